import { createRunner } from 'jest-light-runner';
import { PRELOADS } from './preloads.mjs';

/** The light runner has no time limit, so it reports files that take longer, ms. */
const LONG_MS = 3 * 60_000;

process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${PRELOADS}`.trim();

/**
 * Runs the files of a project in sequence in a few processes that cache modules. Jest's own runner loads every module
 * again for each file, half of the time of a small one.
 */
export default class extends createRunner({ runtime: 'child_process' }) {
  /** With one worker it would run all projects in this process, with the wrong window. */
  constructor(globalConfig, ...rest) {
    super({ ...globalConfig, maxWorkers: Math.max(2, globalConfig.maxWorkers) }, ...rest);
  }

  runTests(tests, watcher, onStart, onResult, onFailure) {
    const timers = new Map();
    const name = (test) => console.error(`${test.path} is still running after ${LONG_MS / 60_000} minutes`);
    const begin = (test) => {
      timers.set(test, setInterval(name, LONG_MS, test));
      return onStart(test);
    };
    const ending = (end) => (test, outcome) => {
      clearInterval(timers.get(test));
      return end(test, outcome);
    };
    return super.runTests(tests, watcher, begin, ending(onResult), ending(onFailure));
  }
}
