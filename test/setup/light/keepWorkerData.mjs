import { PRELOADS } from './preloads.mjs';

/**
 * Loaded first in each process of the light runner. jest-light-runner 0.8.2 sends its data to every process of a
 * project at the first request, and never again: a process that does not listen yet would hang the run. The data is
 * stored here for the later listener.
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

/** A program that a test starts would spend half a second on these preloads. */
process.env.NODE_OPTIONS = process.env.NODE_OPTIONS?.replace(PRELOADS, '').trim() ?? '';
