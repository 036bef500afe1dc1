import fc from 'fast-check';

/** Properties try the same examples in every run, so that the same mutants survive. */
fc.configureGlobal({ seed: 20261122 });
