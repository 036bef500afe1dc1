import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const SCRIPT = readFileSync('src/web/lib/loading/loadEntry.js', 'utf8');
const FILE = '/assets/main.1.js';

let remembered: Record<string, string>;
let reloads: number;
let waits: number[];
let onError: (event: { target: Element | null }) => void;
beforeEach(() => {
  remembered = {};
  [reloads, waits] = [0, []];
});

function open(): void {
  document.head.innerHTML = `<script defer data-entry="0" src="${FILE}"></script>`;
  document.body.innerHTML = '<div id="root"><p role="status">Loading SpecAI...</p></div>';
  runInNewContext(SCRIPT, {
    document,
    addEventListener: (_type: string, listener: typeof onError) => (onError = listener),
    sessionStorage: {
      getItem: (key: string) => remembered[key] ?? null,
      setItem: (key: string, value: string) => (remembered[key] = value),
    },
    localStorage: {},
    location: { reload: () => (reloads += 1) },
    setTimeout: (work: () => void, ms: number) => {
      waits.push(ms);
      work();
    },
  });
}
const file = () => document.head.querySelector('script');
const fail = (times: number) => {
  for (let time = 1; time <= times; time += 1) onError({ target: file() });
};

test('a missing file is requested again with all attributes of the first request', () => {
  open();
  file()!.nonce = 'of this page';
  const first = file();
  fail(1);
  expect(file()).not.toBe(first);
  expect(file()).toHaveAttribute('src', FILE);
  expect(file()).toHaveAttribute('defer');
  expect(file()!.nonce).toBe('of this page');
  expect(reloads).toBe(0);
});

test('a file that stays missing reloads the page once; then the page says so', () => {
  open();
  fail(8);
  expect([reloads, waits.length]).toEqual([1, 7]);
  open();
  fail(8);
  expect(reloads).toBe(1);
  expect(document.querySelector('[role=alert]')).toHaveTextContent('SpecAI could not be loaded');
  document.querySelector('button')!.click();
  expect(reloads).toBe(2);
});

test('other failures on the page are ignored', () => {
  open();
  onError({ target: document.body.appendChild(document.createElement('img')) });
  onError({ target: null });
  expect([reloads, waits.length]).toEqual([0, 0]);
});

test.each(['sessionStorage', 'localStorage'])('if the browser blocks %s, the page says so', (blocked) => {
  const listeners = new Map<string, () => void>();
  const context = {
    document,
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    ...{ sessionStorage: {}, localStorage: {} },
  };
  Object.defineProperty(context, blocked, {
    get: () => {
      throw new Error('The request was denied.');
    },
  });
  document.body.innerHTML = '<div id="root"><p role="status">Loading SpecAI...</p></div>';
  runInNewContext(SCRIPT, context);
  listeners.get('DOMContentLoaded')!();
  expect(document.querySelector('[role="alert"]')).toHaveTextContent('SpecAI cannot store data in this browser');
  expect(document.body).not.toHaveTextContent('Loading');
});
