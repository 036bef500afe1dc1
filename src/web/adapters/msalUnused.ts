/**
 * Takes the place, in the bundle, of parts of MSAL that nothing here ever starts: popups, native brokers and tokens in
 * local storage (12 kB gzip that everybody would load before the first order). The build names them.
 */
function unused(): never {
  throw new Error('This part of MSAL is not in the bundle; see webpack.config.ts.');
}

export {
  unused as LocalStorage,
  unused as PlatformAuthDOMHandler,
  unused as PlatformAuthExtensionHandler,
  unused as PlatformAuthInteractionClient,
  unused as PopupClient,
};
