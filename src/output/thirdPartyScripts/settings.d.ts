/** Written by thirdPartyScripts. */
declare module '@generated/third-party-scripts/default/settings.json' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- a declared module has no imports by path
  const settings: import('./').ScriptSettings;
  export default settings;
}
