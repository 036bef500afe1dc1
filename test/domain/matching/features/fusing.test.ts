import { evaluateFusing } from '../../../../src/domain/matching/features/fusing';
import { toMatchRequirement } from '../../../../src/domain/matching/reading/requirement';

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
    [LINK, FULL, 'does not fit'],
    [PARTIAL, LINK, 'does not fit'],
    [PARTIAL, FULL, 'does not fit'],
    [FULL, PARTIAL, 'acceptable'],
    [SWITCH, LINK, 'does not fit'],
    ['None', LINK, 'acceptable'],
    [LINK, 'None', 'does not fit'],
    ['None', 'Isolation Link', 'exact'],
    ['Expulsion', 'expulsion', 'exact'],
    ['Expulsion', LINK, 'not understood'],
    [LINK, 'Expulsion', 'not recorded'],
    ['Bay-O-Net', 'Bay O Net', 'exact'],
    [FULL, 'fullrange currentlimiting fuse', 'exact'],
    [FULL, 'Full-range current-limiting fuse', 'exact'],
    [PARTIAL, 'bayonet, currentlimiting fuse', 'exact'],
    [FULL, 'Current limiting fuse', 'does not fit'],
    [FULL, 'Full range fuse', 'exact'],
    [SWITCH, 'Load break switch, bayonet', 'exact'],
    ['Isolation Link', ' None ', 'exact'],
    ['None', 'No fuses', 'exact'],
    ['None', 'All but none', 'not recorded'],
    ['None', 'Nonesuch', 'not recorded'],
    ['None', 'Cartridge and isolation link', 'not recorded'],
    ['None', 'Isolation links', 'exact'],
    ['Expulsion', ' expulsion ', 'exact'],
    [LINK, ' ', 'not recorded'],
    [LINK, null, 'not recorded'],
    [LINK, '', 'not recorded'],
    [LINK, 'Unknown', 'not recorded'],
    ['N/A', LINK, 'not required'],
    ['Full Range CLF or Bay-O-Net', LINK, 'exact'],
    ['no Bay-O-Net', LINK, 'does not fit'],
    ['no Bay-O-Net', FULL, 'exact'],
    ['Bay-O-Net, no CLF', PARTIAL, 'does not fit'],
    ['Bay-O-Net only', PARTIAL, 'does not fit'],
    ['Bay-O-Net only', LINK, 'exact'],
    [LINK, 'Bayonet fuses', 'exact'],
  ])('fusing required %p, with a unit of %p, is %s', (required, unit, verdict) => {
    expect(
      evaluateFusing(toMatchRequirement({ order_id: 1 }, { fusing: required, impedancePct: null }), unit).verdict,
    ).toBe(verdict);
  });

  /** Domain facts, fusing: who does all that is asked for. Columns as the rows: link, partial, full, switch, none. */
  const ALL = [LINK, PARTIAL, FULL, SWITCH, 'None'];
  test.each([
    [LINK, '= + - + -'],
    // A full range clears as much, but is not replaced from outside.
    [PARTIAL, '- = - - -'],
    [FULL, '- + = - -'],
    [SWITCH, '- - - = -'],
    ['None', '+ + + + ='],
  ])('%s is served by the five arrangements as %s', (fusing, expected) => {
    const requirement = toMatchRequirement({ order_id: 1 }, { fusing, impedancePct: null });
    const signs = ALL.map(
      (unit) => ({ exact: '=', acceptable: '+' })[evaluateFusing(requirement, unit).verdict as string],
    );
    expect(signs.map((sign) => sign ?? '-').join(' ')).toBe(expected);
  });

  test('a unit that protects more says so', () => {
    const requirement = toMatchRequirement({ order_id: 1 }, { fusing: LINK, impedancePct: null });
    expect(evaluateFusing(requirement, PARTIAL)).toEqual({ verdict: 'acceptable', why: 'protectsMore' });
  });
});
