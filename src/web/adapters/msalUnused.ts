/**
 * Takes the place, in the bundle, of parts of MSAL that nothing here ever starts: popups, native brokers and tokens in
 * local storage (12 kB gzip that everybody would load before the first order). The build names them.
 */
class Unused {
  constructor() {
    throw new Error('This part of MSAL is not in the bundle; see webpack.config.ts.');
  }
}

export {
  Unused as LocalStorage,
  Unused as PlatformAuthDOMHandler,
  Unused as PlatformAuthExtensionHandler,
  Unused as PlatformAuthInteractionClient,
  Unused as PopupClient,
};
