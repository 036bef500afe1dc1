/** Loaded first in each process that tests the browser app: Node's globals and those of one window. */
import { register } from 'node:module';
import { runInNewContext } from 'node:vm';
import { JSDOM } from 'jsdom';

/** The globals that jest-fixed-jsdom takes from Node, and timers, since libraries of the runner need Node's objects. */
const NODES_OWN =
  `TextDecoder TextEncoder TextDecoderStream TextEncoderStream ReadableStream Blob Headers FormData Request
  Response fetch AbortController AbortSignal structuredClone URL URLSearchParams BroadcastChannel TransformStream WritableStream
  atob btoa console performance queueMicrotask setTimeout clearTimeout setInterval clearInterval`.split(/\s+/);

const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true });

function expose(name, here, there) {
  const set = (value) => {
    here[name] = value;
  };
  Object.defineProperty(there, name, { configurable: true, enumerable: true, get: () => here[name], set });
}

const known = new Set([...NODES_OWN, ...runInNewContext('Object.getOwnPropertyNames(globalThis)')]);
const isOfTheWindow = (name) => !known.has(name) && !name.startsWith('_');
/** Missing in jsdom; test/setup/web.ts or a test library adds them. */
const ADDED = ['CSS', 'ResizeObserver', 'matchMedia'];
for (const name of [...Object.getOwnPropertyNames(window).filter(isOfTheWindow), ...ADDED])
  expose(name, window, globalThis);
for (const name of NODES_OWN) expose(name, globalThis, window);

/** Only webpack reads the style sheets of components. */
const styleSheets = `export const load = (url, context, next) =>
  url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context);`;
register(`data:text/javascript,${encodeURIComponent(styleSheets)}`);

/** With these React traces every rendering for developer tools, a tenth of the time of tests. */
for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name);

/** test/setup/web.ts cleans up instead. */
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
