import { ODD_ORDERS, ODD_UNITS } from '../../src/sample/oddTexts';
import { sampleOrders } from '../../src/sample/orders';
import { sampleUnits } from '../../src/sample/units';
import { SAMPLE_RATES } from '../../src/sample/rates';
import type { Requested } from '../domain/matching/book/finding';
import { judge } from '../domain/matching/book/judge';
import { rankByTheBook } from '../domain/matching/book/rank';
import { requiredBySample, unitsOfTheSample } from '../domain/matching/book/sample';

const orders = sampleOrders();
const open = orders.filter(({ assigned_serial }) => assigned_serial === null);
const taken = new Set(orders.map(({ assigned_serial }) => assigned_serial));
const units = unitsOfTheSample().filter(({ serial }) => !taken.has(serial));
const orderAt = (code: string): Requested =>
  requiredBySample(
    orders.find(({ order_code }) => order_code === code)!,
    false,
  );
const unitAt = (serial: string) => units.find((each) => each.serial === serial)!;
/** By the second implementation of the rules, so that no text is judged by the engine that it is to show. */
const judged = (code: string, serial: string) => judge(orderAt(code), unitAt(serial), SAMPLE_RATES).verdicts;

test('odd texts are in open orders and in units that no order has', () => {
  const codes = open.map(({ order_code }) => order_code);
  expect(codes).toEqual(expect.arrayContaining([...ODD_ORDERS.keys()]));
  expect(units.map(({ serial }) => serial)).toEqual(expect.arrayContaining([...ODD_UNITS.keys()]));
});

test('the rows have the odd texts', () => {
  for (const order of orders) expect(order).toMatchObject(ODD_ORDERS.get(order.order_code) ?? {});
  for (const unit of sampleUnits()) expect(unit).toMatchObject(ODD_UNITS.get(unit.serial) ?? {});
});

/** Order, unit, feature and verdict (domain facts, reading). */
test.each([
  ['no FR3', 'SO117330-1', '173793', 'fluid', 'does not fit'],
  ['no FR3, of mineral oil spelled MO', 'SO117330-1', '2342372', 'fluid', 'exact'],
  ['non-ester', 'SO117216-1', '7027601', 'fluid', 'does not fit'],
  ['FR3 or mineral', 'SO117286-2', '2342372', 'fluid', 'exact'],
  ['no aluminum', 'SO117302-1', '643339069', 'winding', 'does not fit'],
  ['Cu/Al, of HV AL / LV CU', 'SO117332-1', '96866308', 'winding', 'exact'],
  ['copper, of Cu/Al', 'SO117216-1', '85194131', 'winding', 'does not fit'],
  ['copper, of COP', 'SO117216-1', '66413347', 'winding', 'exact'],
  ['copper, of Unknown', 'SO117216-1', '7027601', 'winding', 'not recorded'],
  ['aluminum, of Cu/Al', 'SO117209-2', '603624', 'winding', 'acceptable'],
  ['radial only, no loop', 'SO117265-2', '11865477', 'bushing_config_match', 'does not fit'],
  ['not dead front', 'SO117293-1', '600437', 'bushing_config_match', 'does not fit'],
  ['2-2.5% FCAN & FCBN', 'SO117286-1', '67345498', 'taps_match', 'exact'],
  ['4 x 2.5%', 'SO117293-2', '155492249', 'taps_match', 'exact'],
  ['+/-5%, of 25%', 'SO117341-1', '457384', 'taps_match', 'not recorded'],
  ['99%', 'SO117269-1', '734854', 'taps_match', 'not understood'],
  ['6-hole NEMA spade', 'SO117261-1', '2342372', 'secondary_bushings', 'exact'],
  ['per drawing', 'SO117328-1', '5096418', 'secondary_bushings', 'not understood'],
  ['Bayonet', 'SO117218-1', '55989461', 'fusing_match', 'exact'],
  ['BON, of a full range', 'SO117290-1', '787656104', 'fusing_match', 'does not fit'],
  ['per utility standard', 'SO117344-1', '2806590', 'fusing_match', 'not understood'],
  ['fusing N/A', 'SO117256-1', '8474215', 'fusing_match', 'not required'],
  ['winding N/A', 'SO117303-1', '8378281', 'winding', 'not required'],
  ['impedance 0', 'SO117312-1', '793547277', 'impedance', 'not required'],
  ['95 kV, of 0', 'SO117321-1', '689249', 'bil', 'not recorded'],
  ['6.6 %, of 0', 'SO117345-1', '40407833', 'impedance', 'not recorded'],
  ['FR3, of FR 3', 'SO117324-1', '6696856', 'fluid', 'exact'],
  ['mineral oil, of RTemp', 'SO117215-1', '5064887', 'fluid', 'does not fit'],
  ['mineral oil, of see nameplate', 'SO117212-1', '909522059', 'fluid', 'not recorded'],
  ['480D, of 0.48 kV', 'SO117332-1', '923123', 'secondary_voltage_match', 'exact'],
  ['the connection of 480D, of 480V', 'SO117332-1', '63413842', 'connection', 'not recorded'],
  ['12470 wye, of 12.47, which is delta', 'SO117339-1', '84518310', 'connection', 'does not fit'],
])('%s', (_, code, serial, feature, verdict) => {
  expect(judged(code, serial)[feature]).toBe(verdict);
});

test('a unit with a bare 12.47 kV serves the order whose description says 12470 delta, once that is accepted', () => {
  const order = orderAt('SO117338-1');
  const stated = { kva_rating: 1500, primary_voltage_kv: '12470D', secondary_voltage_kv: '480Y/277' };
  const [best] = rankByTheBook(units, { ...order, quote: { ...order.quote, ...stated } }, SAMPLE_RATES);
  expect(best).toMatchObject({ unit: { serial: '84518310' }, judgment: { class: 'Fits with work' } });
  expect(rankByTheBook(units, order, SAMPLE_RATES)[0]!.judgment).toMatchObject({ score: null });
});
