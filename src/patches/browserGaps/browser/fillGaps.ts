import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

interface Connection {
  effectiveType?: string;
}

/** Firefox for Android knows a connection without a speed, which every link asks for. */
function giveConnectionSpeed(): void {
  const {connection} = navigator as {readonly connection?: Connection};
  if (connection) {
    connection.effectiveType ??= '';
  }
}

/** The theme warns of storage that throws, and knows `null`: browsers that have none may say nothing or `undefined`. */
function warnOfNoStorage(): void {
  try {
    if (!(window.localStorage as Storage | null)) {
      console.warn('Browser storage is not available. Settings are not kept.');
      Object.defineProperty(window, 'localStorage', {value: null});
    }
  } catch {
    // The theme warns of this.
  }
}

if (ExecutionEnvironment.canUseDOM) {
  giveConnectionSpeed();
  warnOfNoStorage();
}
