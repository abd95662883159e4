/** The default export of a module, whatever its kind: `import x from` in compiled code. */
exports.__importDefault = (module) => (module?.__esModule ? module : {default: module});
