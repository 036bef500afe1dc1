import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const SCRIPT = readFileSync('src/web/loading/preloadScreen.js', 'utf8');
const FILES = [
  '/main.js',
  '/config.js',
  '/app.js',
  '/shared.js',
  '/orders.js',
  '/comparison.js',
  '/unit.js',
  '/first.js',
];
const CHUNKS = {
  main: [0],
  config: [1],
  'signed-in': [2, 3],
  orders: [3, 4],
  comparison: [3, 5],
  unit: [6],
  'first-calls': [7],
};

/** Runs what stands in the page at this address, and returns the files that it asks for. */
function preloadedAt(pathname: string, hint: string | null): string[] {
  document.head.innerHTML = `<script nonce="n" id="files" type="application/json"></script>`;
  document.getElementById('files')!.textContent = JSON.stringify({ files: FILES, chunks: CHUNKS });
  const page = {
    currentScript: { nonce: 'n' },
    head: document.head,
    getElementById: (id: string) => document.getElementById(id),
    createElement: (name: string) => document.createElement(name),
  };
  const sessionStorage = { getItem: (key: string) => (key === 'specai.auth' ? hint : null) };
  runInNewContext(SCRIPT, { document: page, sessionStorage, location: { pathname } });
  const scripts = [...document.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  expect(scripts).toEqual(hint === null ? [] : ['/first.js']);
  const links = [...document.head.querySelectorAll('link')];
  expect(links.every((link) => link.nonce === 'n' && link.rel === 'preload')).toBe(true);
  return links.map((link) => link.getAttribute('href') ?? '');
}

const APP = ['/config.js', '/app.js', '/shared.js'];

test.each([
  ['/', [...APP, '/shared.js', '/orders.js']],
  ['/order/10001', [...APP, '/shared.js', '/comparison.js']],
  ['/unit/490417', [...APP, '/unit.js']],
  ['/nowhere', APP],
])(
  'signed in at %s, the page asks for the files of the app and of that screen at once, and runs the first calls',
  (pathname, files) => {
    expect(preloadedAt(pathname, '1')).toEqual(files);
  },
);

test('without a sign-in to resume, nothing is asked for early', () => {
  expect(preloadedAt('/', null)).toEqual([]);
});
