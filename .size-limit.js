/** How much JavaScript a person loads, gzipped, until a screen is complete. Measured on the files of the last build. */
import { readFileSync } from 'node:fs';

const chunks = JSON.parse(readFileSync('dist/web.chunks.json', 'utf8'));

const filesOf = (...names) => {
  const missing = names.filter((name) => !chunks[name]);
  if (missing.length > 0) throw new Error(`The build has no chunk ${missing.join(', ')}.`);
  const files = names.flatMap((name) => chunks[name]).filter((file) => file.endsWith('.js'));
  return [...new Set(files)].map((file) => `dist/web/${file}`);
};

const signedIn = ['main', 'config', 'msal', 'signed-in'];

export default [
  { name: 'sign-in screen', path: filesOf('main', 'sign-in'), limit: '120 kB', gzip: true },
  { name: 'open orders, signed in', path: filesOf(...signedIn, 'orders'), limit: '312 kB', gzip: true },
  { name: 'comparison, signed in', path: filesOf(...signedIn, 'comparison'), limit: '368 kB', gzip: true },
  { name: 'overview, signed in', path: filesOf(...signedIn, 'overview'), limit: '318 kB', gzip: true },
  { name: 'sign-in return page', path: filesOf('authRedirect'), limit: '10 kB', gzip: true },
];
