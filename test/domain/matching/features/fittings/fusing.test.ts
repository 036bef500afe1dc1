import { toMatchRequirement } from '../../../../../src/domain/matching/reading/requirement';
import { evaluateFusing } from '../../../../../src/domain/matching/features/fittings/fusing';

describe('fusing', () => {
  const LINK = 'Bay-O-Net w/ Isolation Link';
  const PARTIAL = 'Bay-O-Net w/ Partial Range CLF';
  const FULL = 'Full Range CLF';
  const SWITCH = 'Loadbreak Switch + Bay-O-Net';

  test.each([
    [null, LINK, 'not required'],
    [LINK, 'bayonet with isolation link', 'exact'],
    [LINK, PARTIAL, 'acceptable'],
    [LINK, SWITCH, 'acceptable'],
    [LINK, FULL, 'does not serve'],
    [PARTIAL, LINK, 'does not serve'],
    [PARTIAL, FULL, 'does not serve'],
    [FULL, PARTIAL, 'acceptable'],
    [SWITCH, LINK, 'does not serve'],
    ['None', LINK, 'acceptable'],
    [LINK, 'None', 'does not serve'],
    ['None', 'Isolation Link', 'exact'],
    ['Expulsion', 'expulsion', 'exact'],
    ['Expulsion', LINK, 'does not serve'],
    [LINK, 'Expulsion', 'does not serve'],
    [LINK, null, 'not recorded'],
    [LINK, '', 'not recorded'],
  ])('fusing required %p, with a unit of %p, is %s', (required, unit, verdict) => {
    expect(
      evaluateFusing(toMatchRequirement({ order_id: 1 }, { fusing: required, impedancePct: null }), unit).verdict,
    ).toBe(verdict);
  });
});
