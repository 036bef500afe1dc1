import { isKnown, type Since } from '../../../../../src/server/repositories/orders/kept/moments';

const then = { snapshot: '10:20:', source: 'one/1/2', isStandby: false };
const since: Since = {
  ...then,
  snapshot: '11:21:',
  isGone: false,
  isSame: false,
  lostOrders: false,
  lostMatches: false,
};

test.each<[string, Partial<Since>, boolean, boolean]>([
  ['every change is known', {}, true, true],
  ['nothing changed', { isSame: true }, true, true],
  ['another database, or one that was restored, answers', { source: 'other/1/2' }, true, false],
  ['a standby answers', { isStandby: true }, true, false],
  ['what changed was forgotten', { isGone: true }, true, false],
  ['more orders changed than are told one by one', { lostOrders: true }, false, false],
  ['more judgements changed than are told one by one', { lostMatches: true }, true, false],
  ['more judgements changed than are told, which do not matter', { lostMatches: true }, false, true],
])('where %s, figures can be brought up to date or not', (_what, change, readsMatches, expected) => {
  expect(isKnown(then, { ...since, ...change }, readsMatches)).toBe(expected);
});
