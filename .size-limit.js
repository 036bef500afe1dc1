/** How much JavaScript a person loads, gzipped, until a screen is complete. Measured on the files of the last build. */
import { readFileSync } from 'node:fs';

const chunks = JSON.parse(readFileSync('dist/web.chunks.json', 'utf8'));

const filesOf = (...names) => {
  const missing = names.filter((name) => !chunks[name]);
  if (missing.length > 0) throw new Error(`The build has no chunk ${missing.join(', ')}.`);
  const files = names.flatMap((name) => chunks[name]).filter((file) => file.endsWith('.js'));
  return [...new Set(files)].map((file) => `dist/web/${file}`);
};

/** Where the tab keeps a valid token, single sign-on is loaded when the page is idle. */
const signedIn = ['main', 'config', 'signed-in'];

export default [
  { name: 'sign-in screen', path: filesOf('main', 'sign-in'), limit: '118 kB', gzip: true },
  { name: 'open orders, signed in', path: filesOf(...signedIn, 'orders'), limit: '260 kB', gzip: true },
  { name: 'comparison, signed in', path: filesOf(...signedIn, 'comparison'), limit: '335 kB', gzip: true },
  { name: 'requests, signed in', path: filesOf(...signedIn, 'request'), limit: '300 kB', gzip: true },
  { name: 'overview, signed in', path: filesOf(...signedIn, 'overview'), limit: '271 kB', gzip: true },
  { name: 'single sign-on', path: filesOf('msal'), limit: '68 kB', gzip: true },
  { name: 'sign-in return page', path: filesOf('authRedirect'), limit: '10 kB', gzip: true },
];
