/** Whether the reader's keyboard has a Command key. Call it in the browser only. */
export function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}
