import fc from 'fast-check';
import { DEFAULT_SETTINGS } from '../../../src/contract/plan/defaultSettings';
import {
  planClasses,
  planRequestSchema,
  type PlanRequest,
  type PlanSettings,
} from '../../../src/contract/plan/planRequest';
import {
  addressOf,
  DEFAULT_QUESTION,
  requestOf,
  scenarioAddress,
  scenarioOf,
  settingNames,
  withForbidden,
  without,
  withPin,
} from '../../../src/domain/plan/planAddress';
import { forAll } from '../builders/forAll';

const pair = (order_id: number, serial: string) => ({ order_id, serial });
const questionOf = (address: string) => requestOf(new URLSearchParams(address));
const withSettings = (settings: Partial<PlanSettings>): PlanRequest => ({
  ...DEFAULT_QUESTION,
  settings: { ...DEFAULT_SETTINGS, ...settings },
});

test.each<[Partial<PlanSettings>, string]>([
  [{ fit: 'Fits' }, 'fit=Fits'],
  [{ fit: 'Fits, to be checked' }, 'fit=Fits%2C+to+be+checked'],
  [{ fit: 'Misses a requirement' }, 'fit=Misses+a+requirement'],
  [{ filled: 500 }, 'filled=500'],
  [{ late_week: 100 }, 'late=100'],
  [{ hundred_miles: 25 }, 'miles=25'],
  [{ late_week: 0, hundred_miles: 0 }, 'late=0&miles=0'],
  [{ ready_weeks: 0 }, 'ready=0'],
  [{ work_weeks: 6 }, 'work=6'],
  [{ buy_weeks: 20 }, 'buy=20'],
  [{ units_per_order: 50 }, 'units=50'],
  [{ fit: 'Fits', late_week: 5, buy_weeks: 0 }, 'fit=Fits&late=5&buy=0'],
  [{}, ''],
])('the settings %j are written as "%s", without defaults', (settings, address) => {
  expect(addressOf(withSettings(settings)).toString()).toBe(address);
  expect(questionOf(address)).toEqual(withSettings(settings));
});

test('an address may state what is usual', () => {
  expect(questionOf('fit=Fits+with+work&filled=0&late=250&miles=350&ready=1&work=4&buy=16')).toEqual(DEFAULT_QUESTION);
});

// Each from both sides of its edge.
test.each<[string, Partial<PlanSettings>]>([
  // An address from before there were classes.
  ['match=0.95', { fit: 'Fits' }],
  ['match=0.9', {}],
  ['match=0', { fit: 'Misses a requirement' }],
  ['match=-0.01', {}],
  ['match=1.01', {}],
  ['match=0.95&fit=Misses+a+requirement', { fit: 'Misses a requirement' }],
  ['fit=Does+not+fit', {}],
  ['fit=fits', {}],
  ['filled=1000000', { filled: 1_000_000 }],
  ['filled=1000001', {}],
  ['filled=0.5', {}],
  ['late=-1', {}],
  ['ready=104', { ready_weeks: 104 }],
  ['ready=105', {}],
  ['units=1', { units_per_order: 1 }],
  ['units=0', {}],
  ['units=1000', { units_per_order: 1_000 }],
  ['units=1001', {}],
])('"%s" requires %j', (address, settings) => {
  expect(questionOf(address)).toEqual(withSettings(settings));
});

test.each(['', ' ', '%20%09', 'all', 'NaN', 'Infinity', '1,5', '0.9%', 'null'])(
  'a setting of "%s" is as if it were not there: it is not 0',
  (text) => {
    expect(questionOf(`match=${text}&fit=${text}&ready=${text}&buy=${text}&units=${text}`)).toEqual(DEFAULT_QUESTION);
  },
);

test('unreadable and unknown parameters are ignored', () => {
  expect(questionOf('match=high&fit=best&late=100&work=-4&color=red&pin=x,7:A,:B,8:&not=9:C')).toEqual({
    settings: { ...DEFAULT_SETTINGS, late_week: 100 },
    ...{ pinned: [pair(7, 'A')], forbidden: [pair(9, 'C')] },
  });
});

test.each([
  ['12:490417', [pair(12, '490417')]],
  ['12:490417,15:484872', [pair(12, '490417'), pair(15, '484872')]],
  ['12:A:B', [pair(12, 'A:B')]],
  ['12:Ä 1', [pair(12, 'Ä 1')]],
  [`12:${'9'.repeat(40)}`, [pair(12, '9'.repeat(40))]],
  [`12:${'9'.repeat(41)}`, []],
  ['999999999999999:A', [pair(999_999_999_999_999, 'A')]],
  ['1000000000000000:A', []],
  ['0:A', []],
  ['012:A', []],
  ['-1:A', []],
  ['1.5:A', []],
  ['12', []],
  ['12:', []],
  ['12:A\0', []],
  ['12:A\nB', []],
  ['', []],
])('the pairs "%s" of an address', (text, pairs) => {
  const address = new URLSearchParams({ pin: text, not: text });
  expect(requestOf(address)).toEqual({ ...DEFAULT_QUESTION, pinned: pairs, forbidden: pairs });
});

