const { default: Sequencer } = require('@jest/test-sequencer');

/** Takes longer than what would still run beside it, if it came late. */
const LONGEST = /apiDocs\/fuzz\.test\.ts$/;

/** In a fresh clone Jest knows no times and begins with the largest file. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(({ path }) => LONGEST.test(path)), ...sorted.filter(({ path }) => !LONGEST.test(path))];
  }
};
