import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { auditActions } from '../../../src/contract/people/audit';
import { permissionsOf, roles } from '../../../src/domain/access/access';
import { actionWord, importedBy } from '../../../src/domain/audit/actionWords';
import { changesOf, guardedFields, valueText, fieldWords } from '../../../src/domain/audit/changes';
import { whatHappened } from '../../../src/domain/audit/whatHappened';
import { DEFAULT_RATES } from '../../../src/domain/rates/rates';
import { forAll } from '../builders/forAll';
import { anAuditEntry } from './auditEntries';

/** A column of a data file as docs/guide/data.md describes it. */
interface DataColumn {
  file: 'Orders' | 'Units';
  name: string;
  /** Of measure; empty if none. */
  unit: string;
}

/** A row of a table whose first cell is a name: '| `bil` | Basic impulse level… | number… | kV | empty | `95` |'. */
const ROW = /^\| `(\w+)` \|[^|]*\|[^|]*\|([^|]*)\|/;

/** The columns that the document has below a heading, in its order. */
function columnsOf(document: string, file: DataColumn['file']): DataColumn[] {
  const [, section = ''] = document.split(`\n## ${file}\n`);
  const rows = section.split('\n## ')[0]?.split('\n') ?? [];
  return rows.flatMap((row) => {
    const [, name, unit] = ROW.exec(row) ?? [];
    return name === undefined || unit === undefined ? [] : [{ file, name, unit: unit.trim() }];
  });
}

/** Every column of the files of orders and units, by the document alone. */
function unitsAndOrders(): DataColumn[] {
  const document = readFileSync('docs/guide/data.md', 'utf8');
  return [...columnsOf(document, 'Orders'), ...columnsOf(document, 'Units')];
}

type Values = Readonly<Record<string, unknown>> | null;

/** Each change in one line: 'phase: 1 → 3'. */
const changed = (action: string, old: Values, now: Values) =>
  changesOf(anAuditEntry({ action, old, new: now })).map(
    ({ label, before, after }) => `${label}: ${before} → ${after}`,
  );

test('only entries that change values list changes', () => {
  const telling = auditActions.filter((action) => changed(action, { x: 1 }, { x: 2 }).length > 0);
  expect(telling).toEqual([
    ...['saveOptions', 'changeRates', 'saveEstimate', 'changeQuotations', 'readWord', 'changeRow'],
    ...['correct', 'takeSource', 'captionFile', 'orderFiles'],
    ...['saveView', 'saveProfile'],
  ]);
  expect(changed('flewToTheMoon', { x: 1 }, { x: 2 })).toEqual([]);
});

test('values read as on screen, missing ones as none', () => {
  const old = { taps: null, sec_bush: '', unit_cost: 12_000, pictures: [] };
  const now = { taps: '+/-5%', sec_bush: 'Spade', unit_cost: null, pictures: ['front', 'side'] };
  expect(changed('changeRow', old, now)).toEqual([
    'taps: none → +/-5%',
    'secondary bushings: none → Spade',
    'unit cost: $12,000 → none',
    'pictures: none → front, side',
  ]);
});

test('clearing a value is a change, and 0 is not none', () => {
  expect(
    changed('changeRow', { fr3_fill_cost: 0, oil_volume_gal: 350 }, { fr3_fill_cost: 4215.75, oil_volume_gal: 0 }),
  ).toEqual(['FR3 fill cost: $0 → $4,215.75', 'oil volume (gal): 350 → 0']);
});

test.each([
  ['no values', null, null],
  ['old values alone', { phase: 1 }, null],
  ['no new value', { phase: 1 }, {}],
])('an entry with %s changed nothing', (_what, old, now) => {
  expect(changed('changeRow', old, now)).toEqual([]);
});

test('without old values everything was none before', () => {
  expect(changed('saveOptions', null, { turn_pull: true, fr3_estimated_gallons: '620' })).toEqual([
    'turn pull: none → on',
    'FR3 (gal): none → 620',
  ]);
});

test('a saved estimate lists its figures before and now, and its name if changed', () => {
  const old = { name: 'A', price: 41_250, margin: -320.5, state: 'approved' };
  const now = { price: 40_000, margin: 0, state: 'draft' };
  const figures = ['price: $41,250 → $40,000', 'margin: -$320.50 → $0', 'state: approved → draft'];
  expect(changed('saveEstimate', old, { name: 'A', ...now })).toEqual(figures);
  expect(changed('saveEstimate', old, { name: 'a', ...now })).toEqual(['name: A → a', ...figures]);
});

test('which view or profile an entry is about is no change, unless it changed', () => {
  const view = { list: 'orders', name: 'Due', filters: 'due=14' };
  expect(changed('saveView', view, { ...view, name: 'Late', filters: '' })).toEqual([
    'name: Due → Late',
    'filters: due=14 → none',
  ]);
  const profile = { file: 'units', name: 'ERP', header_line: 1 };
  expect(changed('saveProfile', profile, { ...profile, header_line: 3 })).toEqual(['header line: 1 → 3']);
});

