import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

interface Connection {
  effectiveType?: string;
}

/** Firefox for Android has `navigator.connection` without `effectiveType`, which Docusaurus reads at every link. */
function defineConnectionSpeed(): void {
  const {connection} = navigator as {readonly connection?: Connection};
  if (connection) {
    connection.effectiveType ??= '';
  }
}

/**
 * The theme handles storage that throws an error or is `null`. Browsers without storage may have `undefined` instead:
 * here it becomes `null`, with a warning.
 */
function defineMissingStorage(): void {
  try {
    if (!(window.localStorage as Storage | null)) {
      console.warn('Browser storage is not available. Settings are not kept.');
      Object.defineProperty(window, 'localStorage', {value: null});
    }
  } catch {
    // The theme itself warns when storage throws an error.
  }
}

if (ExecutionEnvironment.canUseDOM) {
  defineConnectionSpeed();
  defineMissingStorage();
}
