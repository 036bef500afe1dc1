/** Loaded first in each process of the light runner that tests the browser app: Node's globals and those of one window. */
import { register } from 'node:module';
import { runInNewContext } from 'node:vm';
import { JSDOM } from 'jsdom';

/** What jest-fixed-jsdom leaves to Node; and timers, since Node's are objects that libraries of the runner rely on. */
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
/** What jsdom lacks and test/setup/web.ts or a library of tests adds. */
const ADDED = ['CSS', 'ResizeObserver', 'matchMedia'];
for (const name of [...Object.getOwnPropertyNames(window).filter(isOfTheWindow), ...ADDED])
  expose(name, window, globalThis);
for (const name of NODES_OWN) expose(name, globalThis, window);

/** Style sheets that a component imports are for webpack. */
const styleSheets = `export const load = (url, context, next) =>
  url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context);`;
register(`data:text/javascript,${encodeURIComponent(styleSheets)}`);

/** By these React times and traces every rendering for developer tools, which nobody looks at here: a tenth of what tests take. */
for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name);

/** Testing Library would do at its import what every file needs: test/setup/web.ts does it. */
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
