import {
  CAPPED_SCORE,
  GRADES,
  isFailed,
  judgedFeatures,
  WEIGHTS,
  type JudgedFeature,
  type Judgement,
} from '../features/verdict';

/** Several judgements added up; tallies of the parts of a unit add up to the tally of the unit. */
export interface Tally {
  /** Of FULL_SCORE, before the cap. */
  points: number;
  /** Features that need work or stay open. */
  gaps: number;
  /** A phase, voltage or BIL failed. */
  isCapped: boolean;
  turnPull: boolean;
  feedConversion: boolean;
  fr3Fill: boolean;
}

const DECISIVE: ReadonlySet<JudgedFeature> = new Set<JudgedFeature>([
  'phase_match',
  'primary_voltage_match',
  'secondary_voltage_match',
  'bil',
]);

export const emptyTally: Tally = {
  points: 0,
  gaps: 0,
  isCapped: false,
  turnPull: false,
  feedConversion: false,
  fr3Fill: false,
};

/** The tally of a single judgement. */
export function tallyOne(feature: JudgedFeature, judgement: Judgement): Tally {
  const failed = isFailed(judgement);
  return {
    points: WEIGHTS[feature] * GRADES[judgement.verdict],
    gaps: failed || judgement.verdict === 'work' ? 1 : 0,
    isCapped: failed && DECISIVE.has(feature),
    turnPull: judgement.work === 'turnPull',
    feedConversion: judgement.work === 'feedConversion',
    fr3Fill: judgement.work === 'fr3Fill',
  };
}

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    points: a.points + b.points,
    gaps: a.gaps + b.gaps,
    isCapped: a.isCapped || b.isCapped,
    turnPull: a.turnPull || b.turnPull,
    feedConversion: a.feedConversion || b.feedConversion,
    fr3Fill: a.fr3Fill || b.fr3Fill,
  };
}

/** The tally of as many judgements as there are. */
export function tallyOf(judgements: Readonly<Partial<Record<JudgedFeature, Judgement>>>): Tally {
  return judgedFeatures.reduce((sum, feature) => {
    const judgement = judgements[feature];
    return judgement ? addTallies(sum, tallyOne(feature, judgement)) : sum;
  }, emptyTally);
}

/** Points after the cap. */
export const scorePoints = (points: number, isCapped: boolean): number =>
  isCapped ? Math.min(points, CAPPED_SCORE) : points;
