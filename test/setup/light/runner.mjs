import { createRunner } from 'jest-light-runner';
import { PRELOADS } from './preloads.mjs';

/** A file of tests that takes longer, ms, is named: the light runner knows no time limit. */
const LONG_MS = 3 * 60_000;

process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${PRELOADS}`.trim();

/**
 * Runs the files of a project one after the other in a few processes that keep what they have loaded, as Babel and Prettier
 * do. Jest's own runner loads every module anew for each file, which is half of the time of a small one.
 */
export default class extends createRunner({ runtime: 'child_process' }) {
  /** With one worker it would run all projects in this process, one of them in the other's window or without any. */
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
