import fc from 'fast-check';

/** Properties try the same few examples in every run: the same mutants survive, and soon. */
fc.configureGlobal({ seed: 20261122, numRuns: 25 });
