import { PRELOADS } from './preloads.mjs';

/**
 * Loaded first in each process of the light runner. jest-light-runner 0.8.2 sends every process of a project what it works
 * with as soon as the first one asks, and never again: one that does not listen yet would wait for it forever, and so
 * would the run. It is kept here for the listener to come.
 */
const WORKER_DATA = 'jest-light-runner-worker-data';

let early;
const keep = (message) => {
  if (message?.type === WORKER_DATA) early = message;
};

process.on('newListener', (event, listener) => {
  if (event !== 'message' || listener === keep) return;
  if (early) setImmediate(listener, early);
  else if (!process.listeners('message').includes(keep)) process.on('message', keep);
});

/** A program that a test starts would spend half a second on what this process has preloaded. */
process.env.NODE_OPTIONS = process.env.NODE_OPTIONS?.replace(PRELOADS, '').trim() ?? '';