test('a caption is listed with the previous one if recorded', () => {
  const now = { name: 'a.jpg', caption: 'Nameplate' };
  expect(changed('captionFile', { name: 'a.jpg', caption: '' }, now)).toEqual(['caption: none → Nameplate']);
  expect(changed('captionFile', null, now)).toEqual([]);
});

test('a new order of files is listed by name', () => {
  expect(changed('orderFiles', { order: ['a.jpg', 'b.jpg'] }, { order: ['b.jpg', 'a.jpg'] })).toEqual([
    'order: a.jpg, b.jpg → b.jpg, a.jpg',
  ]);
});

test('rates are listed by their screen labels, with units of measure and without the first day', () => {
  const old = { goodMargin: 30, profitPoints: 17.5, farMiles: 400, weightPhase: 10, priceReTank: null };
  const now = { goodMargin: 31, profitPoints: 18, farMiles: 1200, weightPhase: 9, priceReTank: 2300 };
  expect(changed('changeRates', old, { ...now, holdsFrom: '2026-12-01' })).toEqual([
    'Margin: Good margin from: 30% → 31%',
    'Margin: Profit below margin: 17.5 points → 18 points',
    'Distance: Far beyond: 400 miles → 1,200 miles',
    'Matching: Points for phase: 10 points → 9 points',
    'Prices: Re-tank: none → $2,300',
  ]);
});

test('the reference site and the distances are listed as a place and a row count', () => {
  const table = [{ from: 'Phoenix', to: 'Austin', miles: 850 }];
  const old = { referenceSite: 'Phoenix', distances: [...table, ...table] };
  expect(changed('changeRates', old, { referenceSite: 'Austin, TX', distances: table })).toEqual([
    'Reference site: Phoenix → Austin, TX',
    'Distances between places: 2 rows → 1 row',
  ]);
});

test('a rate of another version is listed by its known parts', () => {
  expect(changed('changeRates', { hoistDollars: 5, constructor: 1 }, { hoistDollars: 7, constructor: 2 })).toEqual([
    'hoistDollars: 5 → 7',
    'constructor: 1 → 2',
  ]);
  expect(changed('changeRates', { goodMargin: '30' }, { goodMargin: 31 })).toEqual([
    'Margin: Good margin from: none → 31%',
  ]);
});

test('every rate has a unique label', () => {
  const labels = changesOf(anAuditEntry({ action: 'changeRates', new: { ...DEFAULT_RATES } })).map(
    ({ label }) => label,
  );
  expect(labels).toHaveLength(Object.keys(DEFAULT_RATES).length);
  expect(labels.filter((label) => !/^[A-Z][\w -]+(?:: \w[\w ,.-]+)?$/.test(label) || label in DEFAULT_RATES)).toEqual(
    [],
  );
  expect(new Set(labels).size).toBe(labels.length);
});

test('an import lists every field once, in its order', () => {
  const values = fc.dictionary(
    fc.stringMatching(/^[a-z]{1,6}(_[a-z]{1,6})?$/),
    fc.oneof(fc.integer(), fc.string(), fc.boolean()),
  );
  forAll(values, values, (old, now) => {
    const reported = changesOf(anAuditEntry({ action: 'changeRow', old, new: now }));
    const fields = Object.keys(now).filter((field) => field !== 'name' || now['name'] !== old['name']);
    expect(reported.map(({ label }) => label)).toEqual(fields.map((field) => field.replace('_', ' ')));
    for (const [place, { before }] of reported.entries())
      if (!Object.hasOwn(old, fields[place] ?? '')) expect(before).toBe('none');
  });
});

test.each<[unknown, string]>([
  [null, 'none'],
  [undefined, 'none'],
  ['', 'none'],
  [[], 'none'],
  [[''], 'none'],
  [0, '0'],
  [-2.5, '-2.5'],
  [112.5, '112.5'],
  [1_000_000, '1000000'],
  [false, 'off'],
  [true, 'on'],
  ['none', 'none'],
  ['0', '0'],
  [' ', ' '],
  ['12470GrdY/7200', '12470GrdY/7200'],
  ['<b>Spade</b>', '<b>Spade</b>'],
  [['a.jpg'], 'a.jpg'],
  [['b.jpg', 'a.jpg'], 'b.jpg, a.jpg'],
  [[{ from: 'Phoenix', to: 'Austin', miles: 850 }], '1 row'],
  [['a', 1], '2 rows'],
  [{ day: '2026-05-04' }, '{"day":"2026-05-04"}'],
])('of a field that is no money, %j reads %j', (value, text) => {
  expect(valueText('taps', value)).toBe(text);
});

