import { fitText, scoreText } from '../../../src/domain/fit/fitWords';
import { aUnit } from '../builders/units';

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
