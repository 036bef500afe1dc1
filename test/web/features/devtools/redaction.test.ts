import fc from 'fast-check';
import * as z from 'zod/mini';
import { identifier, listOf, money, quantity, text } from '../../../../src/contract/fields';
import { orderSchema } from '../../../../src/contract/orders/order';
import { recordable } from '../../../../src/contract/recordable';
import { Redaction, withoutTokens } from '../../../../src/web/features/devtools/redaction';

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJkYW5hIn0.c2lnbmF0dXJl';

const itemSchema = z.object({
  serial: identifier,
  kva: quantity,
  price: money,
  state: z.enum(['draft', 'won']),
  isOwn: z.boolean(),
  note: text,
});
const answerSchema = z.object({ results: listOf(itemSchema) });

const item = { serial: 'IC-1', kva: 500, price: '41250.00', state: 'draft', isOwn: true, note: 'Call Pat' };

function redacted(answer: unknown, data: unknown = answer, schema: z.ZodMiniType = answerSchema): unknown {
  const redaction = new Redaction();
  redaction.learn(schema, answer);
  return redaction.redactor()(data);
}

test('marked fields, words of an enum and booleans stay; texts and prices become placeholders', () => {
  expect(redacted({ results: [item] })).toEqual({
    results: [{ serial: 'IC-1', kva: 500, price: '990001', state: 'draft', isOwn: true, note: 'text-2' }],
  });
});

test('equal values get equal placeholders, however a number is written', () => {
  expect(redacted(null, ['Pat', 'Mesa', 'Pat', 540, '0540', -540, '12.50', 12.5])).toEqual([
    ...['text-1', 'text-2', 'text-1', 990_003, '990003', -990_003, '990004', 990_004],
  ]);
});

test('empty texts, single digits, null and words of the app itself stay', () => {
  const data = ['', ' ', 0, '0.00', 3, null, 'propose'];
  expect(redacted({ step: 'propose' }, data, z.object({ step: z.literal('propose') }))).toEqual(data);
});

test('a value that the server also sent in an unmarked field is replaced everywhere', () => {
  const answer = { results: [{ ...item, serial: '40', price: 40 }] };
  expect(redacted(answer, { serial: '40', orderId: 40, other: 'IC-1' })).toEqual({
    ...{ serial: '990001', orderId: 990_001, other: 'text-2' },
  });
});

test('unregistered values are replaced, also in object keys', () => {
  expect(redacted({ results: [item] }, { 'IC-1': 21, 'Dana@specai.test': 22, 'unit IC-1': 23, fieldName: 24 })).toEqual(
    { ...{ 'IC-1': 990_001, 'text-2': 990_003, 'unit IC-1': 990_004, fieldName: 990_005 } },
  );
});

test('a value is recorded by the option of a union that it fits', () => {
  const schema = z.union([
    z.object({ kind: z.literal('unit'), id: identifier }),
    z.object({ kind: z.literal('person'), id: z.string() }),
  ]);
  expect(redacted({ kind: 'unit', id: 'IC-7' }, undefined, schema)).toEqual({ kind: 'unit', id: 'IC-7' });
  expect(redacted({ kind: 'person', id: 'Dana' }, undefined, z.array(schema))).toEqual({
    kind: 'person',
    id: 'text-1',
  });
});

test('names of errors stay, so that machines distinguish them', () => {
  expect(redacted(null, { $error: 'StaleOptionsError', message: 'Pat was first' })).toEqual({
    ...{ $error: 'StaleOptionsError', message: 'text-1' },
  });
});

test('a full recording has everything but tokens', () => {
  expect(withoutTokens({ note: `Call Pat ${TOKEN}`, price: 41_250 })).toEqual({
    note: 'Call Pat [token]',
    price: 41_250,
  });
});

const wrappers = [
  <T extends z.ZodMiniType>(schema: T) => z.optional(schema),
  <T extends z.ZodMiniType>(schema: T) => z.nullable(schema),
  <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null),
] as const;

test('a new field of text is redacted, whatever it holds and however it is declared', () => {
  const secret = fc.string({ minLength: 1 }).filter((value) => !/^[\s0.]*$|^-?\d$/.test(value));
  fc.assert(
    fc.property(secret, fc.constantFrom(...wrappers), (value, wrap) => {
      const schema = z.object({ ...itemSchema.shape, added: wrap(z.string()) });
      fc.pre(!Object.values(item).some((known) => String(known) === value));
      expect(redacted({ ...item, added: value }, { added: value, list: [value] }, schema)).not.toMatchObject({
        added: value,
      });
    }),
  );
});

test('no field of an order that names a person, a place or a price is marked', () => {
  const { customer_name, ship_city, sales_rep, sales_rep_emails, sale_price, won_price, retired_by } =
    orderSchema.shape;
  for (const field of [customer_name, ship_city, sales_rep, sales_rep_emails, sale_price, won_price, retired_by])
    expect(recordable.has(field)).toBe(false);
});