test.each([
  [12_000, '$12,000'],
  [1_234.5, '$1,234.50'],
  [1_234.56, '$1,234.56'],
  [0.01, '$0.01'],
  [0, '$0'],
  [-750, '-$750'],
  [9_999_999_999.99, '$9,999,999,999.99'],
])('a cost of %p reads %s, with cents if any', (value, text) => {
  expect(valueText('unit_cost', value)).toBe(text);
});

test('a missing cost reads none, never $0', () => {
  for (const value of [null, undefined, '']) expect(valueText('unit_cost', value)).toBe('none');
});

test.each(unitsAndOrders())('the column $name is shown as money only if it is in dollars', (column) => {
  expect(valueText(column.name, 1_234.5)).toBe(column.unit === 'US dollars' ? '$1,234.50' : '1234.5');
});

test.each(['price', 'all_costs', 'margin', 'additional_cabinet_cost', 're_tank_labor', 'entered_price'])(
  'the %s of an estimate is money',
  (name) => {
    expect(valueText(name, 40_000)).toBe('$40,000');
    expect(guardedFields).toContain(name);
  },
);

test('only people who see costs can read the audit', () => {
  const reads = roles.filter((role) => permissionsOf([role], 'roles').has('readAudit'));
  expect(reads).toEqual(['sales', 'operations', 'engineering', 'administrator']);
  for (const role of reads) expect(permissionsOf([role], 'roles').has('seeCost')).toBe(true);
});

const columns = unitsAndOrders();

/** The unit of measure of docs/guide/data.md, as people read it behind a name. */
const measures: Readonly<Record<string, string>> = {
  '%': ' (%)',
  kV: ' (kV)',
  inches: ' (in)',
  pounds: ' (lb)',
  'US gallons': ' (gal)',
  litres: ' (L)',
};

test('the data files have as many columns as their document says', () => {
  const counted = (file: string) => columns.filter((column) => column.file === file).length;
  expect([counted('Orders'), counted('Units')]).toEqual([43, 42]);
});

test.each(columns.filter(({ unit }) => unit in measures))(
  '$name is called with its unit of measure, $unit',
  (column) => {
    expect(fieldWords(column.name).endsWith(measures[column.unit] ?? '?')).toBe(true);
  },
);

test.each(['Orders', 'Units'] as const)(
  'no two columns of %s are called the same, and none has underscores',
  (file) => {
    const words = columns.filter((column) => column.file === file).map(({ name }) => fieldWords(name));
    expect(words.filter((each, place) => words.indexOf(each) !== place)).toEqual([]);
    expect(words.filter((each) => /_|\b(?:kv|bil|desc|lbs|pct|fr3)\b|\s{2}|^\s|\s$/.test(each))).toEqual([]);
  },
);

test.each([
  ['kva_rating', 'kVA'],
  ['mfg_year', 'year of manufacture'],
  ['assigned_serial', 'reserved unit'],
  ['request_date', 'delivery date'],
  ['sales_rep_emails', "salesperson's email"],
  ['fr3_fill_cost', 'FR3 fill cost'],
  ['fr3', 'FR3'],
  ['re_tank', 're-tank'],
  ['re_tank_labor', 're-tank labor'],
  ['warehouse_desc', 'location'],
  ['fusing', 'fusing'],
  ['fusing_description', 'fusing'],
  ['bush_configuration', 'bushing configuration'],
  ['bush_config_description', 'bushing configuration'],
])('the field %s is called "%s"', (name, words) => {
  expect(fieldWords(name)).toBe(words);
});

test.each([
  ['cabinet_condition', 'cabinet condition'],
  ['a_b_c', 'a b c'],
  ['', ''],
  ['constructor', 'constructor'],
  ['__proto__', '  proto  '],
])('a field without its own words, %j, is called by its name without underscores', (name, words) => {
  expect(fieldWords(name)).toBe(words);
});

test('every action has a word to choose it by, a capital first, and no two have the same', () => {
  const words = auditActions.map(actionWord);
  expect(words.filter((word) => !/^[A-Z][a-z -]+$/.test(word))).toEqual([]);
  expect(new Set(words).size).toBe(auditActions.length);
});

test.each([
  ['reserve', 'Reservation'],
  ['release', 'Release'],
  ['changeRates', 'Rates'],
  ['changeRow', 'Changed by an import'],
  ['stepEstimate', 'Estimate decided'],
  ['refuseSignIn', 'Sign-in refused'],
  ['refuseToken', 'Access refused'],
  ['refuseAction', 'Action refused'],
])('the action %s is chosen by "%s"', (action, word) => {
  expect(actionWord(action)).toBe(word);
});

test.each(['flewToTheMoon', 'toString', '__proto__', 'RESERVE', ''])(
  'an unknown action, %j, is shown by its name',
  (action) => {
    expect([actionWord(action), whatHappened(anAuditEntry({ action }))]).toEqual([action, action]);
  },
);

test('an import by a person in the app carries their name', () => {
  expect(importedBy('Omar Operations')).toBe('Import by Omar Operations');
});
