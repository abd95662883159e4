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

/** Some browsers have no storage instead of one that throws, of which the theme would warn. */
function warnOfNoStorage(): void {
  try {
    if (!(window.localStorage as Storage | null)) {
      console.warn('Browser storage is not available. Settings are not kept.');
    }
  } catch {
    // The theme warns of this.
  }
}

if (ExecutionEnvironment.canUseDOM) {
  giveConnectionSpeed();
  warnOfNoStorage();
}
