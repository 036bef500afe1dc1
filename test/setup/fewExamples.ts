import fc from 'fast-check';

/** The same few examples in each run: the same mutants survive, and quickly. */
fc.configureGlobal({ seed: 20261122, numRuns: 25 });
