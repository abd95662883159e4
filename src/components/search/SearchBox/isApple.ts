/** Whether the reader's keyboard has a command key. Known in the browser only. */
export function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}
