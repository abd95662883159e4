/* global addEventListener, document, matchMedia, window */

/**
 * Runs in the head of the body, after the scripts of the theme: what they set wrongly is set right before it shows.
 * Its text is put into every page, so it stands on nothing else.
 *
 * @param {string | undefined} announcement the id of the announcement, where there is one.
 * @param {string | undefined} mode the color mode of those who chose none, where it is not that of their system.
 */
module.exports = function settle(announcement, mode) {
  const root = document.documentElement;
  // A new announcement shows at once; the theme would hide it until the next page.
  try {
    if (localStorage.getItem('docusaurus.announcement.id') !== announcement) {
      root.setAttribute('data-announcement-bar-initially-dismissed', 'false');
      localStorage.removeItem('docusaurus.announcement.dismiss');
    }
  } catch {
    // Without storage nothing was dismissed.
  }
  // The theme takes any text in the address or in storage for a color mode.
  if (!/^(dark|light)$/.test(root.getAttribute('data-theme'))) {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    root.setAttribute('data-theme', mode || system);
    root.setAttribute('data-theme-choice', mode || 'system');
  }
  // Docusaurus is there when its scripts have run, and not when one of them is missing.
  addEventListener('DOMContentLoaded', () => {
    if (!('docusaurus' in window)) {
      root.setAttribute('data-lifeless', '');
    }
  });
};
