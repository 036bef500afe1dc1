const { default: Sequencer } = require('@jest/test-sequencer');

/** Take longer than what would still run beside them, if they came late. */
const LONGEST = /(plugins\/fuzz|failures\/(inventory|orders|units)Failures|hostile\/(incomplete|text))\.test\.tsx?$/;

/** In a fresh clone Jest knows no times and begins with the largest file. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(({ path }) => LONGEST.test(path)), ...sorted.filter(({ path }) => !LONGEST.test(path))];
  }
};
