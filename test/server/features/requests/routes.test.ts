import { paths } from '../../../../src/contract/paths';
import { assignedLinesSchema, matchedLineSchema } from '../../../../src/contract/requests/matching';
import { readRequestSchema } from '../../../../src/contract/requests/reading';
import { parseStrict, useTestApp } from '../../../support/server/app';
import { insertRows, unitRow, useTestDatabase } from '../../../support/server/database';

const database = useTestDatabase();

/** Two that fit as they are, one that needs the FR3 fill, one with a radial feed, one of another voltage. */
const units = [
  unitRow({ serial: '201', type_of_fluid: 'FR3', list_price: 30_000 }),
  unitRow({ serial: '202', type_of_fluid: 'FR3', list_price: 28_000 }),
  unitRow({ serial: '203' }),
  unitRow({ serial: '204', bush_config_description: 'Radial Feed Dead Front', type_of_fluid: 'FR3' }),
  unitRow({ serial: '205', type_of_fluid: 'FR3', primary_voltage: '24940GrdY/14400', primary_bil_kv: 125 }),
];
beforeAll(() => insertRows(database.db, { units, orders: [] }));
const served = useTestApp(database);

const line = {
  ...{ phase: '3', kva_rating: '500', primary_voltage_kv: '12470GrdY/7200', secondary_voltage_kv: '480Y/277' },
  ...{ feed: 'loop', front: 'dead', oil_type: 'FR3' },
};

async function matched(fields: Record<string, string>) {
  const response = await served.call('POST', paths.requestsMatch, { fields });
  expect(response.statusCode).toBe(200);
  return parseStrict(matchedLineSchema, response.json()).data;
}

async function assigned(...lines: { fields: Record<string, string>; quantity: number }[]) {
  const response = await served.call('POST', paths.requestsAssign, { lines });
  expect(response.statusCode).toBe(200);
  return parseStrict(assignedLinesSchema, response.json()).lines.map(({ units: of, missing }) => ({
    serials: of.map(({ serial }) => String(serial)).sort(),
    missing,
  }));
}

test('a text is read into line items with the passage of each value', async () => {
  const text = 'Need (2) 500 kVA pads, 12470 delta, 480Y/277, FR3, by May 15';
  const response = await served.call('POST', paths.requestsRead, { text, today: '2026-11-28' });
  const { lines, request } = parseStrict(readRequestSchema, response.json());
  const [{ readings } = { readings: [] }, ...others] = lines;
  expect(others).toEqual([]);
  const words = readings.map(({ field, value, status, passage }) => [
    field,
    value,
    status,
    passage === null ? null : text.slice(passage.start, passage.end),
  ]);
  expect(words).toContainEqual(['quantity', '2', 'read', '(2)']);
  expect(words).toContainEqual(['kva_rating', '500', 'read', '500 kVA']);
  expect(words).toContainEqual(['primary_voltage_kv', '12470D', 'read', '12470 delta']);
  expect(words).toContainEqual(['phase', '3', 'assumed', expect.any(String)]);
  expect(request).toContainEqual(expect.objectContaining({ field: 'date', value: '2027-05-15', status: 'assumed' }));
});

test('a taught word is read with its meaning, and its passage is the word as it came', async () => {
  const taught = { field: 'fusing', word: 'BAYO', meaning: 'Bay-O-Net', by_name: 'Ana Ruiz', reason: null };
  await database.db
    .insertInto('taught_words')
    .values({ ...taught, word_key: 'bayo' })
    .execute();
  const text = 'One 500 kVA pad, 12470 delta, 480Y/277, BAYO fuses, FR3';
  const response = await served.call('POST', paths.requestsRead, { text, today: '2026-11-28' });
  const { lines } = parseStrict(readRequestSchema, response.json());
  const found = ['fusing', 'oil_type'].map((name) => {
    const { value, status, passage } = lines[0]?.readings.find(({ field }) => field === name) ?? {};
    return [value, status, passage && text.slice(passage.start, passage.end)];
  });
  expect(found).toEqual([
    ['Bay-O-Net', 'read', 'BAYO'],
    ['FR3', 'read', 'FR3'],
  ]);
});

test('a line gets the units that fit it, the cheapest margin last, ranked like those of an order', async () => {
  const { matches, count, unstated } = await matched(line);
  expect([count, unstated]).toEqual([5, []]);
  expect(matches.slice(0, 4).map(({ serial, fit }) => [serial, fit?.class])).toEqual([
    ['201', 'Fits'],
    ['202', 'Fits'],
    ['203', 'Fits with work'],
    ['204', 'Fits with work'],
  ]);
});

test('alternatives of the customer are judged like separate requirements', async () => {
  const { matches } = await matched({ ...line, primary_voltage_kv: '12470GrdY/7200 or 24940GrdY/14400' });
  expect(matches.filter(({ fit }) => fit?.class === 'Fits').map(({ serial }) => serial)).toEqual(['201', '202', '205']);
});

test('a line that does not state the voltages says so and judges nothing', async () => {
  const { matches, unstated, offers } = await matched({ phase: '3', kva_rating: '500' });
  expect(unstated).toEqual(['primary voltage', 'secondary voltage']);
  expect(offers).toEqual([]);
  expect(matches.every(({ match_score }) => match_score === null)).toBe(true);
});

/** At 24,940 V one unit fits; without the front and feed all of 12,470 V do, which they do now with work. */
test('concessions say how many more units they bring and what the best one costs less', async () => {
  const { offers } = await matched({ ...line, primary_voltage_kv: '24940GrdY/14400' });
  expect(offers).toContainEqual({
    ...{ change: 'With 12470 V', edits: { primary_voltage_kv: '12470GrdY' } },
    ...{ units: 4, more: 3, cost_change: null },
  });
  const unserved = await matched({ ...line, kva_rating: '750' });
  expect(unserved.offers).toContainEqual({
    ...{ change: 'With 500 kVA', edits: { kva_rating: '500' } },
    ...{ units: 4, more: null, cost_change: null },
  });
});

test('several lines get distinct units, and say what is missing', async () => {
  const other = { ...line, primary_voltage_kv: '24940GrdY/14400' };
  expect(await assigned({ fields: line, quantity: 2 }, { fields: other, quantity: 2 })).toEqual([
    { serials: ['201', '202'], missing: 0 },
    { serials: ['205'], missing: 1 },
  ]);
  // Of the four that fit, those with FR3 go where FR3 is required.
  const [three, one] = await assigned(
    { fields: line, quantity: 3 },
    { fields: { ...line, oil_type: '' }, quantity: 1 },
  );
  expect([three?.missing, one?.missing]).toEqual([0, 0]);
  const all = [...(three?.serials ?? []), ...(one?.serials ?? [])];
  expect(all.sort()).toEqual(['201', '202', '203', '204']);
});

test.each([
  ['more text than a million characters', paths.requestsRead, { text: 'x'.repeat(1_000_001) }],
  ['a field that no line has', paths.requestsMatch, { fields: { color: 'green' } }],
  ['no line', paths.requestsAssign, { lines: [] }],
])('%s is refused', async (_, path, body) => {
  const response = await served.call('POST', path, body);
  expect(response.statusCode).toBe(400);
  expect(response.body).toMatch(/text|color|lines/);
});

test('a million characters are read', async () => {
  const response = await served.call('POST', paths.requestsRead, { text: '“x” '.repeat(250_000) });
  expect(response.statusCode).toBe(200);
  expect(parseStrict(readRequestSchema, response.json()).lines).toEqual([]);
});
