import type { Score } from '../../../../domain/matching/ranking/scoreUnit';

/** Whether a unit would fit with work if all of the work had a recorded cost. */
export const lacksCost = ({ score, fit }: Pick<Score, 'score' | 'fit'>): boolean =>
  score !== null && fit.class === 'Fits, to be checked' && fit.gaps.every(({ verdict }) => verdict === 'needs work');
