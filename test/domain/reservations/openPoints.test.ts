import { openPoints } from '../../../src/domain/reservations/openPoints';
import { featureVerdictSchema, type FeatureVerdict } from '../../../src/contract/units/unit';

const feature = (change: Partial<FeatureVerdict>): FeatureVerdict => ({ ...featureVerdictSchema.parse({}), ...change });

const KVA = feature({
  feature: 'power_rating_match',
  verdict: 'does not fit',
  note: 'Required 500 kVA, unit 75 kVA: too small.',
});
const BIL = feature({ feature: 'bil', verdict: 'does not fit', required: '95', actual: '60' });
const pointsOf = (change: Partial<Parameters<typeof openPoints>[0]>) =>
  openPoints({ fit: null, can_serve: true, score_details: [], needed_work: [], ...change });

test('a unit that fits without work, or with work of known cost, leaves nothing open', () => {
  expect(pointsOf({})).toEqual([]);
  expect(pointsOf({ needed_work: [{ work: 'turnPull', cost: 2300 }] })).toEqual([]);
});

test('a unit that cannot serve is named with each feature that does not', () => {
  expect(pointsOf({ can_serve: false, score_details: [KVA, BIL, feature({ verdict: 'needs work' })] })).toEqual([
    'kVA · Required 500 kVA, unit 75 kVA: too small',
    'BIL · required 95, unit 60',
  ]);
});

test('a gap that work closes requires no reason', () => {
  const impedance = feature({ feature: 'impedance', verdict: 'does not fit', required: '5.75', actual: '6.5' });
  expect(pointsOf({ score_details: [impedance] })).toEqual([]);
});

test('work without a recorded cost is listed; 0 counts as not recorded', () => {
  expect(
    pointsOf({
      needed_work: [
        { work: 'rewind', cost: null },
        { work: 'feedConversion', cost: 1200 },
        { work: 'fr3', cost: 0 },
      ],
    }),
  ).toEqual(['Rewind · cost not recorded', 'FR3 fill · cost not recorded']);
});

test('a rewind at 0 has no recorded cost either', () => {
  expect(pointsOf({ needed_work: [{ work: 'rewind', cost: 0 }] })).toEqual(['Rewind · cost not recorded']);
});

test('failures and unpriced work are in one list', () => {
  const points = pointsOf({ can_serve: false, score_details: [BIL], needed_work: [{ work: 'reTank', cost: null }] });
  expect(points).toEqual(['BIL · required 95, unit 60', 'Re-tank · cost not recorded']);
});

test('a server that only says that the unit cannot serve is believed', () => {
  expect(pointsOf({ can_serve: false })).toEqual(['This unit does not fit this order.']);
});

test('a server that says nothing of it leaves nothing open', () => {
  expect(pointsOf({ can_serve: null, score_details: [KVA], needed_work: [{ work: null, cost: null }] })).toEqual([]);
});

test('an unknown feature is shown by its name, with missing values marked', () => {
  const paint = feature({ feature: 'paint', verdict: 'does not fit', required: 'Green' });
  const nameless = feature({ verdict: 'does not fit', note: 'Too loud.' });
  expect(pointsOf({ can_serve: false, score_details: [paint, nameless] })).toEqual([
    'Paint · required Green, unit not recorded',
    'A feature · Too loud',
  ]);
});

/** Domain facts, fit class: the first two classes need no reason. */
test('a unit that fits with work of known cost leaves nothing open', () => {
  const fit = {
    class: 'Fits with work' as const,
    gaps: [{ feature: 'tank', verdict: 'needs work' as const, text: 'Tank: Needs re-tank, $9,000' }],
  };
  expect(pointsOf({ fit, needed_work: [{ work: 'reTank', cost: 9000 }] })).toEqual([]);
});

test('everything below the first two classes is a point', () => {
  const gap = (verdict: FeatureVerdict['verdict'], text: string) => ({ feature: 'any', verdict, text });
  const fit = {
    class: 'Misses a requirement' as const,
    gaps: [
      gap('does not fit', 'Fluid: Silicone is a legacy fluid'),
      gap('oversized', 'KVA: 1000 kVA is two sizes above 500 kVA'),
      gap('not recorded', 'Taps: Not recorded'),
      gap('not understood', "Fusing: 'as usual' is not understood"),
      gap('needs work', 'Tank: Needs re-tank, cost not recorded'),
      gap('needs work', 'Cabinet: Needs replacement cabinet, $1,508'),
    ],
  };
  const needed_work = [
    { work: 'reTank' as const, cost: null },
    { work: 'replacementCabinet' as const, cost: 1508 },
  ];
  expect(pointsOf({ fit, needed_work, score_details: [KVA] })).toEqual([
    ...['Fluid: Silicone is a legacy fluid', 'KVA: 1000 kVA is two sizes above 500 kVA', 'Taps: Not recorded'],
    ...["Fusing: 'as usual' is not understood", 'Re-tank · cost not recorded'],
  ]);
});

describe('of a unit with a fit class', () => {
  const silicone = { feature: 'fluid', verdict: 'does not fit', text: 'Fluid: silicone, required FR3' } as const;
  const impedance = { feature: 'impedance', verdict: 'not recorded', text: 'Impedance: not recorded' } as const;
  const cabinet = { feature: 'cabinet', verdict: 'needs work', text: 'Cabinet: replacement cabinet, $1,508' } as const;

  test('nothing is open for a unit that fits, with or without priced work', () => {
    expect(pointsOf({ fit: { class: 'Fits', gaps: [] } })).toEqual([]);
    expect(pointsOf({ fit: { class: 'Fits with work', gaps: [cabinet] } })).toEqual([]);
  });

  test('that is to be checked, what is not known is open: what is not recorded and work of unknown cost', () => {
    const fit = { class: 'Fits, to be checked', gaps: [impedance, cabinet] } as const;
    const unit = { fit: { ...fit, gaps: [...fit.gaps] }, needed_work: [{ work: 'reTank', cost: null } as const] };
    expect(pointsOf(unit)).toEqual(['Impedance: not recorded', 'Re-tank · cost not recorded']);
  });

  test('that misses a requirement, what it misses is open though it can serve', () => {
    expect(pointsOf({ fit: { class: 'Misses a requirement', gaps: [silicone, cabinet] } })).toEqual([silicone.text]);
  });

  test('the class is open for a unit that does not fit without gaps', () => {
    expect(pointsOf({ can_serve: false, fit: { class: 'Does not fit', gaps: [] } })).toEqual(['Does not fit']);
  });
});
