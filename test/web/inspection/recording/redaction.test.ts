import fc from 'fast-check';
import { ordersQuerySchema } from '../../../../src/contract/order/ordersQuery';
import { planSettingsSchema } from '../../../../src/contract/plan/planRequest';
import { readInventory, writeInventory } from '../../../../src/domain/inventory/list/inventoryList';
import { readList, writeList } from '../../../../src/domain/order/orderList';
import { addressOf } from '../../../../src/domain/plan/planAddress';
import { allowedInSlices } from '../../../../src/web/inspection/recording/allowed/allowlist';
import {
  inventoryUnit,
  order as orderFields,
  unit,
} from '../../../../src/web/inspection/recording/allowed/allowedTypes';
import { redactedPageStep } from '../../../../src/web/inspection/recording/redactedPageStep';
import { createRedaction, tokensOnly } from '../../../../src/web/inspection/recording/redaction';

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJkYW5hIn0.c2lnbmF0dXJl';

test('names, notes, addresses and prices get placeholders, equal ones the same; specifications stay', () => {
  const { data } = createRedaction();
  const order = {
    id: 7,
    customer_name: 'Mesa Power',
    sale_price: '41250.00',
    order_date: '2026-03-01',
    requirement: { kva_rating: 1500 },
  };
  const person = { id: 'a1', name: 'Dana Sales', email: 'sales@specai.test' };
  const allowed = { order: orderFields, unit, stock: inventoryUnit };
  const seen = data(
    {
      order: { ...order, notes: 'Call Dana Sales', sales_rep_emails: ['sales@specai.test'] },
      unit: { serial: 'IC-1001', m_price: 41250, margin: -41250, taps: '2 x 2.5%' },
      stock: { tapsStatus: 'check' },
      person,
      userId: 'a1',
      isStale: true,
      remark: null,
    },
    allowed,
  );
  expect(seen).toEqual({
    order: {
      ...{ id: 7, customer_name: 'text-1', sale_price: '101', order_date: '2026-03-01' },
      ...{ requirement: { kva_rating: 1500 }, notes: 'text-2', sales_rep_emails: ['text-3'] },
    },
    unit: { serial: 'IC-1001', m_price: 101, margin: -101, taps: '2 x 2.5%' },
    stock: { tapsStatus: 'check' },
    person: { id: 'text-4', name: 'text-5', email: 'text-3' },
    userId: 'text-4',
    isStale: true,
    remark: null,
  });
});

test.each([
  ['', ''],
  ['  ', '  '],
  [0, 0],
  ['0.00', '0.00'],
  ['007', '101'],
  ['.5', '101'],
  ['5.', '101'],
  [' 40117762 ', '101'],
  ['1.2.3', 'text-1'],
])('the value %j of a field that is not allowed becomes %j', (value, expected) => {
  expect(createRedaction().data({ anything: value }, undefined)).toEqual({ anything: expected });
});

test('query parameters get the same placeholders as data, so that addresses still match the answers', () => {
  const { address, data } = createRedaction();
  expect(address('/?customer=Mesa%20Power&page=2&notes=Pad#part')).toBe('/?customer=text-1&page=2&notes=text-2');
  expect(address('/order/7')).toBe('/order/7');
  expect(data({ search: 'Mesa Power' }, undefined)).toEqual({ search: 'text-1' });
});

test('tokens are removed even where everything else is kept', () => {
  const data = { error: `refused: Bearer ${TOKEN}`, notes: 'Pad', type: TOKEN };
  expect(tokensOnly.data(data, undefined)).toEqual({ error: 'refused: Bearer [token]', notes: 'Pad', type: '[token]' });
  expect(tokensOnly.address(`/?code=${TOKEN}`)).toBe('/?code=[token]');
  expect(JSON.stringify(createRedaction().data(data, { type: 'value' }))).not.toContain('eyJ');
});

test('redaction preserves types, emptiness, equality and shape', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))), (values) => {
      const replaced = createRedaction().data({ values }, undefined);
      const after = (replaced as { values: unknown[] }).values;
      expect(after.map((each) => typeof each)).toEqual(values.map((each) => typeof each));
      expect(after.map(Boolean)).toEqual(values.map(Boolean));
      for (const [at, value] of values.entries()) {
        expect(after.indexOf(after[at])).toBeLessThanOrEqual(values.indexOf(value));
      }
    }),
  );
});

test('no text of a field that is not allowed appears in redacted data', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 9 }), (secret) => {
      fc.pre(/[a-z]/i.test(secret) && Number.isNaN(Number(secret)) && !secret.startsWith('text-'));
      expect(
        JSON.stringify(createRedaction().data({ customer_name: secret, list: [{ notes: secret }] }, orderFields)),
      ).not.toContain(secret);
    }),
  );
});

test('the same name is kept in one place and replaced in another', () => {
  const { data } = createRedaction();
  expect(data({ serial: 'IC-1001', requirement: { serial: 'IC-1001' } }, unit)).toEqual({
    serial: 'IC-1001',
    requirement: { serial: 'text-1' },
  });
});

