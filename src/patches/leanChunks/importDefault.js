/** Makes a module with and without a default export look the same, as compiled code expects of `tslib`. */
exports.__importDefault = (module) => (module?.__esModule ? module : {default: module});
