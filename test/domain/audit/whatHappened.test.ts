import fc from 'fast-check';
import { auditActions, type AuditEntry } from '../../../src/contract/people/audit';
import { commentOf, whatHappened, importWords } from '../../../src/domain/audit/whatHappened';
import { anAuditEntry } from './auditEntries';
import { forAll } from '../builders/forAll';

const reported = (part: Partial<AuditEntry> = {}) => whatHappened(anAuditEntry(part));
const OF_THE_ORDER = { itemCode: null };
const WITHOUT_A_JOB = { jobNumber: null };

/** Every action, with all that its entry has. */
const sentences: readonly [words: string, part: Partial<AuditEntry>][] = [
  ['reserved 484872 for J59270', {}],
  ['released 484872 from J59270', { action: 'release' }],
  ['commented on 484872', { action: 'comment', new: { comment: 'Hello' } }],
  [
    'changed turn pull from off to on in the estimate of 484872',
    { action: 'saveOptions', old: { turn_pull: false }, new: { turn_pull: true } },
  ],
  [
    'changed the rates that hold from 1 December 2026 on',
    { action: 'changeRates', old: { goodMargin: 30 }, new: { goodMargin: 31, holdsFrom: '2026-12-01' } },
  ],
  [
    'set the freight of J59270 to be paid by the customer',
    { action: 'changeFreight', old: { freight_paid_by_customer: false }, new: { freight_paid_by_customer: true } },
  ],
  ['saved the estimate "Variant B" of 484872 for J59270', { action: 'saveEstimate', new: { name: 'Variant B' } }],
  [
    'proposed the estimate "Variant B" of 484872 for J59270',
    { action: 'stepEstimate', new: { name: 'Variant B', state: 'proposed' } },
  ],
  [
    'saved the inquiry I-42 (Calloway Pump)',
    { action: 'saveInquiry', new: { inquiry: 'I-42', customer_name: 'Calloway Pump' } },
  ],
  [
    'reopened the inquiry I-42 (Calloway Pump)',
    { action: 'stepInquiry', new: { inquiry: 'I-42', customer_name: 'Calloway Pump', state: 'open' } },
  ],
  [
    'linked the inquiry I-42 (Calloway Pump) to J59270',
    { action: 'linkInquiry', new: { inquiry: 'I-42', customer_name: 'Calloway Pump' } },
  ],
  [
    'handed the inquiry I-42 (Calloway Pump) over to Lee Ortiz',
    { action: 'handOver', new: { owner: 'Lee Ortiz', inquiry: 'I-42', customer_name: 'Calloway Pump' } },
  ],
  [
    'issued quotation Q-2026-0001 for J59270 (IC# 484872)',
    { action: 'issueQuotation', new: { number: 'Q-2026-0001' } },
  ],
  ['prepared an e-mail with the quotation Q-2026-0001', { action: 'mailQuotation', new: { number: 'Q-2026-0001' } }],
  [
    'changed terms from none to Net 30 of the quotation details',
    { action: 'changeQuotations', old: { terms: '' }, new: { terms: 'Net 30' } },
  ],
  ['turned their work by e-mail on', { action: 'setWorkMail', old: { isOn: false }, new: { isOn: true } }],
  ['e-mailed Dana Ruiz their work', { action: 'mailWork', new: { to: 'Dana Ruiz' } }],
  [
    'taught the word "BAYO" of Fusing (Bay-O-Net)',
    { action: 'teachWord', new: { field: 'fusing', word: 'BAYO', meaning: 'Bay-O-Net', units: 2, orders: 0 } },
  ],
  [
    'removed the word "BAYO" of Fusing (Bay-O-Net)',
    { action: 'removeWord', old: { field: 'fusing', word: 'BAYO', meaning: 'Bay-O-Net', units: 2, orders: 0 } },
  ],
  [
    'changed fusing from BAYO to Bay-O-Net of 484872 by the vocabulary',
    { action: 'readWord', old: { fusing_description: 'BAYO' }, new: { fusing_description: 'Bay-O-Net' } },
  ],
  ['imported units.csv (3 added)', { action: 'import', new: { files: [{ name: 'units.csv', added: 3 }] } }],
  [
    'changed unit cost from $12,000 to $13,500.50 of 484872',
    { action: 'changeRow', old: { unit_cost: 12_000 }, new: { unit_cost: 13_500.5 } },
  ],
  ['retired 484872', { action: 'retire' }],
  ['brought 484872 back', { action: 'bringBack' }],
  ['removed 21 orders and 1,040 units of the sample', { action: 'removeSample', new: { orders: 21, units: 1040 } }],
  [
    'corrected kVA from 1000 to 1500 of 484872',
    { action: 'correct', old: { kva_rating: 1000 }, new: { kva_rating: 1500 } },
  ],
  [
    'changed kVA from 1500 to 1000 of 484872, as the import has it',
    { action: 'takeSource', old: { kva_rating: 1500 }, new: { kva_rating: 1000 } },
  ],
  ['added 484872', { action: 'addRecord' }],
  ['added a.jpg to 484872', { action: 'addFile', new: { name: 'a.jpg' } }],
  [
    'changed the caption of a.jpg of 484872 from Front to Nameplate',
    {
      action: 'captionFile',
      old: { name: 'a.jpg', caption: 'Front' },
      new: { name: 'a.jpg', caption: 'Nameplate' },
    },
  ],
  ['put the files of 484872 into another order', { action: 'orderFiles', new: { order: ['b.jpg', 'a.jpg'] } }],
  ['removed a.jpg from 484872', { action: 'removeFile', new: { name: 'a.jpg', caption: '' } }],
  ['restored a.jpg of 484872', { action: 'restoreFile', new: { name: 'a.jpg' } }],
  [
    'changed filters from due=14 to due=7 of the shared orders view "Due"',
    {
      action: 'saveView',
      old: { list: 'orders', name: 'Due', filters: 'due=14' },
      new: { list: 'orders', name: 'Due', filters: 'due=7' },
    },
  ],
  [
    'deleted the shared inventory view "Large"',
    { action: 'deleteView', old: { list: 'inventory', name: 'Large', filters: 'kva=500', shared: true } },
  ],
  ['saved the plan scenario "Spring"', { action: 'saveScenario', new: { name: 'Spring' } }],
  ['deleted the plan scenario "Spring"', { action: 'deleteScenario', old: { name: 'Spring' } }],
  ['saved the import profile "ERP" for orders', { action: 'saveProfile', new: { name: 'ERP', file: 'orders' } }],
  ['deleted the import profile "ERP" for units', { action: 'deleteProfile', old: { name: 'ERP', file: 'units' } }],
  ['signed in', { action: 'signIn' }],
  ['signed out', { action: 'signOut' }],
  ['was refused at sign-in', { action: 'refuseSignIn' }],
  ['was refused: no valid sign-in', { action: 'refuseToken' }],
  ['was refused: not permitted', { action: 'refuseAction' }],
];

