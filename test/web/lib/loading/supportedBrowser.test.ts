import { transformSync } from 'esbuild';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const SCRIPT = readFileSync('src/web/lib/loading/supportedBrowser.js', 'utf8');

const supported = {
  AbortSignal: Object.assign(() => null, { any: () => null }),
  URL: { canParse: () => true },
  CSS: { supports: () => true },
};

function open(globals: object): void {
  document.body.innerHTML = '<div id="root"><p role="status">Loading SpecAI...</p></div>';
  runInNewContext(SCRIPT, {
    document: {
      addEventListener: (_type: string, say: () => void) => say(),
      createElement: (name: string) => document.createElement(name),
      body: document.body,
    },
    ...globals,
  });
}
const alert = () => document.querySelector('[role=alert]');

test.each([
  ['AbortSignal.any', { ...supported, AbortSignal: () => null }],
  ['any AbortSignal', { ...supported, AbortSignal: undefined }],
  ['URL.canParse', { ...supported, URL: {} }],
  ['a style that the app uses', { ...supported, CSS: { supports: (name: string) => name !== 'selector(:has(a))' } }],
])('a browser without %s gets a message instead of the app', (_, globals) => {
  open(globals);
  expect(alert()).toHaveTextContent('This browser is too old for SpecAI');
  expect(alert()).toHaveTextContent('SpecAI needs Chrome or Edge 120, Firefox 124, Safari 17.4, or later.');
  expect(document.getElementById('root')).toBeNull();
});

test('a supported browser gets the app', () => {
  open(supported);
  expect(alert()).toBeNull();
  expect(document.getElementById('root')).not.toBeNull();
});

test('the oldest browsers can read the check', () => {
  expect(() => transformSync(SCRIPT, { target: 'es5' })).not.toThrow();
});

test('the guide names the versions that the check needs', () => {
  const needed = /SpecAI needs (.*), or later\./.exec(SCRIPT)?.[1];
  expect(readFileSync('docs/operate/deployment.md', 'utf8').replace(/\s+/g, ' ')).toContain(needed);
});
