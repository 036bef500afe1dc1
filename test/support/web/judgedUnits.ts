import { type FeatureVerdict, type Unit, featureVerdictSchema } from '../../../src/contract/units/unit';
import { aUnit, everyFeatureMatches } from './builders';

export const aFeatureVerdict = (change: Partial<FeatureVerdict> & Pick<FeatureVerdict, 'feature'>): FeatureVerdict => ({
  ...featureVerdictSchema.parse({ required: 'Asked', actual: 'Asked', verdict: 'exact', points: 0, weight: 0 }),
  ...change,
});

const noAddOns = {
  fr3_cost: 0,
  turn_pull_cost: 0,
  feed_conversion_cost: 0,
  replacement_cabinet_cost: 0,
  retank_cost: 0,
};

/** A unit that serves the requirement of `aRequirement` once its primary is turned down by a turn pull of $2,300. */
export const aUnitThatNeedsWork = (change: Partial<Unit> = {}): Unit =>
  aUnit({
    serial: 'IC-1002',
    primary_voltage: '13.2',
    match_score: 0.87,
    requires_turn_pull: true,
    feature_match: { ...everyFeatureMatches, primary_voltage_match: false },
    jcm_total_cost: 16900,
    jcm_result: { cost_breakdown: { ...noAddOns, turn_pull_cost: 2300 } },
    fit: {
      class: 'Fits with work',
      gaps: [
        {
          feature: 'primary_voltage_match',
          verdict: 'needs work',
          text: 'Primary Voltage: Required 12470 V, unit 13200 V: turn pull, $2,300',
        },
      ],
    },
    margin: 20800,
    margin_percentage: 52,
    needed_work: [{ work: 'turnPull', cost: 2300 }],
    score_details: [
      aFeatureVerdict({
        feature: 'primary_voltage_match',
        required: '12470',
        actual: '13200',
        verdict: 'needs work',
        points: 0.1,
        weight: 0.2,
        note: 'Required 12470 V, unit 13200 V: turn pull, $2,300.',
      }),
    ],
    ...change,
  });

export const aUnitThatCannotServe = (change: Partial<Unit> = {}): Unit =>
  aUnit({
    serial: 'IC-1003',
    kva_rating: 75,
    match_score: 0.4,
    can_serve: false,
    fit: {
      class: 'Does not fit',
      gaps: [
        {
          feature: 'power_rating_match',
          verdict: 'does not fit',
          text: 'KVA Rating: Required 500 kVA, unit 75 kVA: too small',
        },
      ],
    },
    feature_match: { ...everyFeatureMatches, power_rating_match: false },
    score_details: [
      aFeatureVerdict({
        feature: 'power_rating_match',
        required: '500 kVA',
        actual: '75 kVA',
        verdict: 'does not fit',
        weight: 0.2,
        note: 'Required 500 kVA, unit 75 kVA: too small.',
      }),
    ],
    ...change,
  });

export const aUnitToRewind = (change: Partial<Unit> = {}): Unit =>
  aUnitThatNeedsWork({
    fit: {
      class: 'Fits, to be checked',
      gaps: [
        { feature: 'order_type_match', verdict: 'needs work', text: 'Order type: Needs rewind, cost not recorded' },
      ],
    },
    needed_work: [{ work: 'rewind', cost: null }],
    ...change,
  });
