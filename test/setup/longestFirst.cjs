/** Long tests run first, so that none is left running alone at the end. */
const LONGEST = /(http\/fuzz|failures\/(inventory|orders|units)Failures|hostile\/(incomplete|text))\.test\.tsx?$/;

const size = ({ path, context }) => (LONGEST.test(path) ? Infinity : (context.hasteFS.getSize(path) ?? 0));

/** The largest files come next. Keeps no times and no failures of earlier runs. */
module.exports = class LongestFirst {
  sort(tests) {
    return tests.toSorted((a, b) => (size(a) === size(b) ? 0 : size(b) - size(a)));
  }

  allFailedTests() {
    throw new Error('--onlyFailures needs the failures of earlier runs, which are not kept.');
  }

  cacheResults() {}
};
