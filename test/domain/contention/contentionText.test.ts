import { contenderText, contentionText, dueText, fallbackText } from '../../../src/domain/contention/contentionText';
import { aContender } from '../../mocks/contentionAnswer';

test.each([
  [1, true, 'Best for 1 other order'],
  [2, true, 'Best for 2 other orders'],
  [1, false, 'Best for 1 order'],
  [0, true, 'Best for 0 other orders'],
  [1_200, false, 'Best for 1,200 orders'],
])('a unit that is the best for %i orders says so', (count, isOther, text) => {
  expect(contentionText(count, isOther)).toBe(text);
});

test('an order says when it is due', () => {
  expect(dueText({ request_date: '2026-12-04' })).toBe('Due 4 December 2026');
  expect(dueText({ request_date: '2028-02-29' })).toBe('Due 29 February 2028');
  expect(dueText({ request_date: null })).toBe('No due date');
});

const fallback = { serial: '40119035', fit_class: 'Fits' as const, match_score: 0.914, margin: 12_300 };
test.each([
  ['Falls back to unit 40119035 · Fits, 91% · margin $12,300', { fallback }],
  ['Falls back to unit 40119035 · Fits, 91%', { fallback: { ...fallback, margin: null } }],
  ['Falls back to unit 40119035', { fallback: { ...fallback, fit_class: null, match_score: null, margin: null } }],
  ['Falls back to unit 40119035 · Fits · margin $12,300', { fallback: { ...fallback, match_score: null } }],
  [
    'Falls back to unit 40119035 · Fits, 0% · margin -$450',
    { fallback: { ...fallback, match_score: 0, margin: -450 } },
  ],
  ['Falls back to unit 40119035 · Fits, 100% · margin $0', { fallback: { ...fallback, match_score: 1, margin: 0 } }],
  ['No other unit in stock fits, with or without work', { fallback: null }],
  ['No other unit in stock fits, with or without work', { fallback: null, is_fallback_pending: null }],
  ['The unit after it is taken; the next one is not known yet', { fallback, is_fallback_pending: true }],
  ['The unit after it is taken; the next one is not known yet', { fallback: null, is_fallback_pending: true }],
])('%s', (text, order) => {
  expect(fallbackText(aContender(order))).toBe(text);
});

test.each([
  ['Due 4 December 2026 · Fits with work, 88%', { fit_class: 'Fits with work', match_score: 0.88 }],
  ['Due 4 December 2026 · 88%', { fit_class: null, match_score: 0.88 }],
  ['Due 4 December 2026', { fit_class: null, match_score: null }],
] as const)('%s', (text, order) => {
  expect(contenderText(aContender(order))).toBe(text);
});
