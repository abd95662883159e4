/** How long the host may take to answer, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Reloads the page if its host answers: without it a reload would leave an empty window.
 *
 * @returns whether it does.
 */
export async function reload(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    await fetch(location.href, {method: 'HEAD', cache: 'no-store', signal});
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Whether this session has not yet reloaded this path for want of a part; from now on it has. */
function isFirstTime(): boolean {
  const mark = `reloaded:${location.pathname}`;
  try {
    const isFirst = sessionStorage.getItem(mark) === null;
    sessionStorage.setItem(mark, '');
    return isFirst;
  } catch {
    // Without storage the browser knows how the page came here, which is enough not to reload for ever.
    const [visit] = performance.getEntriesByType('navigation');
    return (visit as PerformanceNavigationTiming | undefined)?.type !== 'reload';
  }
}

/**
 * Reloads the page once for a path and session: after a new version of the site the parts of the old one are gone.
 *
 * @returns whether it does.
 */
export async function reloadOnce(): Promise<boolean> {
  return isFirstTime() && reload();
}
