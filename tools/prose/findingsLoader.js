const {statSync} = require('node:fs');
const path = require('node:path');
const {pathToFileURL} = require('node:url');

const root = path.resolve(__dirname, '../..');
const startedAt = Date.now();

let prose;

/** The prose check. Its modules are TypeScript and ES modules, so they load once, on the first change. */
async function lint(file, text) {
  // The CommonJS entry of tsx 4.23.15 looks for its files in a wrong folder.
  prose ??= import('tsx/esm/api').then(({tsImport}) =>
    tsImport('./tools/prose/lint.ts', pathToFileURL(`${root}/`).href),
  );
  return (await prose).lint(file, text);
}

/** Shows what `npm run prose` finds in a page that was changed since the server started. */
module.exports = async function writerFindings(source) {
  const done = this.async();
  const file = path.relative(root, this.resourcePath);
  try {
    if (statSync(this.resourcePath).mtimeMs > startedAt) {
      const {messages} = await lint(file, source);
      for (const {line, column, reason, ruleId} of messages) {
        this.emitWarning(new Error(`${file}:${line ?? 1}:${column ?? 1}: ${reason} (${ruleId})`));
      }
    }
  } catch (error) {
    // A page that cannot be parsed is reported by the loader of MDX.
    this.emitWarning(new Error(`${file}: the prose check failed: ${error.message}`));
  }
  done(null, source);
};
