/** The time limit for the host's response, in milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Reloads the page if its host responds. Without a connection, a reload would leave an empty window.
 *
 * @returns whether the page reloads.
 */
export async function reload(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await fetch(location.href, {method: 'HEAD', cache: 'no-store', signal});
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Whether this path has not been reloaded in this session. The call marks it as reloaded. */
function isFirstTime(): boolean {
  const mark = `reloaded:${location.pathname}`;
  try {
    const isFirst = sessionStorage.getItem(mark) === null;
    sessionStorage.setItem(mark, '');
    return isFirst;
  } catch {
    // Without storage, the navigation type prevents an endless reload.
    const [visit] = performance.getEntriesByType('navigation');
    return (visit as PerformanceNavigationTiming | undefined)?.type !== 'reload';
  }
}

/**
 * Reloads the page once for each path and session. A new deployment removes the chunks of the old build.
 *
 * @returns whether the page reloads.
 */
export async function reloadOnce(): Promise<boolean> {
  return isFirstTime() && reload();
}
