import { orderFile } from '../../../../../src/server/features/import/columns/orderColumns';
import { unitFile } from '../../../../../src/server/features/import/columns/unitColumns';
import type { FileKind } from '../../../../../src/server/features/import/columns/columns';
import { createEvidence } from '../../../../../src/server/features/import/mapping/evidence';
import {
  withMarkOfFile,
  decide,
  propose,
  type Decision,
} from '../../../../../src/server/features/import/mapping/propose';
import { withTaught } from '../../../../../src/server/features/import/mapping/words/wordQuestions';
import { plainName } from '../../../../../src/server/features/import/mapping/names';

const column = (header: string, cells: readonly string[] = ['x']) => {
  const evidence = createEvidence();
  cells.forEach(evidence.add);
  return { header, evidence: evidence.found() };
};

const targets = (kind: FileKind, headers: readonly string[], cells?: readonly string[]) =>
  propose(
    headers.map((header) => column(header, cells)),
    kind,
  ).map(({ target, questions }) => questions[0]?.reason ?? target?.name ?? null);

test.each([orderFile, unitFile])('no two columns of $table have a name in common', ({ columns, parts }) => {
  const names = [...columns, ...parts].flatMap(({ name, aliases, likely, makers }) => [
    ...new Set([name, ...aliases, ...likely, ...makers].map(plainName)),
  ]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each([
  ['order_code', 'order_code'],
  ['Order Code', 'order_code'],
  ['Job #', 'job_number'],
  ['JOB NO.', 'job_number'],
  ['SO', 'sales_order_number'],
  ['Cust', 'customer_name'],
  ['Ship To State', 'ship_state'],
  ['HV', 'primary_voltage_kv'],
  ['Pri Volt', 'primary_voltage_kv'],
  ['HV (kV)', 'primary_voltage_kv'],
  ['LV', 'secondary_voltage_kv'],
  ['%Z', 'impedance_pct'],
  ['Z (%)', 'impedance_pct'],
  ['Oil (L)', 'oil_volume_liters'],
  ['Fluid, gal', 'oil_volume_liters'],
  ['Oil', 'oil_type'],
  ['Weight, kg', 'weight_lbs'],
  ['Width in', 'dim_w_in'],
  ['MVA', 'kva_rating'],
  ['Bushing Config', 'bush_configuration'],
  ['HV Nominal Voltage', 'primary_voltage_kv'],
])('a column %s of orders is %s', (header, expected) => {
  expect(targets(orderFile, [header], ['1'])).toEqual([expected]);
});

test.each([
  ['IC#', 'serial'],
  ['Serial No', 'serial'],
  ['Mfr', 'manufacturer'],
  ['Yr', 'mfg_year'],
  ['Loc', 'warehouse_desc'],
  ['Wt', 'weight_lbs'],
  ['Gallons', 'oil_volume_gal'],
  ['Liters', 'oil_volume_gal'],
  ['Year Manufactured', 'mfg_year'],
  ['year_manufactured', 'mfg_year'],
  ['Capacity', 'kva_rating'],
  ['KVA Base', 'kva_rating'],
  ['RatingCapacity', 'kva_rating'],
  ['rated_mva', 'kva_rating'],
  ['Transformer Size (KVA)', 'kva_rating'],
  ['Tap Config', 'taps'],
  ['HV Nominal Voltage', 'primary_voltage'],
  ['HighLineVoltage', 'primary_voltage'],
  ['HIGH VOLTAGE RATING', 'primary_voltage'],
  ['From Nom kV', 'primary_voltage'],
  ['V1n_kV', 'primary_voltage'],
  ['LV Nominal Voltage', 'secondary_voltage'],
  ['LowLineVoltage', 'secondary_voltage'],
  ['To Nom kV', 'secondary_voltage'],
  ['From Conn', 'primary_connection'],
  ['To Conn', 'secondary_connection'],
  ['TransformerSerialNumber', 'serial'],
  ['% Impedance', 'impedance_pct'],
  ['HV Winding Material', 'primary_winding'],
  ['NUMBEROFPHASES', 'phase'],
  ['Feed', 'feed'],
  ['Front', 'front'],
  ['Connection', 'connections'],
  ['Winding', 'winding_material'],
])('a column %s of units is %s', (header, expected) => {
  expect(targets(unitFile, [header], ['1'])).toEqual([expected]);
});

test.each([
  ['Gallons', 'gal'],
  ['Liters', 'L'],
  ['Oil Volume (L)', 'L'],
  ['oil_volume_gal', 'gal'],
  ['Oil Volume', null],
])('the column %s is measured in %s, or a question', (header, measure) => {
  const [choice] = propose([column(header, ['350'])], unitFile);
  expect(choice?.reading.measure).toBe(measure);
  expect(choice?.questions.map(({ about }) => about)).toEqual(measure === null ? ['measure'] : []);
});

const ORDERS_EXPORT =
  'Job Number,Sales Order Number,Customer Name,Salesperson,Location,Delivery State,Type,kVA,Job Type,Price,' +
  'Order Date,Delivery Date,Issued Units,Order Code,Unit Assigned';
const INVENTORY_EXPORT =
  'IC#,kVA,Primary Voltage,Secondary Voltage,Connection,Phase,Fluid,Feed,Front,Winding,Condition,Warehouse,' +
  'Manufacturer,Year,Weight,Unit Cost,List Price,Needs Cabinet,Needs Tank,Reserved for Job,Notes';

test("the app's own exports are known without a question; what it works out is left out", () => {
  expect(targets(orderFile, ORDERS_EXPORT.split(','), [])).toEqual([
    ...['job_number', 'sales_order_number', 'customer_name', 'sales_rep', null, 'ship_state', null, 'kva_rating'],
    ...['order_type', 'sale_price', 'order_date', 'request_date', 'issued_units', 'order_code', 'assigned_serial'],
  ]);
  expect(targets(unitFile, INVENTORY_EXPORT.split(','), [])).toEqual([
    ...['serial', 'kva_rating', 'primary_voltage', 'secondary_voltage', null, 'phase', 'type_of_fluid', null, null],
    ...[null, 'condition', 'warehouse_desc', 'manufacturer', 'mfg_year', 'weight_lbs', 'unit_cost', 'list_price'],
    ...[null, null, null, null],
  ]);
});

test.each([orderFile, unitFile])('derived columns of the app are ignored in $table', (kind) => {
  expect(targets(kind, ['Rank', 'Match %', 'Margin', 'Margin %', 'Profit (points)'])).toEqual(Array(5).fill(null));
});

test('of two columns for one target the surer name wins, and the other is a question', () => {
  expect(targets(orderFile, ['Job', 'job_number', 'Job #'])).toEqual([
    'Duplicate column',
    'job_number',
    'Duplicate column',
  ]);
});

const proposed = (headers: string, kind = unitFile) =>
  propose(
    headers.split(',').map((header) => column(header)),
    kind,
  ).map(({ target, questions }) => [target?.name ?? null, questions[0]?.reason ?? null]);

const [PRIMARY, SECONDARY] = ['primary_winding', 'secondary_winding'].map((name) => [name, 'Duplicate column']);

test.each([
  ['Winding,Winding', [PRIMARY, SECONDARY]],
  ['HV,Winding,LV,Winding', [null, PRIMARY, null, SECONDARY]],
  ['LV,Winding,HV,Winding', [null, SECONDARY, null, PRIMARY]],
  ['Winding,HV,winding,LV', [PRIMARY, null, SECONDARY, null]],
])('the columns %s, one of each winding, are both asked about', (headers, expected) => {
  const found = proposed(headers);
  expected.forEach((each, index) => each && expect(found[index]).toEqual(each));
});

test('two connections are assigned to windings in order; a third column of the name is only a question', () => {
  expect(proposed('Connection,Connection', orderFile)).toEqual([
    ['primary_connection', 'Duplicate column'],
    ['secondary_connection', 'Duplicate column'],
  ]);
  expect(proposed('Winding,Winding,Winding').map(([, reason]) => reason)).toEqual([
    null,
    'Duplicate column',
    'Duplicate column',
  ]);
});

test('an unknown column is a question, with a proposal if its content fits a single column', () => {
  const [foo, mails] = propose([column('Foo'), column('Bar', ['a@b.test'])], orderFile);
  expect(foo).toMatchObject({ target: null, questions: [{ about: 'target' }] });
  expect(mails).toMatchObject({ target: { name: 'sales_rep_emails' }, questions: [{ about: 'target' }] });
});

test('a column without a name and without values is left out', () => {
  expect(targets(orderFile, ['Column C'], [])).toEqual([null]);
});

test.each([
  [['2/14/2026', '2/3/2026'], 'mdy'],
  [['14/2/2026', '2/3/2026'], 'dmy'],
  [['2/14/2026', '3/15/2026', '15/3/2026'], 'mdy'],
  [['2026-02-14'], 'mdy'],
  [['2/2/2026'], 'mdy'],
  [['2/3/2026'], null],
])('dates like %j are read %s', (cells, order) => {
  const [choice] = propose([column('Order Date', cells)], orderFile);
  expect([choice?.reading.dates, choice?.questions[0]?.question]).toEqual([
    order,
    order === null ? "Is 2/3/2026 in 'Order Date' February 3 or March 2?" : undefined,
  ]);
});

test.each([
  [['1,000'], 'point'],
  [['1.234,50', '1,000'], 'comma'],
  [['12.125'], 'point'],
  [['1,5'], 'comma'],
  [['1,5', '1.5'], null],
])('numbers like %j have a decimal %s', (cells, mark) => {
  expect(propose([column('Price', cells)], orderFile)[0]?.reading.decimals).toBe(mark);
});

test.each([
  [['1.325'], [], null],
  [['1,325', '1,400'], [], null],
  [['1.325'], ['2,50'], 'comma'],
  [['1,325'], ['2.50'], 'point'],
  [['1.325'], ['2,50', '2.50'], null],
  [['1.325', '0.5'], ['2,50'], 'point'],
  [['1325'], [], 'point'],
])('between semicolons %j beside prices like %j have a decimal %s', (cells, prices, mark) => {
  const columns = withMarkOfFile([column('Weight', cells), column('Price', prices)], orderFile, ';');
  expect(propose(columns, orderFile)[0]?.reading.decimals).toBe(mark);
  expect(propose(withMarkOfFile([column('Weight', ['1.325'])], orderFile, ','), orderFile)[0]?.questions).toEqual([]);
});

test('an ambiguous number is a question that shows both readings', () => {
  const [choice] = propose(withMarkOfFile([column('Weight', ['1.325'])], orderFile, ';'), orderFile);
  expect(choice?.questions.map(({ question }) => question)).toEqual([
    "Is 1.325 in 'Weight' 1 and a fraction, or 1325?",
  ]);
});

test('a chosen target counts and is not proposed again', () => {
  const said: Decision = { target: 'job_number', reading: { dates: null, decimals: null, measure: null } };
  const choices = decide([column('Foo'), column('Job #')], orderFile, ({ header }) =>
    header === 'Foo' ? said : undefined,
  );
  expect(choices.map(({ target }) => target?.name)).toEqual(['job_number', undefined]);
});

test.each([
  ['sn', ['1000000', '250000'], 'kva_rating', 'VA'],
  ['type', ['three', 'three'], 'phase', null],
  ['Configuration', ['Delta-Star', 'Delta-Star'], 'connections', null],
])('the column %s with %j is asked, with another column proposed', (header, cells, proposed, measure) => {
  const [choice] = propose([column(header, cells)], unitFile);
  expect([choice?.target?.name, choice?.reading.measure, choice?.questions[0]?.about]).toEqual([
    ...[proposed, measure, 'target'],
  ]);
});

test.each([
  ['sn', ['9100101', '9100102'], 'serial'],
  ['IC#', ['9100000', '9101000'], 'serial'],
  ['Type', ['Pole', 'Three-Phase Pad'], 'unit_type'],
  ['Configuration', ['Loop Feed Dead Front'], 'bush_config_description'],
  ['voltage', ['13.8kV/480V', '12470GrdY/7200-480Y/277'], 'voltages'],
])('the column %s with %j is taken by its name', (header, cells, name) => {
  expect(targets(unitFile, [header], cells)).toEqual([name]);
});

test.each([
  ['Rating 2', ['500 kVA', '5 MVA'], 'kva_rating'],
  ['Made', ['1999', '2010'], 'mfg_year'],
  ['Bank', ['XF-101', 'XF-102'], 'serial'],
  ['Daya (kVA)', ['630', '1000'], 'kva_rating'],
  ['Tegangan 1 (kV)', ['20', '11.5'], 'primary_voltage'],
  ['Tegangan 2 (kV)', ['0.4'], 'secondary_voltage'],
  ['Voltage', ['13.8kV/480V', 'call'], 'voltages'],
  ['Electrical', ['13.8kV/480V', '12470GrdY/7200-480Y/277'], 'voltages'],
])('an unknown column %s with %j is proposed by its cells', (header, cells, name) => {
  const [choice] = propose([column(header, cells)], unitFile);
  expect([choice?.target?.name, choice?.questions[0]?.about]).toEqual([name, 'target']);
});

test('each unknown word of a condition is one question, and known ones are none', () => {
  const [choice] = propose([column('Condition', ['Like New', 'Fair', 'Needs Rewind', 'Unused', 'Fair'])], unitFile);
  expect(choice?.questions).toEqual([
    {
      about: 'words',
      reason: 'Unknown word',
      question: "What does 'Fair' in 'Condition' mean: RC or RW?",
      word: 'Fair',
    },
  ]);
});

test('the vocabulary answers a word, and leaves the others open', () => {
  const [choice] = propose([column('Condition', ['Very Good', 'Fair'])], unitFile);
  const words = [{ field: 'condition', word: 'very-good', meaning: 'RC' }];
  const answered = withTaught(choice!, words);
  expect(answered.words).toEqual([{ word: 'Very Good', value: 'RC' }]);
  expect(answered.questions.map(({ word }) => word)).toEqual(['Fair']);
  expect(withTaught(choice!, [])).toBe(choice);
});

test('an answered word is no question again', () => {
  const given = (): Decision => ({
    target: 'condition',
    reading: { dates: null, decimals: null, measure: null },
    words: [{ word: 'Fair', value: 'RC' }],
  });
  expect(decide([column('Condition', ['Fair', 'RW'])], unitFile, given)[0]?.questions).toEqual([]);
});