test.each(sentences)('an entry says what happened: %s', (words, part) => {
  expect(reported(part)).toBe(words);
});

test('freight that the customer no longer pays is paid by us', () => {
  const part = { old: { freight_paid_by_customer: true }, new: { freight_paid_by_customer: false } };
  expect(reported({ action: 'changeFreight', ...part })).toBe('set the freight of J59270 to be paid by us');
});

test('a hold names its last day', () => {
  const part = { action: 'reserve', jobNumber: 'I-42-1', new: { until: '2027-05-03' } };
  expect(reported(part)).toBe('put 484872 on hold for I-42-1 until 3 May 2027');
});

test('every action has its own sentence', () => {
  expect(sentences.map(([, { action = 'reserve' }]) => action)).toEqual(auditActions);
  expect(new Set(sentences.map(([words]) => words)).size).toBe(auditActions.length);
});

test.each(['flewToTheMoon', 'constructor', '__proto__', ''])(
  'an action of a later version, %j, is reported by its name',
  (action) => {
    expect(reported({ action })).toBe(action);
  },
);

test.each([
  ['commented on J59270', { action: 'comment', ...OF_THE_ORDER }],
  ['handed J59270 over to Lee Ortiz', { action: 'handOver', new: { owner: 'Lee Ortiz' }, ...OF_THE_ORDER }],
  ['commented on order 7', { action: 'comment', ...OF_THE_ORDER, ...WITHOUT_A_JOB }],
  ['retired J59270', { action: 'retire', ...OF_THE_ORDER }],
  ['brought order 7 back', { action: 'bringBack', ...OF_THE_ORDER, ...WITHOUT_A_JOB }],
  ['reserved 484872 for order 7', WITHOUT_A_JOB],
  ['released 484872 from order 7', { action: 'release', ...WITHOUT_A_JOB }],
])('an order is called by its job number, else by its id: %s', (words, part) => {
  expect(reported(part)).toBe(words);
});