test('a serial with a comma, a percent sign or a line separator in it names its own unit, not others', () => {
  const serials = ['A,12:B', 'A%2CB', '50%', '%25', ',', '%', 'A\u2028B'];
  const request = { ...DEFAULT_QUESTION, pinned: serials.map((serial, place) => pair(place + 1, serial)) };
  expect(requestOf(addressOf(request))).toEqual(request);
});

test('every request that the server takes reads from its own address as it was', () => {
  const dollars = fc.nat(1_000_000);
  const weeks = fc.nat(104);
  const serial = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => text.length <= 40);
  const pairs = fc.array(fc.record({ order_id: fc.integer({ min: 1, max: 999_999_999_999_999 }), serial }), {
    maxLength: 4,
  });
  const requests = fc
    .record({
      settings: fc.record(
        {
          ...{ fit: fc.constantFrom(...planClasses), units_per_order: fc.integer({ min: 1, max: 1_000 }) },
          ...{ filled: dollars, late_week: dollars, hundred_miles: dollars },
          ...{ ready_weeks: weeks, work_weeks: weeks, buy_weeks: weeks },
        },
        { requiredKeys: ['fit', 'filled', 'late_week', 'hundred_miles', 'ready_weeks', 'work_weeks', 'buy_weeks'] },
      ),
      ...{ pinned: pairs, forbidden: pairs },
    })
    .filter((request) => planRequestSchema.safeParse(request).success);
  forAll(requests, (request) => {
    // As a link is copied and opened.
    expect(requestOf(new URLSearchParams(addressOf(request).toString()))).toEqual(request);
  });
});

const request = {
  ...DEFAULT_QUESTION,
  pinned: [pair(1, 'A'), pair(2, 'B'), pair(3, 'C')],
  forbidden: [pair(1, 'D'), pair(4, 'A')],
};

test.each<[string, PlanRequest, Pick<PlanRequest, 'pinned' | 'forbidden'>]>([
  ['a new pin comes last', withPin(request, pair(9, 'Z')), { ...request, pinned: [...request.pinned, pair(9, 'Z')] }],
  [
    'a pin ends the others of its order and of its unit',
    withPin(request, pair(1, 'B')),
    { ...request, pinned: [pair(3, 'C'), pair(1, 'B')] },
  ],
  [
    'a pin ends the exclusion of its pair, and no other one of its order or unit',
    withPin(request, pair(1, 'D')),
    { pinned: [pair(2, 'B'), pair(3, 'C'), pair(1, 'D')], forbidden: [pair(4, 'A')] },
  ],
  [
    'a pin that is there stays one',
    withPin(request, pair(2, 'B')),
    { ...request, pinned: [pair(1, 'A'), pair(3, 'C'), pair(2, 'B')] },
  ],
  [
    'an exclusion ends the pin of its pair',
    withForbidden(request, pair(2, 'B')),
    { pinned: [pair(1, 'A'), pair(3, 'C')], forbidden: [pair(1, 'D'), pair(4, 'A'), pair(2, 'B')] },
  ],
  [
    'an exclusion leaves other pins of its order and its unit',
    withForbidden(request, pair(2, 'C')),
    { ...request, forbidden: [pair(1, 'D'), pair(4, 'A'), pair(2, 'C')] },
  ],
  [
    'an exclusion that is there stays one',
    withForbidden(request, pair(1, 'D')),
    { ...request, forbidden: [pair(4, 'A'), pair(1, 'D')] },
  ],
  ['what is taken back of a pin', without(request, pair(2, 'B')), { ...request, pinned: [pair(1, 'A'), pair(3, 'C')] }],
  ['what is taken back of an exclusion', without(request, pair(4, 'A')), { ...request, forbidden: [pair(1, 'D')] }],
  ['what is taken back of a pair of which nothing was said', without(request, pair(1, 'B')), request],
])('%s', (_, { settings, pinned, forbidden }, expected) => {
  expect({ pinned, forbidden }).toEqual({ pinned: expected.pinned, forbidden: expected.forbidden });
  expect(settings).toEqual(DEFAULT_SETTINGS);
});

test('a scenario has the address of its question, and is named in it', () => {
  const question = { ...withSettings({ fit: 'Fits', late_week: 500 }), pinned: [pair(7, 'A')] };
  const address = scenarioAddress({ id: 12, question });
  expect(address.toString()).toBe('fit=Fits&late=500&pin=7%3AA&scenario=12');
  expect(requestOf(address)).toEqual(question);
  expect([scenarioOf(address), scenarioOf(addressOf(question))]).toEqual(['12', null]);
});

test('people read of every setting', () => {
  const all: Required<PlanSettings> = { ...DEFAULT_SETTINGS, units_per_order: 1 };
  expect([...settingNames].sort()).toEqual(Object.keys(all).sort());
});
