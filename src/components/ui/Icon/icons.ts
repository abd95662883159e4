// The icons of this site: paths in a viewBox of 24 units.

export const searchIcon = 'M16.2 16.2 21 21M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z';
export const clearIcon = 'M6 6l12 12M18 6 6 18';
export const pageIcon = 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6';
export const sectionIcon = 'M9 4 7 20M17 4l-2 16M4 9h17M3 15h17';
export const textIcon = 'M4 6h16M4 11h16M4 16h10';
export const walletIcon =
  'M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5V17a2.5 2.5 0 0 0 2.5 2.5H20V8H6M16 13.700h.1';
export const dropIcon =
  'M12 3.5c3.600 4.100 5.5 7.200 5.5 10a5.5 5.5 0 0 1-11 0c0-2.800 1.900-5.900 5.5-10ZM9.5 14.5a2.600 2.600 0 0 0 2.200 2.300';
export const deployIcon = 'M12 15V4M8 8l4-4 4 4M4 15v5h16v-5';
export const bridgeIcon =
  'M3 18v-5c3 0 5.5-2.5 5.5-6h7c0 3.5 2.5 6 5.5 6v5M8.5 7v11M15.5 7v11M3 15h18';
export const nodeIcon = 'M4 4h16v6H4zM4 14h16v6H4zM8 7h.1M8 17h.1M12 7h4M12 17h4';
export const terminalIcon = 'M4 5h16v14H4zM8 10l3 2.5L8 15M13 15h3';
export const enlargeIcon = 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7';
export const externalIcon = 'M6 18 17.5 6.5M9 6h9v9';
export const sidebarIcon = 'M4 5h16v14H4zM9.5 5v14';
export const copyIcon = 'M8.5 8.5V4h11.5v11.5h-4.5M4 8.5h11.5V20H4z';
export const checkIcon = 'm4.5 12.5 5 5L19.5 7';
export const wrapIcon = 'M3 6h18M3 12h14a3.4 3.4 0 0 1 0 6.8h-5m3-3-3 3 3 3M3 18.8h4.5';
/** A sun, and beside it, out of view, a moon. `ColorModeToggle` shows the moon in dark mode. */
export const colorModeIcon =
  'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 3v1M12 20v1M3 12h1M20 12h1M5.600 5.600l.7.7M17.700 17.700l.7.7M5.600 18.400l.7-.7M17.700 6.300l.7-.7M44 14.5A8.500 8.500 0 1 1 33.500 4a7 7 0 0 0 10.500 10.500';