test.each([
  ['approved', 'approved'],
  ['returned', 'returned'],
  ['quoted', 'quoted'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['lapsed', 'found a lapse of'],
  ['frozen', 'changed'],
  ['constructor', 'changed'],
  [undefined, 'changed'],
])('a step to the state %j reads "%s the estimate"', (state, verb) => {
  const step = { action: 'stepEstimate', new: { name: 'Variant B', version: 2, state } };
  expect(reported(step)).toBe(`${verb} the estimate "Variant B" of 484872 for J59270`);
});

test('an estimate that is not won any more was reopened', () => {
  const step = {
    action: 'stepEstimate',
    old: { state: 'won' },
    new: { name: 'Variant B', version: 2, state: 'quoted' },
  };
  expect(reported(step)).toBe('reopened the estimate "Variant B" of 484872 for J59270');
});

test.each([
  ['captioned a.jpg of 484872: Nameplate', { caption: '' }, 'Nameplate'],
  ['changed the caption of a.jpg of 484872 from Front to none', { caption: 'Front' }, ''],
  // Entries of earlier releases do not have the old caption.
  ['captioned a.jpg of 484872: Nameplate', null, 'Nameplate'],
])('%s', (words, old, caption) => {
  expect(reported({ action: 'captionFile', old, new: { name: 'a.jpg', caption } })).toBe(words);
});

const DUE = { list: 'orders', name: 'Due', filters: 'due=14', shared: true };

test.each([
  ['shared the orders view "Due"', null, DUE],
  ['stopped sharing the orders view "Due"', DUE, { list: 'orders', name: 'Due', shared: false }],
  ['changed name from Due to Late of the shared orders view "Late"', DUE, { list: 'orders', name: 'Late' }],
  ['changed nothing of the shared orders view "Due"', { list: 'orders', name: 'Due' }, { list: 'orders', name: 'Due' }],
])('a shared view: %s', (words, old, now) => {
  expect(reported({ action: 'saveView', old, new: now })).toBe(words);
});

test('a replaced import profile lists its changes', () => {
  const named = { name: 'ERP', file: 'orders' };
  const old = { ...named, columns: ['Due → request_date (mdy)'] };
  expect(reported({ action: 'saveProfile', old, new: { ...named, columns: ['Due → left out'] } })).toBe(
    'changed columns from Due → request_date (mdy) to Due → left out of the import profile "ERP" for orders',
  );
});

test.each([
  ['nothing', {}, {}],
  ['phase from 1 to 3', { phase: 1 }, { phase: 3 }],
  ['2 fields', { phase: 1, taps: null }, { phase: 3, taps: '+/-5%' }],
  ['3 fields', {}, { phase: 3, taps: '+/-5%', kva_rating: 500 }],
])('one change shows its values, several only their count: %s', (words, old, now) => {
  expect(reported({ action: 'changeRow', old, new: now })).toBe(`changed ${words} of 484872`);
});

test.each([
  ['changed the rates that hold from N/A on', { action: 'changeRates', new: { holdsFrom: '2026-02-30' } }],
  ['removed 0 orders and 1 unit of the sample', { action: 'removeSample', new: { orders: '21', units: 1 } }],
  ['removed 1 order and 0 units of the sample', { action: 'removeSample', new: { orders: 1 } }],
  ['added  to 484872', { action: 'addFile', new: { name: 42 } }],
])('what an entry does not say, or says as something else, is not made up: %s', (words, part) => {
  expect(reported(part)).toBe(words);
});

test('whatever an entry holds, its sentence never shows the inside of the program', () => {
  const anything = fc.dictionary(
    fc.constantFrom('name', 'state', 'number', 'caption', 'orders', 'files', 'holdsFrom', 'unit_cost'),
    fc.constantFrom<unknown>(null, undefined, 0, -1, 1e21, '', 'x', true, [], [null], {}, [{ name: 'a.csv' }]),
  );
  const orNull = (text: string) => fc.constantFrom(null, text);
  const entries = fc.record({
    action: fc.constantFrom(...auditActions),
    ...{ old: fc.option(anything), new: fc.option(anything) },
    ...{ itemCode: orNull('484872'), jobNumber: orNull('J59270'), orderId: orNull('7') },
  });
  forAll(entries, (entry) => expect(reported(entry)).not.toMatch(/undefined|null|NaN|\[object|function|=>/));
});

test('only a comment has one, as it was typed', () => {
  expect(commentOf(anAuditEntry({ action: 'comment', new: { comment: ' Hello,\nDana ' } }))).toBe(' Hello,\nDana ');
  expect(commentOf(anAuditEntry({ action: 'comment' }))).toBe('');
  expect(commentOf(anAuditEntry({ new: { comment: 'Hello' } }))).toBeNull();
});

const files = (...reported: unknown[]) => importWords({ files: reported });

test.each([
  ['units.csv (3 added)', { added: 3 }],
  ['units.csv (1,200 added)', { added: 1200 }],
  ['units.csv (1 added, 2 changed, 3 retired, 4 brought back)', { added: 1, changed: 2, retired: 3, returned: 4 }],
  ['units.csv (1 changed, 4 brought back)', { returned: 4, changed: 1, added: 0, retired: 0 }],
  ['units.csv (nothing changed)', { added: 0, changed: 0, retired: 0, returned: 0 }],
  ['units.csv (nothing changed)', { read: 500, unchanged: 500, sha256: 'ab12' }],
  ['units.csv (nothing changed)', { added: -1, changed: '2', retired: null, returned: Number.NaN }],
])('an import says by number what became of its rows, in one order: %s', (words, counts) => {
  expect(files({ name: 'units.csv', ...counts })).toBe(words);
});

test('files follow the order of the entry', () => {
  const [units, orders, photos] = ['units.csv', 'orders.csv', 'photos.zip'].map((name) => ({ name }));
  expect(files({ ...units, added: 2 }, orders)).toBe('units.csv (2 added) and orders.csv (nothing changed)');
  expect(files(orders, { ...units, added: 2 })).toBe('orders.csv (nothing changed) and units.csv (2 added)');
  expect(files(units, orders, { ...photos, added: 9 })).toBe(
    'units.csv (nothing changed), orders.csv (nothing changed) and photos.zip (9 added)',
  );
});

test.each([
  ['no values', null],
  ['values without files', {}],
  ['files that are no list', { files: 'units.csv' }],
  ['an empty list', { files: [] }],
  ['files without a name', { files: [{ added: 3 }, { name: 7, added: 3 }, null, 'units.csv'] }],
])('an entry with %s names no file', (_what, values) => {
  expect(importWords(values)).toBe('');
});

test('an unreadable file does not hide the others', () => {
  expect(files(null, { name: 'units.csv', added: 1 }, 42)).toBe('units.csv (1 added)');
});
