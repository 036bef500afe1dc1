import { sampleOrders, SAMPLE_DAY } from '../../src/sample/orders';

const orders = sampleOrders();
const open = orders.filter(({ assigned_serial }) => assigned_serial === null);
const count = (holds: (order: (typeof orders)[number]) => boolean) => open.filter(holds).length;

const NO_ALUMINUM = /no aluminum|not offer aluminum|copper only|copper windings only/i;
const notesSay = (pattern: RegExp) => (order: (typeof orders)[number]) => pattern.test(order.notes ?? '');

describe('fields and notes', () => {
  const forbidsAluminum = open.filter(notesSay(NO_ALUMINUM));

  test('the winding is in the field of some orders, in the notes alone of others, and sometimes in neither', () => {
    expect(count(({ coil_type, notes }) => coil_type !== null && !NO_ALUMINUM.test(notes ?? ''))).toBeGreaterThan(30);
    expect(forbidsAluminum.filter(({ coil_type }) => coil_type === null).length).toBeGreaterThan(10);
    expect(count(({ coil_type, notes }) => coil_type === null && !NO_ALUMINUM.test(notes ?? ''))).toBeGreaterThan(30);
  });

  test('notes that exclude aluminum agree with the field in some orders and contradict it in others', () => {
    expect(forbidsAluminum.filter(({ coil_type }) => coil_type === 'Copper').length).toBeGreaterThan(3);
    expect(forbidsAluminum.filter(({ coil_type }) => coil_type === 'Aluminum').length).toBeGreaterThan(1);
  });

  test('a few notes welcome aluminum, if the field says so too', () => {
    const welcoming = open.filter(notesSay(/aluminum windings are fine/i));
    expect(welcoming.length).toBeGreaterThan(0);
    expect(welcoming.every(({ coil_type }) => coil_type === 'Aluminum')).toBe(true);
  });

  test('notes that require six-hole spades agree with the field, contradict it, or are all there is', () => {
    const asking = open.filter(notesSay(/(?:6|six)-hole spades/i)).map(({ sec_bush }) => sec_bush);
    expect(asking).toEqual(expect.arrayContaining(['6-hole spade', '4-hole spade', null]));
    expect(count(({ sec_bush }) => sec_bush !== null)).toBeGreaterThan(40);
  });

  test('FR3 is required by some orders, and only preferred by others that state mineral oil', () => {
    const preferring = open.filter(notesSay(/FR3 (?:is )?preferred/));
    expect(preferring.filter(({ oil_type }) => oil_type === 'Mineral Oil').length).toBeGreaterThan(5);
    expect(preferring.filter(({ oil_type }) => oil_type === 'FR3').length).toBeGreaterThan(5);
  });

  test('some notes exclude PCB, some limit the delivery', () => {
    expect(count(notesSay(/PCB/))).toBeGreaterThan(5);
    expect(count(notesSay(/deliver/i))).toBeGreaterThan(15);
  });

  test('some orders state an impedance, few of them an unusual one', () => {
    expect(count(({ impedance_pct }) => impedance_pct !== null)).toBeGreaterThan(40);
    expect(count(({ impedance_pct }) => impedance_pct === null)).toBeGreaterThan(40);
    expect(count(({ impedance_pct }) => (impedance_pct ?? 0) > 6)).toBeGreaterThan(5);
  });
});

describe('descriptions', () => {
  const inKilovolts = open.filter(({ primary_voltage_kv }) => /^[\d.]+$/.test(primary_voltage_kv ?? ''));
  const firstVoltage = (text: string | null) => /, (\d+)(?:GRDY|Y|D)/.exec(text ?? '')?.[1];

  test('most orders write kilovolts, and only their description says how the primary is connected', () => {
    const connected = inKilovolts.filter(
      ({ primary_voltage_kv, stock_code_long_desc }) =>
        Number(firstVoltage(stock_code_long_desc)) === Math.round(Number(primary_voltage_kv) * 1000),
    );
    expect(connected.length).toBeGreaterThan(80);
  });

  test('some descriptions are missing or name no voltage, a few name another one', () => {
    expect(count(({ stock_code_long_desc }) => stock_code_long_desc === null)).toBeGreaterThan(1);
    expect(count(({ stock_code_long_desc: text }) => text !== null && !firstVoltage(text))).toBeGreaterThan(2);
    const other = inKilovolts.filter(({ primary_voltage_kv, stock_code_long_desc }) => {
      const volts = firstVoltage(stock_code_long_desc);
      return volts !== undefined && Number(volts) !== Math.round(Number(primary_voltage_kv) * 1000);
    });
    expect(other.length).toBeGreaterThan(1);
    expect(other.length).toBeLessThan(12);
  });

  test('now and then the description names another rating than the field', () => {
    const differing = count(
      ({ kva_rating, stock_code_long_desc: text }) => text !== null && !text.startsWith(`${kva_rating}KVA`),
    );
    expect(differing).toBeGreaterThan(0);
    expect(differing).toBeLessThan(10);
  });
});

test('some requests of open orders are overdue, most are not', () => {
  const overdue = count(({ request_date }) => request_date !== null && request_date < SAMPLE_DAY);
  expect(overdue).toBeGreaterThan(20);
  expect(overdue).toBeLessThan(open.length / 3);
});

test('a few prices carry cents, of several amounts', () => {
  const cents = open.flatMap(({ sale_price }) => /\.(?!00)(\d\d)$/.exec(sale_price ?? '')?.[1] ?? []);
  expect(cents.length).toBeGreaterThan(5);
  expect(cents.length).toBeLessThan(25);
  expect(new Set(cents).size).toBeGreaterThan(2);
});
