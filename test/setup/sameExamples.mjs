import fc from 'fast-check';

/** `npm test` draws the same random examples each time, the exhaustive ring new ones (docs/decisions/0042). */
if (process.env.EXHAUSTIVE !== '1') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20261128 });
