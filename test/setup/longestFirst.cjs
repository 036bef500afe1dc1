const { default: Sequencer } = require('@jest/test-sequencer');

/** Long tests run first, so that none is left running alone at the end. */
const LONGEST = /(http\/fuzz|failures\/(inventory|orders|units)Failures|hostile\/(incomplete|text))\.test\.tsx?$/;

/** In a fresh clone Jest knows no times and starts with the largest file. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(({ path }) => LONGEST.test(path)), ...sorted.filter(({ path }) => !LONGEST.test(path))];
  }
};
