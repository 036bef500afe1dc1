import * as z from 'zod';
import { createKinds } from '../../../../src/server/repositories/units/kinds';

const schema = z.object({ fluid: z.string().nullable(), kva: z.number(), isWorn: z.boolean() });
const names = { fluid: 'type_of_fluid', kva: 'kva_rating', isWorn: 'worn' };
const created = () => createKinds(schema, names);

test('a text says the value of each field, in the order of their names', () => {
  const { of } = created();
  expect(of('["FR3", 112.5, true]')).toEqual({ fluid: 'FR3', kva: 112.5, isWorn: true });
  expect(of('[null, 500, false]')).toEqual({ fluid: null, kva: 500, isWorn: false });
});

test('quotes, line ends and letters of all languages are read as they were written', () => {
  expect(created().of('["Says \\"hi\\" \\\\ é\\nß 変圧器", 1, false]').fluid).toBe('Says "hi" \\ é\nß 変圧器');
});

test('a value of another type is refused: nothing is known of such a unit', () => {
  expect(() => created().of('["FR3", "500", false]')).toThrow(/kva/);
});

test('units of one kind share its object until it is forgotten', () => {
  const { of, forget } = created();
  const text = '["FR3", 500, false]';
  const lines = `${text}\n${text}`.split('\n');
  const [one, other] = lines.map(of);
  expect(one).toBe(other);
  forget();
  expect(of(text)).not.toBe(one);
  expect(of(text)).toEqual(one);
});

test('20,000 kinds are remembered; with one more, all others are read again', () => {
  const { of } = created();
  const textOf = (kva: number) => `["FR3", ${kva}, false]`;
  const kinds = Array.from({ length: 20_000 }, (_, kva) => of(textOf(kva)));
  expect([of(textOf(0)) === kinds[0], of(textOf(19_999)) === kinds[19_999]]).toEqual([true, true]);
  const last = of(textOf(20_000));
  expect([of(textOf(20_000)) === last, of(textOf(0)) === kinds[0]]).toEqual([true, false]);
  expect(of(textOf(0))).toEqual({ fluid: 'FR3', kva: 0, isWorn: false });
});
