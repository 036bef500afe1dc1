import { sampleAccounts } from '../../src/server/features/signIn/interaction/sampleAccounts';
import { createHash } from 'node:crypto';
import { parseVoltage } from '../../src/domain/matching/reading/voltage';
import { toCsv } from '../../src/sample/csv';
import { ODD_ORDERS, ODD_UNITS } from '../../src/sample/oddTexts';
import { sampleOrders } from '../../src/sample/orders';
import { sampleUnits } from '../../src/sample/units';

const orders = sampleOrders();
const units = sampleUnits();
const distinct = (values: readonly unknown[]) => new Set(values);
const share = <T>(items: readonly T[], holds: (item: T) => boolean) => items.filter(holds).length / items.length;

test('the sample is large enough to page, filter and rank', () => {
  expect(orders.length).toBeGreaterThanOrEqual(140);
  expect(units.length).toBeGreaterThanOrEqual(1600);
});

/** These hashes change only with the sample set itself; then look at it before you change them. */
test('the sample is the same on every machine, byte for byte', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
  expect([hash(toCsv(orders)), hash(toCsv(units))]).toEqual(['66c2b8f754f3c2a6', 'b6733320ea3445ac']);
  expect(toCsv(sampleOrders())).toBe(toCsv(orders));
});

test('orders are before the given day, many of them close to it', () => {
  const age = (date: string | null) => (Date.parse('2027-01-15') - Date.parse(date ?? '')) / 86_400_000;
  const ages = sampleOrders('2027-01-15').map(({ order_date }) => age(order_date));
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
  for (const [days, least] of [
    [30, 25],
    [90, 70],
    [180, 100],
    [365, 130],
  ] as const) {
    expect(ages.filter((each) => each <= days).length).toBeGreaterThan(least);
  }
  expect(ages.filter((each) => each > 365).length).toBeGreaterThan(0);
});

test('the day changes nothing but the dates', () => {
  const undated = (day: string) => sampleOrders(day).map((order) => ({ ...order, order_date: '', request_date: '' }));
  expect(undated('2027-01-15')).toEqual(undated('2026-03-02'));
});

test('keys are unique, inventory control numbers have 6 to 9 digits and some a leading zero', () => {
  expect(distinct(orders.map(({ order_code }) => order_code)).size).toBe(orders.length);
  expect(distinct(orders.map(({ job_number }) => job_number)).size).toBe(orders.length);
  expect(distinct(units.map(({ serial }) => serial)).size).toBe(units.length);
  expect(units.every(({ serial }) => /^\d{6,9}$/.test(serial))).toBe(true);
  expect(units.some(({ serial }) => serial.startsWith('0'))).toBe(true);
});

const vocabulary: Record<string, string> = {
  type_of_fluid: 'Mineral Oil|FR3|R-Temp|Silicone|BETA|Wecosol|Natural Ester|BIOTEMP',
  cooling_class: 'ONAN|ONAN/ONAF|ONAF|KNAN|KNAN/KNAF/KNAF|KNAF',
  winding_material: 'Copper|Aluminum|Unknown',
  taps: '+/-5%|-10%|J-tap|K-tap|Custom|None',
  category: 'Surplus|Recycle',
  sec_bush: '4-hole spade|6-hole spade|10-hole spade',
  unit_type: 'Three-Phase Pad|Single-Phase Pad|Pole Mount',
  bush_config_description: 'Loop Feed Dead Front|Radial Feed Dead Front|Loop Feed Live Front|Radial Feed Live Front',
  fusing_description:
    'Bay-O-Net w/ Isolation Link|Bay-O-Net w/ Partial Range CLF|Full Range CLF|Loadbreak Switch + Bay-O-Net|None',
  manufacturer:
    'ABB|ERMCO|General Electric|Kuhlman|McGraw Edison|RTE|Siemens|Square D|Westinghouse|Moloney|CG Power|Howard|Cooper',
};

const has = (odd: object | undefined, column: string) => odd !== undefined && column in odd;

test.each(Object.entries(vocabulary))('%s of units follows the vocabulary, except for odd texts', (column, words) => {
  const used = units
    .filter(({ serial }) => !has(ODD_UNITS.get(serial), column))
    .map((unit) => new Map<string, unknown>(Object.entries(unit)).get(column))
    .filter((each) => each !== null);
  expect(words.split('|')).toEqual(expect.arrayContaining([...distinct(used)]));
  expect(distinct(used).size).toBeGreaterThan(1);
});

test('orders use the same words, odd texts aside', () => {
  const used = (column: 'fusing' | 'bush_configuration' | 'oil_type' | 'sec_bush' | 'coil_type' | 'tap_range_pct') =>
    orders
      .filter(({ order_code }) => !has(ODD_ORDERS.get(order_code), column))
      .map((order) => order[column])
      .filter((each) => each !== null);
  expect(vocabulary['fusing_description']!.split('|')).toEqual(expect.arrayContaining(used('fusing')));
  expect(vocabulary['bush_config_description']!.split('|')).toEqual(expect.arrayContaining(used('bush_configuration')));
  expect(vocabulary['type_of_fluid']!.split('|')).toEqual(expect.arrayContaining(used('oil_type')));
  expect(vocabulary['sec_bush']!.split('|')).toEqual(expect.arrayContaining(used('sec_bush')));
  expect(vocabulary['winding_material']!.split('|')).toEqual(expect.arrayContaining(used('coil_type')));
  expect(vocabulary['taps']!.split('|')).toEqual(expect.arrayContaining(used('tap_range_pct')));
});

