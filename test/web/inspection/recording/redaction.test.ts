import fc from 'fast-check';
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
