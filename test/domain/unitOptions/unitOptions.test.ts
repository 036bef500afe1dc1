import fc from 'fast-check';
import { changeUnitOption, normalizeGallons, type UnitOptionsChange } from '../../../src/domain/unitOptions/change';
import { differ } from '../../../src/domain/unitOptions/differ';
import { storedOptions, toPayload } from '../../../src/domain/unitOptions/payload';
import { loadedOptions, noUnitOptions, type UnitOptions } from '../../../src/domain/unitOptions/unitOptions';
import { anInventoryUnit } from '../builders/inventoryUnits';

const options = (fields: Partial<UnitOptions> = {}): UnitOptions => ({ ...noUnitOptions, ...fields });
const withFr3 = (fr3EstimatedGallons = '620') => options({ fr3Enabled: true, fr3EstimatedGallons });

describe('what was loaded', () => {
  test.each([
    [null, false, ''],
    ['', false, ''],
    [620, true, '620'],
    ['620', true, '620'],
    [' 0620.0 ', true, '620'],
    ['1,500', true, '1500'],
    [620.4, true, '620'],
    [0, true, '0'],
    [-5, false, ''],
    ['two drums', false, ''],
    [1e21, false, ''],
  ])('the loaded gallons %p have FR3 on as %p, with %p', (fr3EstimatedGallons, fr3Enabled, text) => {
    const loaded = loadedOptions(anInventoryUnit({ fr3EstimatedGallons }));
    expect(loaded).toEqual(options({ fr3Enabled, fr3EstimatedGallons: text }));
  });

  test.each(['reTank', 'feedConversion', 'replacementCabinet', 'turnPull'] as const)(
    'the option %s is loaded as it was saved',
    (option) => {
      expect(loadedOptions(anInventoryUnit({ [option]: true }))).toEqual(options({ [option]: true }));
      expect(loadedOptions(anInventoryUnit({ [option]: false }))).toEqual(options());
    },
  );
});

describe('a change', () => {
  test.each<[string, UnitOptions, UnitOptionsChange, Partial<UnitOptions>]>([
    ['FR3 on with empty gallons sets 620', options(), { fr3Enabled: true }, { fr3EstimatedGallons: '620' }],
    ['FR3 on with gallons keeps them', options(), { fr3Enabled: true, fr3EstimatedGallons: '5' }, withFr3('5')],
    ['FR3 off clears the gallons', withFr3('580'), { fr3Enabled: false }, options()],
    ['gallons may be emptied while FR3 stays on', withFr3(), { fr3EstimatedGallons: '' }, withFr3('')],
    ['FR3 on again while it is on fills nothing', withFr3(''), { fr3Enabled: true }, withFr3('')],
    ['gallons are nothing without FR3', options(), { fr3EstimatedGallons: '7' }, options()],
    ['digits', withFr3(), { fr3EstimatedGallons: '007' }, withFr3('007')],
    ['six digits', withFr3(), { fr3EstimatedGallons: '999999' }, withFr3('999999')],
    ['another option', withFr3(), { turnPull: true }, { ...withFr3(), turnPull: true }],
  ])('a change keeps the rules: %s', (_, before, change, expected) => {
    expect(changeUnitOption(before, change)).toMatchObject(expected);
  });

  test.each([' ', '6 20', '-1', '+1', '1.5', '1e3', '٣', '６２０', 'abc', '620\n', '1,000', '1000000', '0000007'])(
    'to the gallons %j is refused',
    (fr3EstimatedGallons) => {
      expect(changeUnitOption(withFr3(), { fr3EstimatedGallons })).toEqual(withFr3());
    },
  );

  test('refused text does not take the rest of the change with it', () => {
    const change = { fr3EstimatedGallons: 'x', reTank: true };
    expect(changeUnitOption(withFr3(), change)).toEqual({ ...withFr3(), reTank: true });
  });
});

describe('leaving the gallons', () => {
  test.each([
    ['', ''],
    ['7', '7'],
    ['007', '7'],
    ['000', '0'],
    ['620', '620'],
  ])('the gallons %j become %j when they are left', (typed, normal) => {
    expect(normalizeGallons(withFr3(typed))).toEqual(withFr3(normal));
  });
});

describe('whether anything differs', () => {
  test.each<[UnitOptions, UnitOptions, boolean]>([
    [options(), options(), false],
    [withFr3('007'), withFr3('7'), false],
    [withFr3('000'), withFr3('0'), false],
    [withFr3('70'), withFr3('7'), true],
    [withFr3(''), withFr3('0'), true],
    [withFr3(''), options(), true],
    [options({ reTank: true }), options(), true],
    [options({ feedConversion: true }), options(), true],
    [options({ replacementCabinet: true }), options(), true],
    [options({ turnPull: true }), options(), true],
  ])('whether %j differs from %j: %p', (edited, loaded, expected) => {
    expect(differ(edited, loaded)).toBe(expected);
    expect(differ(loaded, edited)).toBe(expected);
  });
});

describe('the payload', () => {
  const others = { reTank: false, feedConversion: true, replacementCabinet: false, turnPull: true };

  test.each([
    [options(others), others],
    [
      { ...withFr3('007'), ...others },
      { ...others, fr3EstimatedGallons: 7 },
    ],
    [
      { ...withFr3('0'), ...others },
      { ...others, fr3EstimatedGallons: 0 },
    ],
    [{ ...withFr3(''), ...others }, others],
    [{ ...withFr3('620'), ...others, fr3Enabled: false }, others],
  ])('the payload of %j is %j', (edited, expected) => {
    expect(toPayload(edited)).toStrictEqual(expected);
  });
});

test.each([
  [withFr3('007'), withFr3('7')],
  [withFr3(''), options()],
  [options({ turnPull: true }), options({ turnPull: true })],
])('the options %j are stored as %j', (edited, stored) => {
  expect(storedOptions(edited)).toEqual(stored);
});

const change: fc.Arbitrary<UnitOptionsChange> = fc.record(
  {
    fr3Enabled: fc.boolean(),
    fr3EstimatedGallons: fc.oneof(fc.string(), fc.stringMatching(/^\d{0,8}$/)),
    reTank: fc.boolean(),
    feedConversion: fc.boolean(),
    replacementCabinet: fc.boolean(),
    turnPull: fc.boolean(),
  },
  { requiredKeys: [] },
);

test('after any changes: gallons are up to six digits and only with FR3, and what is stored is what comes back', () => {
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const edited = changes.reduce(changeUnitOption, noUnitOptions);
      expect(edited.fr3EstimatedGallons).toMatch(edited.fr3Enabled ? /^\d{0,6}$/ : /^$/);
      expect(differ(normalizeGallons(edited), edited)).toBe(false);
      expect(loadedOptions(anInventoryUnit({ ...toPayload(edited) }))).toEqual(storedOptions(edited));
    }),
  );
});

test('gallons follow FR3: turned on it has some; turned off, none', () => {
  fc.assert(
    fc.property(change, fc.boolean(), (before, fr3Enabled) => {
      const start = changeUnitOption(changeUnitOption(noUnitOptions, before), { fr3Enabled: !fr3Enabled });
      expect(changeUnitOption(start, { fr3Enabled }).fr3EstimatedGallons !== '').toBe(fr3Enabled);
    }),
  );
});