test('every voltage can be read; two orders state none', () => {
  const ofOrders = orders.flatMap((order) => [order.primary_voltage_kv, order.secondary_voltage_kv]);
  const texts = [...units.flatMap((unit) => [unit.primary_voltage, unit.secondary_voltage]), ...ofOrders].filter(
    (each) => each !== null,
  );
  expect(ofOrders.filter((each) => each === null)).toHaveLength(4);
  expect(texts.filter((text) => parseVoltage(text) === null)).toEqual([]);
  expect(share(orders, ({ primary_voltage_kv }) => /^\d+(\.\d+)?$/.test(primary_voltage_kv ?? ''))).toBeGreaterThan(
    0.8,
  );
});

test('the sample holds the kinds of units that distinguish rules', () => {
  const ratings = distinct(units.map(({ kva_rating }) => kva_rating));
  for (const kva of [833, 1050, 1650, 1725, 1750, 2700, 2750, 45, 5000]) expect(ratings).toContain(kva);
  const voltages = units.map(({ primary_voltage }) => primary_voltage);
  for (const kind of [/ x /, /D$/, /\dY\//, /GrdY/]) expect(voltages.some((each) => kind.test(each))).toBe(true);
  expect(units.filter(({ phase }) => phase === 1).length).toBeGreaterThan(5);
  expect(distinct(units.map(({ pictures }) => pictures.length))).toEqual(new Set([0, 1, 3, 5]));
  expect(distinct(units.map(({ documents }) => documents.length))).toEqual(new Set([0, 1, 2]));
});

test('units are in warehouses with known distances, and in others', () => {
  const places = distinct(units.map(({ warehouse_desc }) => warehouse_desc));
  for (const place of ['Phoenix, AZ', 'Austin, TX', 'Sacramento, CA', 'Portland, OR', null])
    expect(places).toContain(place);
  expect(places.size).toBeGreaterThan(5);
});

test('notes run from none to several thousand characters in paragraphs', () => {
  const lengths = orders.map(({ notes }) => notes?.length ?? 0);
  expect(Math.min(...lengths)).toBe(0);
  expect(Math.max(...lengths)).toBeGreaterThan(4000);
  expect(orders.some(({ notes }) => notes?.includes('\n\n'))).toBe(true);
  expect(orders.some(({ notes, formatted_notes }) => notes !== null && formatted_notes === null)).toBe(true);
});

test('people are invented and their addresses go nowhere', () => {
  const addresses = orders.flatMap(({ sales_rep_emails }) => sales_rep_emails);
  expect(addresses.every((each) => /^[a-z.]+@specai\.test$/.test(each))).toBe(true);
  expect(distinct(orders.map(({ sales_rep_emails }) => sales_rep_emails.length))).toEqual(new Set([0, 1, 2]));
});

test('the sample account of a salesperson has its own orders, open and assigned ones', () => {
  const account = sampleAccounts.find(({ email }) => email === 'sales@specai.test')!;
  const own = orders.filter(({ sales_rep }) => sales_rep === account.name);
  expect(own.filter(({ assigned_serial }) => assigned_serial === null).length).toBeGreaterThan(5);
  expect(own.filter(({ assigned_serial }) => assigned_serial !== null).length).toBeGreaterThan(0);
  expect(own.some(({ sales_rep_emails }) => sales_rep_emails.includes(account.email))).toBe(true);
});

test('some orders have a unit assigned, each its own, and some of those are issued', () => {
  const assigned = orders.flatMap(({ assigned_serial }) => (assigned_serial === null ? [] : [assigned_serial]));
  const serials = distinct(units.map(({ serial }) => serial));
  expect(assigned.length).toBeGreaterThan(15);
  expect(distinct(assigned).size).toBe(assigned.length);
  expect(assigned.every((serial) => serials.has(serial))).toBe(true);
  expect(orders.filter(({ issued_units }) => issued_units > 0).length).toBeGreaterThan(3);
  expect(orders.every(({ issued_units, assigned_serial }) => issued_units === 0 || assigned_serial !== null)).toBe(
    true,
  );
});

test('sizes are close to the typical figures of their rating', () => {
  const thousands = units.filter(({ kva_rating }) => kva_rating === 1000);
  for (const { width_in, weight_lbs, oil_volume_gal } of thousands) {
    expect(Math.abs((width_in ?? 89) / 89 - 1)).toBeLessThan(0.085);
    expect(Math.abs((weight_lbs ?? 8200) / 8200 - 1)).toBeLessThan(0.125);
    expect(Math.abs((oil_volume_gal ?? 350) / 350 - 1)).toBeLessThan(0.125);
  }
});

test('sale prices are 9,000 + 38 × kVA dollars, ±15 %', () => {
  const inTexts = new Map([
    ['SO117338-1', 1500],
    ['SO117306-1', 300],
  ]);
  for (const { order_code, sale_price, kva_rating } of orders) {
    const middle = 9000 + 38 * (kva_rating ?? inTexts.get(order_code)!);
    if (sale_price !== null) expect(Math.abs(Number(sale_price) / middle - 1)).toBeLessThan(0.152);
  }
  expect(orders.some(({ sale_price }) => sale_price === null)).toBe(true);
});

test('an add-on has a price if it applies, sometimes with cents', () => {
  for (const unit of units) {
    expect(Number(unit.replacement_cabinet_cost) > 0).toBe(unit.cabinet_condition === 'replace');
    expect(Number(unit.retank_cost) > 0).toBe(unit.tank_condition === 'replace');
    expect(Number(unit.fr3_fill_cost) > 0).toBe(!/^FR ?3$/.test(unit.type_of_fluid));
    expect(Number(unit.feed_conversion_cost) > 0).toBe(unit.bush_config_description.startsWith('Radial'));
  }
  expect(share(units, ({ fr3_fill_cost }) => !fr3_fill_cost.endsWith('.00'))).toBeGreaterThan(0.1);
});
