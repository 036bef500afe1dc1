import { toMatchRequirement } from '../../../../src/domain/matching/reading/candidate';
import { evaluateFusing } from '../../../../src/domain/matching/features/fusing';

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
