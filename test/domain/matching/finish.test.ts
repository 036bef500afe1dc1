import { evaluateBushing } from '../../../src/domain/matching/features/bushing';
import { evaluateFluid } from '../../../src/domain/matching/features/fluid';
import { evaluateFusing } from '../../../src/domain/matching/features/fusing';
import { evaluateOrderType } from '../../../src/domain/matching/features/evaluateUnit';
import { toMatchRequirement } from '../../../src/domain/matching/features/candidate';
import { nothingRequired } from '../builders/units';

const LOOP_DEAD = 'Loop Feed Dead Front';
const RADIAL_DEAD = 'Radial Feed Dead Front';
const LOOP_LIVE = 'Loop Feed Live Front';
const RADIAL_LIVE = 'Radial Feed Live Front';

describe('bushings', () => {
  const judge = (
    required: string | null,
    unit: string | null,
    type: string | null = null,
    requiredType: string | null = null,
  ) =>
    evaluateBushing(nothingRequired({ bush_configuration: required, bushing_type: requiredType }), {
      configuration: unit,
      type,
    });

  test.each([
    [null, LOOP_DEAD, { verdict: 'notRequired' }],
    [LOOP_DEAD, 'loop feed, dead front', { verdict: 'exact' }],
    [RADIAL_DEAD, LOOP_DEAD, { verdict: 'acceptable', why: 'loopServesRadial' }],
    [LOOP_DEAD, RADIAL_DEAD, { verdict: 'work', work: 'feedConversion' }],
    [LOOP_LIVE, LOOP_DEAD, { verdict: 'acceptable', why: 'deadFrontServesLive' }],
    [LOOP_DEAD, LOOP_LIVE, { verdict: 'no' }],
    [LOOP_DEAD, RADIAL_LIVE, { verdict: 'no' }],
    [LOOP_LIVE, RADIAL_DEAD, { verdict: 'work', work: 'feedConversion' }],
    ['Dead Front', RADIAL_DEAD, { verdict: 'exact' }],
    [LOOP_DEAD, 'Dead Front', { verdict: 'unknown' }],
    [LOOP_DEAD, null, { verdict: 'unknown' }],
    [LOOP_DEAD, ' ', { verdict: 'unknown' }],
    ['Spade', 'spade ', { verdict: 'exact' }],
    ['Spade', LOOP_DEAD, { verdict: 'no' }],
  ])('required %p, unit %p: %p', (required, unit, expected) => {
    expect(judge(required, unit)).toEqual(expected);
  });

  test('the type says what the configuration leaves open, and is compared where it is all that is required', () => {
    expect(judge(LOOP_DEAD, 'Loop Feed', 'Dead Front wells').verdict).toBe('exact');
    expect(judge(null, LOOP_LIVE, 'Porcelain', 'porcelain').verdict).toBe('exact');
    expect(judge(null, LOOP_LIVE, 'Epoxy', 'porcelain').verdict).toBe('no');
  });
});

describe('fusing', () => {
  const LINK = 'Bay-O-Net w/ Isolation Link';
  const PARTIAL = 'Bay-O-Net w/ Partial Range CLF';
  const FULL = 'Full Range CLF';
  const SWITCH = 'Loadbreak Switch + Bay-O-Net';

  test.each([
    [null, LINK, 'notRequired'],
    [LINK, 'bayonet with isolation link', 'exact'],
    [LINK, PARTIAL, 'acceptable'],
    [LINK, SWITCH, 'acceptable'],
    [LINK, FULL, 'no'],
    [PARTIAL, LINK, 'no'],
    [PARTIAL, FULL, 'no'],
    [FULL, PARTIAL, 'acceptable'],
    [SWITCH, LINK, 'no'],
    ['None', LINK, 'acceptable'],
    [LINK, 'None', 'no'],
    ['None', 'Isolation Link', 'exact'],
    ['Expulsion', 'expulsion', 'exact'],
    ['Expulsion', LINK, 'no'],
    [LINK, 'Expulsion', 'no'],
    [LINK, null, 'unknown'],
    [LINK, '', 'unknown'],
  ])('required %p, unit %p: %s', (required, unit, verdict) => {
    expect(evaluateFusing(toMatchRequirement({ order_id: 1 }, required), unit).verdict).toBe(verdict);
  });
});

test.each([
  [null, 'R-Temp', { verdict: 'notRequired' }],
  ['FR3', 'fr3', { verdict: 'exact' }],
  ['FR3', 'Mineral Oil', { verdict: 'work', work: 'fr3Fill' }],
  ['FR3', 'Natural Ester', { verdict: 'acceptable', why: 'sameFluidFamily' }],
  ['BIOTEMP', 'FR3', { verdict: 'acceptable', why: 'sameFluidFamily' }],
  ['Mineral Oil', 'FR3', { verdict: 'acceptable', why: 'esterServesMineral' }],
  ['Mineral Oil', 'Mineral', { verdict: 'exact' }],
  ['Mineral Oil', 'R-Temp', { verdict: 'no', why: 'legacyFluid' }],
  ['FR3', 'Silicone', { verdict: 'no', why: 'legacyFluid' }],
  ['Mineral Oil', 'BETA', { verdict: 'no', why: 'legacyFluid' }],
  ['FR3', 'Wecosol', { verdict: 'no', why: 'legacyFluid' }],
  ['R-Temp', 'R-Temp', { verdict: 'exact' }],
  ['R-Temp', 'FR3', { verdict: 'no' }],
  ['FR3', 'Water', { verdict: 'no' }],
  ['FR3', null, { verdict: 'unknown' }],
])('fluid required %p, unit %p: %p', (required, unit, expected) => {
  expect(evaluateFluid(nothingRequired({ oil_type: required }), unit)).toEqual(expected);
});

test.each([
  [null, 'RC', 'notRequired'],
  ['RC', 'RC', 'exact'],
  ['RW', 'rewind', 'exact'],
  ['RC', 'RW', 'no'],
  ['RW', 'RC', 'no'],
  ['RC', null, 'unknown'],
])('order type %p, condition %p: %s', (orderType, condition, verdict) => {
  expect(evaluateOrderType(orderType, condition).verdict).toBe(verdict);
});
