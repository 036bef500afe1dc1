import fc from 'fast-check';
import {
  changeUnitOption,
  normalizeGallons,
  type UnitOptionsChange,
  differ,
  storedOptions,
  toPayload,
  loadedOptions,
  noUnitOptions,
  type UnitOptions,
  switchedText,
  integerText,
  usesStoredRates,
} from '../../../src/domain/units/unitOptions';
import { anInventoryUnit } from '../builders/inventoryUnits';
import { DEFAULT_RATES } from '../../../src/domain/rates/rates';
import { forAll } from '../builders/forAll';

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
    ['FR3 on with gallons retains them', options(), { fr3Enabled: true, fr3EstimatedGallons: '5' }, withFr3('5')],
    ['FR3 off clears the gallons', withFr3('580'), { fr3Enabled: false }, options()],
    ['gallons may be emptied while FR3 stays on', withFr3(), { fr3EstimatedGallons: '' }, withFr3('')],
    ['FR3 on again while it is on fills nothing', withFr3(''), { fr3Enabled: true }, withFr3('')],
    ['gallons are nothing without FR3', options(), { fr3EstimatedGallons: '7' }, options()],
    ['digits', withFr3(), { fr3EstimatedGallons: '007' }, withFr3('007')],
    ['six digits', withFr3(), { fr3EstimatedGallons: '999999' }, withFr3('999999')],
    ['another option', withFr3(), { turnPull: true }, { ...withFr3(), turnPull: true }],
  ])('a change follows the rules: %s', (_, before, change, expected) => {
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

describe('whether anything differs', () => {
  test.each<[UnitOptions, UnitOptions, boolean]>([
    [options(), options(), false],
    [withFr3('007'), withFr3('7'), false],
    [withFr3('000'), withFr3('0'), false],
    [withFr3('70'), withFr3('7'), true],
    [withFr3(''), withFr3('0'), true],
    [withFr3(''), options(), true],
  ])('whether %j differs from %j: %p', (edited, loaded, expected) => {
    expect(differ(edited, loaded)).toBe(expected);
    expect(differ(loaded, edited)).toBe(expected);
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
  forAll(fc.array(change), (changes) => {
    const edited = changes.reduce(changeUnitOption, noUnitOptions);
    expect(edited.fr3EstimatedGallons).toMatch(edited.fr3Enabled ? /^\d{0,6}$/ : /^$/);
    expect(differ(normalizeGallons(edited), edited)).toBe(false);
    expect(loadedOptions(anInventoryUnit({ ...toPayload(edited) }))).toEqual(storedOptions(edited));
  });
});

test('gallons follow FR3: turned on it has some; turned off, none', () => {
  forAll(change, fc.boolean(), (before, fr3Enabled) => {
    const start = changeUnitOption(changeUnitOption(noUnitOptions, before), { fr3Enabled: !fr3Enabled });
    expect(changeUnitOption(start, { fr3Enabled }).fr3EstimatedGallons !== '').toBe(fr3Enabled);
  });
});

test.each([
  ['turning on fills an empty text', false, true, '', '1'],
  ['turning on keeps a text that is there', false, true, '3', '3'],
  ['while it stays on, the user may empty the text', true, true, '', ''],
  ['while it stays on, the text stays', true, true, '3', '3'],
  ['turning off clears the text', true, false, '3', ''],
  ['while it stays off, there is no text', false, false, '3', ''],
])('%s', (_, wasOn, isOn, text, expected) => {
  expect(switchedText(wasOn, isOn, text, '1')).toBe(expected);
});

describe('change', () => {
  const withFr3 = { ...noUnitOptions, fr3Enabled: true, fr3EstimatedGallons: '580' };

  test('several options change together, and the others stay', () => {
    const before = { ...noUnitOptions, reTank: true, turnPull: true };
    expect(changeUnitOption(before, { turnPull: false, feedConversion: true })).toEqual({
      ...noUnitOptions,
      reTank: true,
      feedConversion: true,
    });
  });

  test('the options before a change stay as they were', () => {
    const before = { ...withFr3 };
    changeUnitOption(before, { fr3Enabled: false, reTank: true });
    expect(before).toEqual(withFr3);
  });

  test('an empty change changes nothing', () => {
    expect(changeUnitOption(withFr3, {})).toEqual(withFr3);
  });

  test('refused gallons that come with turning FR3 on give way to the 620 that empty gallons become', () => {
    const change = { fr3Enabled: true, fr3EstimatedGallons: '6.5' };
    expect(changeUnitOption(noUnitOptions, change)).toEqual({ ...withFr3, fr3EstimatedGallons: '620' });
  });

  test('gallons that come with turning FR3 off are dropped', () => {
    expect(changeUnitOption(withFr3, { fr3Enabled: false, fr3EstimatedGallons: '7' })).toEqual(noUnitOptions);
  });

  test('normal gallons leave the other options alone', () => {
    expect(normalizeGallons({ ...withFr3, fr3EstimatedGallons: '0580', turnPull: true })).toEqual({
      ...withFr3,
      turnPull: true,
    });
  });

  test.each([
    ['', ''],
    ['0', '0'],
    ['00', '0'],
    ['070', '70'],
    ['999999', '999999'],
  ])('the digits %j are the integer %j', (digits, expected) => {
    expect(integerText(digits)).toBe(expected);
  });
});

const switches = ['fr3Enabled', 'reTank', 'feedConversion', 'replacementCabinet', 'turnPull', 'todaysRates'] as const;
test.each(switches)('options differ if %s does, either way', (option) => {
  const changed = { ...noUnitOptions, [option]: true };
  expect(differ(changed, noUnitOptions)).toBe(true);
  expect(differ(noUnitOptions, changed)).toBe(true);
  expect(differ(changed, { ...changed })).toBe(false);
});

const others = { reTank: false, feedConversion: false, replacementCabinet: false, turnPull: false };

test.each([
  ['FR3 off', { fr3Enabled: false, fr3EstimatedGallons: '620' }, others],
  ['FR3 on without gallons', { fr3Enabled: true, fr3EstimatedGallons: '' }, others],
  ['FR3 on with gallons', { fr3Enabled: true, fr3EstimatedGallons: '620' }, { ...others, fr3EstimatedGallons: 620 }],
  ['leading zeros', { fr3Enabled: true, fr3EstimatedGallons: '007' }, { ...others, fr3EstimatedGallons: 7 }],
  ['0 gallons', { fr3Enabled: true, fr3EstimatedGallons: '0' }, { ...others, fr3EstimatedGallons: 0 }],
])('a save with %s sends gallons only with FR3 on', (_, options, payload) => {
  expect(toPayload({ ...noUnitOptions, ...options })).toEqual(payload);
});

test('a save sends every other option as it is', () => {
  const chosen = {
    reTank: true,
    feedConversion: true,
    replacementCabinet: true,
    turnPull: true,
    todaysRates: true as const,
  };
  expect(toPayload({ ...noUnitOptions, ...chosen })).toEqual(chosen);
  expect(toPayload(noUnitOptions)).not.toHaveProperty('todaysRates');
});
const older = { id: 3, holdsFrom: '2026-01-01', values: { ...DEFAULT_RATES, distances: [] } };

test.each([
  ['older rates were kept', older, {}, true],
  ['today’s rates were chosen since', older, { todaysRates: true as const }, false],
  ['no others were kept', null, {}, false],
  ['no others were kept, and today’s were chosen', null, { todaysRates: true as const }, false],
])("options use stored rates unless today's were chosen: %s", (_, optionsRates, chosen, expected) => {
  expect(usesStoredRates({ optionsRates }, { ...noUnitOptions, ...chosen })).toBe(expected);
});
