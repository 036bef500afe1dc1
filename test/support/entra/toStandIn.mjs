/**
 * Loaded into the product's server before it starts: what it fetches of login.microsoftonline.com comes from the stand-in.
 * A browser is told so by an argument; Node has none.
 */
const { fetch } = globalThis;
const toStandIn = (address) => {
  const url = new URL(address instanceof Request ? address.url : address);
  if (url.host === 'login.microsoftonline.com') url.host = `localhost:${process.env.ENTRA_STAND_IN_PORT}`;
  return url;
};

globalThis.fetch = (address, options) => fetch(toStandIn(address), options);
