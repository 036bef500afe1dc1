/**
 * Takes the place, in the bundle, of parts of packages that nothing here ever starts: about 20 kB gzip that everybody
 * would load before the first order. The build names them and says why.
 */
function unused(): never {
  throw new Error('This part of a package is not in the bundle; see webpack.config.ts.');
}

/** MSAL asks it before every request. */
const isPlatformAuthAllowed = () => false;

/** MSAL makes one at its start, asks nothing of it while requests are of the Bearer scheme, and clears it at logout. */
class TokenBindingKeyManager {
  clearKeystore = () => Promise.resolve();
}

/** MSAL makes one for every authority, and asks it where a region is to be found. */
class RegionDiscovery {
  detectRegion = unused;
}

export {
  isPlatformAuthAllowed,
  RegionDiscovery,
  TokenBindingKeyManager,
  unused as cancelPendingPopupPollingResponse,
  unused as DpopProofGenerator,
  unused as getPlatformAuthProvider,
  unused as isFatalNativeAuthError,
  unused as LocalStorage,
  unused as monitorPopupForHash,
  unused as NativeAuthError,
  unused as PlatformAuthInteractionClient,
  unused as PopTokenGenerator,
  unused as PopupClient,
  unused as prefix,
  unused as SilentAuthCodeClient,
};
