/** The only function of `tslib` in use: gives modules without a default export one. */
exports.__importDefault = (module) => (module?.__esModule ? module : {default: module});