test('what people type into a field for a number is kept where it is a number', () => {
  const typed = (turnPullDetails: string) => ({ costOptions: { '7': { 'IC-1001': { turnPullDetails } } } });
  const { data } = createRedaction();
  expect(data(typed('1.5'), allowedInSlices())).toEqual(typed('1.5'));
  expect(data(typed('ask Pat'), allowedInSlices())).toEqual(typed('text-1'));
});

test('tokens are removed from what is shown, typed, thrown and logged, even where everything else is kept', () => {
  const typed = { kind: 'field', name: `Search ${TOKEN}`, value: [TOKEN], isChosen: true, isContinued: false } as const;
  for (const redaction of [tokensOnly, createRedaction()]) {
    const steps = [
      redactedPageStep({ kind: 'notice', tone: 'default', title: TOKEN, description: `Bearer ${TOKEN}` }, redaction),
      redactedPageStep({ kind: 'dialog', name: `Release unit ${TOKEN}`, isOpen: true }, redaction),
      redactedPageStep(typed, redaction),
      redactedPageStep({ kind: 'problem', source: 'console', error: null, message: TOKEN, stack: null }, redaction),
    ];
    expect(JSON.stringify(steps)).not.toContain('eyJ');
  }
});

test('the same text gets the same placeholder on the page and in the app’s data', () => {
  const redaction = createRedaction();
  expect(redaction.data({ text: 'NO-SUCH-IC' }, undefined)).toEqual({ text: 'text-1' });
  expect(
    redactedPageStep(
      { kind: 'field', name: 'IC#', value: 'NO-SUCH-IC', isChosen: false, isContinued: false },
      redaction,
    ),
  ).toEqual({ kind: 'field', name: 'IC#', value: 'text-1' });
});

test.each([
  ['490417', true],
  ['SO117204-1', true],
  ['JOURNEY-1', true],
  [490417, true],
  ['dana-1', false],
  ['Dana 1', false],
  ['NO-SUCH-IC', false],
  ['', true],
])('where a code may stand, whether %j is kept: %j', (value, isKept) => {
  expect(createRedaction().data(value, 'code') === value).toBe(isKept);
});

/** The parameters of an address that have placeholders in a recording. */
function hiddenIn(query: URLSearchParams): string[] {
  const redacted = new URL(createRedaction().address(`/?${query.toString()}`), 'http://localhost').searchParams;
  return [...query].filter(([name, value]) => redacted.get(name) !== value).map(([name]) => name);
}

test('of the address of open orders a recording hides the texts alone', () => {
  const words = {
    ...{
      search: 'J59258',
      salesperson: 'Dana',
      customer: 'Mesa',
      days: '30',
      job: 'RC',
      state: 'AZ',
      status: 'assigned',
    },
    ...{ due: '14', coverage: 'work', engineering: 'needed', orders: 'mine', due_month: '2026-03', age: 'none' },
    ...{
      unit_status: 'In stock',
      kva: '112.5',
      primary_class: 'none',
      secondary_volts: '480',
      phase: '3',
      margin: 'none',
    },
    ...{ sort: 'price', direction: 'asc', page: '3', view: 'table', rows: '50' },
  };
  const written = writeList(readList(new URLSearchParams(words)));
  expect([...written.keys()].toSorted()).toEqual(Object.keys(words).toSorted());
  expect(hiddenIn(written)).toEqual(['search', 'salesperson', 'customer']);
});

test('of a query of orders a recording hides the texts alone', () => {
  const names = Object.keys(ordersQuerySchema.shape);
  expect(hiddenIn(new URLSearchParams(names.map((name) => [name, 'a']))).toSorted()).toEqual([
    'customer_name',
    'sales_rep',
    'search',
  ]);
});

test('of the address of the inventory a recording hides the text alone', () => {
  const words = {
    search: 'lot 4',
    kva: '500',
    age: '10-19',
    ordering: '-kva',
    page: '2',
    view: 'cards',
    availability: 'free',
  };
  const written = writeInventory(readInventory(new URLSearchParams(words)));
  expect([...written.keys()]).toEqual(expect.arrayContaining(Object.keys(words)));
  expect(hiddenIn(written)).toEqual(['search']);
});

test('of the address of a plan a recording hides the dollars alone', () => {
  const settings = planSettingsSchema.parse({
    ...{ fit: 'Fits', filled: 1_234, late_week: 321, hundred_miles: 45 },
    ...{ ready_weeks: 2, work_weeks: 7, buy_weeks: 20, units_per_order: 9 },
  });
  const pinned = [{ order_id: 12, serial: '490417' }];
  const written = addressOf({ settings, pinned, forbidden: [{ order_id: 13, serial: '484872' }] });
  written.set('scenario', '4');
  expect([...written]).toHaveLength(11);
  expect(hiddenIn(written)).toEqual(['filled', 'late', 'miles']);
});
