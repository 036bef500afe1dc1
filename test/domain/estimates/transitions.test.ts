import { estimateStates, estimateSteps, type EstimateState } from '../../../src/contract/estimates/states';
import { permissionsOf } from '../../../src/domain/access/access';
import {
  canLapse,
  NEEDS_REASON,
  nextState,
  STEP_NEEDS,
  isReopened,
  reopenReason,
} from '../../../src/domain/estimates/transitions';

/** As docs/guide/using-it.md has them, with what a save and a change of the grounds bring about. */
const ways: Readonly<Record<EstimateState, string>> = {
  draft: 'save draft, propose proposed',
  proposed: 'save draft, lapse lapsed, approve approved, return returned, quote quoted',
  approved: 'save draft, lapse lapsed, return returned, quote quoted',
  returned: 'save draft, propose proposed',
  lapsed: 'save draft, propose proposed, lose lost',
  quoted: 'save draft, lapse lapsed, consent quoted, win won, lose lost',
  won: 'reopen quoted',
  lost: '',
};
const events = ['save', 'lapse', 'reopen', ...estimateSteps] as const;

test.each(estimateStates)('from %s an estimate goes these ways and no other', (state) => {
  const led = events.flatMap((event) => {
    const next = nextState(state, event);
    return next === null ? [] : [`${event} ${next}`];
  });
  expect(led.join(', ')).toBe(ways[state]);
});

test('a save takes every estimate that is still open back to a draft, and none that was won or lost', () => {
  const saved = estimateStates.filter((state) => nextState(state, 'save') !== null);
  expect(saved).toEqual(estimateStates.filter((state) => state !== 'won' && state !== 'lost'));
  expect(new Set(saved.map((state) => nextState(state, 'save')))).toEqual(new Set(['draft']));
});

test('only what is promised by its figures lapses', () => {
  expect(estimateStates.filter(canLapse)).toEqual(['proposed', 'approved', 'quoted']);
});

test('every estimate that is not won or lost can still be won, and can be lost', () => {
  const reaches = (from: EstimateState, goal: EstimateState): boolean => {
    const seen = new Set([from]);
    for (const state of seen)
      for (const event of events) {
        const next = nextState(state, event);
        if (next !== null) seen.add(next);
      }
    return seen.has(goal);
  };
  const open = estimateStates.filter((state) => state !== 'won' && state !== 'lost');
  expect(open.filter((state) => reaches(state, 'won') && reaches(state, 'lost'))).toEqual(open);
  // Reopened, it can be won again, lost or changed.
  expect(estimateStates.filter((state) => !reaches('won', state))).toEqual([]);
  expect(estimateStates.filter((state) => reaches('lost', state))).toEqual(['lost']);
});

test('nothing is quoted that was not proposed, and nothing won that was not quoted', () => {
  const from = (step: (typeof estimateSteps)[number]) =>
    estimateStates.filter((state) => nextState(state, step) !== null);
  expect(from('quote')).toEqual(['proposed', 'approved']);
  expect(from('win')).toEqual(['quoted']);
  expect(from('approve')).toEqual(['proposed']);
});

test('sales leads an estimate but approves and returns none; who wins one needs to be allowed to reserve its unit', () => {
  const sales = permissionsOf(['sales'], 'roles');
  expect(estimateSteps.filter((step) => !sales.has(STEP_NEEDS[step]))).toEqual(['approve', 'return']);
  expect(STEP_NEEDS.win).toBe('reserve');
});

test('who returns or loses an estimate says why, and a consent has a note', () => {
  expect(estimateSteps.filter((step) => NEEDS_REASON.includes(step))).toEqual(['return', 'consent', 'lose']);
});

test.each([
  [null, 'Unit 0484872 was released.'],
  [' ', 'Unit 0484872 was released.'],
  ['customer canceled', 'Unit 0484872 was released (customer canceled).'],
  ['Customer canceled. ', 'Unit 0484872 was released (Customer canceled).'],
  ['It leaks!', 'Unit 0484872 was released (It leaks!).'],
])('a release with the reason %j reads as one sentence', (given, sentence) => {
  expect(reopenReason('0484872', given)).toBe(sentence);
});

test.each([
  [[], false],
  [['win'], false],
  [['win', 'reopen'], true],
  [['win', 'reopen', 'win'], false],
])('after the steps %j an estimate is reopened: %s', (steps, expected) => {
  expect(isReopened(steps.map((step) => ({ step })))).toBe(expected);
});
