import {cookie3Analytics} from '@cookie3/analytics';

export const analytics = cookie3Analytics({
  siteId: 1234, // from your Cookie3 dashboard
  autoDetectWalletAddresses: true,
});

/** Call this on every page and on every route change. */
export function trackPage(): void {
  analytics.trackPageView();
}

/** Call this when a receipt says that the transaction was successful. */
export function trackMint(): void {
  analytics.trackEvent({category: 'Linea', action: 'Mint'});
}
