import { fitClasses } from '../../../src/contract/units/unit';
import { fitClassOf, fitGroup, isCovering, matchPercent, fitText, scoreText } from '../../../src/domain/fit/fitClass';
import { aUnit } from '../builders/units';

const fitting = (name: string | null, can_serve: boolean | null = true) =>
  aUnit({ fit: name && { class: name, gaps: [] }, can_serve });

test.each([
  ['Fits with work', true, 'Fits with work'],
  ['Does not fit', false, 'Does not fit'],
  [null, false, 'Does not fit'],
  [null, true, null],
  [null, null, null],
])('a unit of class %p that can serve as %p says is of class %p', (name, canServe, expected) => {
  expect(fitClassOf(fitting(name, canServe))).toBe(expected);
});

test('only units that fit, or fit with work, fill an order', () => {
  expect(fitClasses.filter(isCovering)).toEqual(['Fits', 'Fits with work']);
  expect(isCovering(null)).toBe(false);
});

test('units that fill an order are one group, and each lower class is the next', () => {
  expect(fitClasses.map((each) => fitGroup(fitting(each)))).toEqual([0, 0, 1, 2, 3]);
  expect(fitGroup(fitting(null, null))).toBe(0);
  expect(fitGroup(fitting(null, false))).toBe(3);
});

test.each([
  [0.9744, 97],
  [0.975, 98],
  [0.285, 29],
  [0.2849, 28],
  [0.575, 58],
  [0.4, 40],
  [0.0049, 0],
  [0.005, 1],
  [0.9949, 99],
  [1, 100],
  [0, 0],
  [1.2, 100],
  [-0.1, 0],
  [null, null],
])('a score of %p is %p percent', (score, percent) => {
  expect(matchPercent(score)).toBe(percent);
});

test('every score of whole points, 10,000 in all, is rounded as whole numbers are: half a percent up', () => {
  const points = Array.from({ length: 10_001 }, (_, point) => point);
  const wrong = points.filter((point) => matchPercent(point / 10_000) !== Math.floor((point + 50) / 100));
  expect(wrong).toEqual([]);
});

const check = { class: 'Fits, to be checked', gaps: [] };

test.each([
  [{ fit: { class: 'Fits', gaps: [] }, match_score: 1 }, '100%', 'Fits · 100%'],
  [{ fit: check, match_score: null }, 'Not judged', 'Fits, to be checked · Not judged'],
  [{ can_serve: false, match_score: 0.4 }, '40%', 'Does not fit · 40%'],
  [{ match_score: 0.97 }, '97%', '97%'],
  [{}, 'N/A', 'N/A'],
])('of %j, the score reads %p and the fit %p', (unit, score, fit) => {
  expect(scoreText(aUnit(unit))).toBe(score);
  expect(fitText(aUnit(unit))).toBe(fit);
});
