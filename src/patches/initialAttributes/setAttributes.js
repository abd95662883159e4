/* global addEventListener, document, matchMedia, window */

/**
 * Corrects the attributes that the theme's inline scripts set on `<html>`, before the first paint.
 * The build copies the source of this function into every page, so it must be self-contained.
 * @param {string | undefined} announcement the ID of the announcement, if there is one.
 * @param {string | undefined} mode the color mode of readers who chose none. Undefined: the mode of
 * their system.
 */
module.exports = function setAttributes(announcement, mode) {
  const root = document.documentElement;
  // The theme would hide a new announcement until the next page.
  try {
    if (localStorage.getItem('docusaurus.announcement.id') !== announcement) {
      root.setAttribute('data-announcement-bar-initially-dismissed', 'false');
      localStorage.removeItem('docusaurus.announcement.dismiss');
    }
  } catch {
    // Without storage no announcement was dismissed.
  }
  // The theme accepts any text in the URL or in storage as a color mode.
  if (!/^(dark|light)$/.test(root.getAttribute('data-theme'))) {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    root.setAttribute('data-theme', mode || system);
    root.setAttribute('data-theme-choice', mode || 'system');
  }
  // Docusaurus defines window.docusaurus after all of its scripts have run.
  addEventListener('DOMContentLoaded', () => {
    if (!('docusaurus' in window)) {
      root.setAttribute('data-scripts-failed', '');
    }
  });
};
