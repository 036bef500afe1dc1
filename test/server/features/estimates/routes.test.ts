import { sql } from 'kysely';
import {
  estimateDraftSchema,
  estimateSchema,
  estimateWithVersionsSchema,
  orderEstimatesSchema,
  type StoredEstimate,
} from '../../../../src/contract/estimates/estimates';
import { auditPageSchema } from '../../../../src/contract/people/audit';
import { paths } from '../../../../src/contract/paths';
import { changesOf } from '../../../../src/domain/audit/changes';
import { whatHappened } from '../../../../src/domain/audit/whatHappened';
import { useTestApp, parseStrict } from '../../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';
import type { Permission } from '../../../../src/domain/access/access';
import { costChange } from '../../../../src/domain/estimates/grounds';
import { stepErrorOf } from '../../../../src/server/features/estimates/refusals';

const database = useTestDatabase();
let orderId: string;
let otherOrder: string;
const now = new Date('2026-11-01T19:00:00Z');

// 16,800 of the unit; the order brings 41,250: a margin of 24,450, which is 59.3 %.
beforeAll(async () => {
  const orders = [orderRow({ job_number: 'J-1', sale_price: 41_250 }), orderRow()];
  const ids = await insertRows(database.db, { units: [unitRow({ serial: 'A' }), unitRow({ serial: 'B' })], orders });
  [orderId = '', otherOrder = ''] = ids.map(String);
});
const served = useTestApp(database, { now: () => now, env: { ACCESS: 'roles' } });

const as = async (subject: string, role: string) => ({
  authorization: `Bearer ${await served.signIn.token(subject, { name: subject, roles: [role] })}`,
});
const options = {
  ...{ fr3Enabled: false, fr3EstimatedGallons: '', turnPull: false, turnPullDetails: '' },
  ...{ reTank: false, reTankCost: '', feedConversion: false, replacementCabinet: false, additionalCabinetCost: '' },
};
const inputs = { options, price: null, notes: '' };
const ownCabinet = { ...options, replacementCabinet: true, additionalCabinetCost: '250' };
const begin = async (body: object, by = 'ann') =>
  served.call('POST', paths.orderEstimates(orderId), body, await as(by, 'sales'));
const begun = async (body: object = { name: 'Variant A', unitSerial: 'A', inputs }): Promise<StoredEstimate> => {
  const response = await begin(body);
  expect(response.statusCode).toBe(201);
  return parseStrict(estimateSchema, response.json());
};
const save = async (id: unknown, version: number | null, body: object) =>
  served.call('PUT', paths.estimate(String(id)), body, {
    ...(await as('ann', 'sales')),
    ...(version !== null && { 'if-match': `"${version}"` }),
  });
const list = async (subject = 'ann', role = 'sales') =>
  await served.read(orderEstimatesSchema, paths.orderEstimates(orderId), await as(subject, role));
const detailOf = (response: { json: () => unknown }) => (response.json() as { detail: string }).detail;

test('an estimate is saved with its figures, by name, as a draft of who began it', async () => {
  const estimate = await begun();
  expect(estimate).toMatchObject({
    ...{ orderId, unitSerial: 'A', name: 'Variant A', version: 1, state: 'draft', author: 'ann', savedBy: 'ann' },
    ...{ copyOf: null, inputs, differences: [], staleBecause: [], approvalReasons: [], marks: [] },
    worked: {
      figures: { salePrice: 41_250, cost: 16_800, totalCost: 16_800, margin: 24_450, tone: 'good' },
      unit: { unit_cost: 14_000, labor_cost: 2_000, materials_cost: 800 },
      ...{ orderSalePrice: 41_250, rates: { id: null, holdsFrom: null } },
    },
  });
  expect(estimate.workedToday).toEqual(estimate.worked);
  expect(estimate.steps.filter(({ whyNot }) => whyNot === null).map(({ step }) => step)).toEqual(['propose']);
});

test('each save is a version that stays, as it was worked out', async () => {
  const { id } = await begun({ name: 'Variant B', unitSerial: 'A', inputs });
  const changed = { name: 'Variant B, own cabinet', inputs: { ...inputs, options: ownCabinet, price: 40_000 } };
  const saved = await save(id, 1, changed);
  expect(saved.statusCode).toBe(200);
  const estimate = await served.read(
    estimateWithVersionsSchema,
    paths.estimate(String(id)),
    await as('bo', 'engineering'),
  );
  // The unit needs no cabinet and has no recorded cost of one: only the 250 entered count.
  expect(estimate).toMatchObject({ version: 2, name: changed.name, worked: { figures: { margin: 40_000 - 17_050 } } });
  expect(estimate.versions.map(({ version, name }) => [version, name])).toEqual([
    [2, 'Variant B, own cabinet'],
    [1, 'Variant B'],
  ]);
  expect(estimate.versions[1]).toMatchObject({ inputs, worked: { figures: { margin: 24_450 } } });
});

test('a save over an outdated version is refused, and so is one without a version', async () => {
  const { id } = await begun();
  const body = { name: 'Mine', inputs };
  expect((await save(id, 1, body)).statusCode).toBe(200);
  const late = await save(id, 1, { name: 'Late', inputs });
  expect([late.statusCode, detailOf(late)]).toEqual([409, 'Someone else saved this estimate since you opened it.']);
  expect((await save(id, null, body)).statusCode).toBe(428);
  expect(detailOf(await save('999999', 1, body))).toBe('There is no such estimate.');
  const retained = (await list()).results.find((each) => each.id === id);
  expect(retained).toMatchObject({ name: 'Mine', version: 2 });
});

test('unknown orders and units cannot be estimated', async () => {
  const missing = [
    begin({ name: 'X', unitSerial: 'NONE', inputs }),
    begin({ name: 'X', copyOf: '999999' }),
    served.call('POST', paths.orderEstimates('999999'), { name: 'X', unitSerial: 'A', inputs }, await as('a', 'sales')),
    served.call('GET', paths.orderEstimates('999999'), undefined, await as('a', 'sales')),
    served.call('GET', paths.estimate('x'), undefined, await as('a', 'sales')),
  ];
  const { id } = await begun();
  const ofOtherOrder = { name: 'X', copyOf: String(id) };
  missing.push(served.call('POST', paths.orderEstimates(otherOrder), ofOtherOrder, await as('a', 'sales')));
  const answers = await Promise.all(missing);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(missing.map(() => 404));
  const what = ['unit', 'estimate', 'order', 'order', 'estimate', 'estimate'];
  expect(answers.map(detailOf)).toEqual(what.map((each) => `There is no such ${each}.`));
});

test('an old estimate can be opened as it was and as of today, with the difference', async () => {
  const { id } = await begun({ name: 'Old', unitSerial: 'B', inputs });
  await database.db.updateTable('units').set({ labor_cost: 2_500 }).where('serial', '=', 'B').execute();
  const old = (await list()).results.find((each) => each.id === id);
  expect(old).toMatchObject({
    ...{ state: 'draft', staleBecause: ['The labor cost of the unit changed.'] },
    worked: { figures: { margin: 24_450 }, unit: { labor_cost: 2_000 } },
    workedToday: { figures: { margin: 23_950 }, unit: { labor_cost: 2_500 } },
  });
  expect(old?.differences.map(({ line, change }) => [line, change]).slice(0, 3)).toEqual([
    ['unitLabor', 500],
    ['total', 500],
    ['margin', -500],
  ]);
  // After saving as of today, nothing differs.
  const saved = parseStrict(estimateSchema, (await save(id, 1, { name: 'Old', inputs })).json());
  expect(saved).toMatchObject({ version: 2, differences: [], staleBecause: [] });
});

test('a person who cannot see costs sees names, prices and states, and no figure', async () => {
  const { id } = await begun({ name: 'Guarded', unitSerial: 'A', inputs: { ...inputs, options: ownCabinet } });
  const seen = (await list('vi', 'viewer')).results.find((each) => each.id === id);
  expect(seen).toMatchObject({
    ...{ name: 'Guarded', state: 'draft', worked: null, workedToday: null, differences: [], approvalReasons: [] },
    inputs: { options: { additionalCabinetCost: '' } },
  });
  expect(seen?.steps.every(({ whyNot }) => whyNot?.startsWith('Only ') === true)).toBe(true);
  const refused = await served.call('POST', paths.orderEstimates(orderId), {}, await as('vi', 'viewer'));
  expect([refused.statusCode, detailOf(refused)]).toEqual([
    403,
    'Only sales, operations, and administrators can save, propose and quote estimates.',
  ]);
});

test('an order has up to 100 estimates', async () => {
  await sql`insert into estimates (order_id, serial, version, state, author_name, author_subject)
    select ${otherOrder}::bigint, 'A', 1, 'draft', 'ann', 'ann' from generate_series(1, 100)`.execute(database.db);
  const body = { name: 'One more', unitSerial: 'A', inputs };
  const response = await served.call('POST', paths.orderEstimates(otherOrder), body, await as('ann', 'sales'));
  expect([response.statusCode, detailOf(response)]).toEqual([
    422,
    'The order has 100 estimates, the most there can be. Change one of them.',
  ]);
});

describe('drafts', () => {
  interface Draft {
    of?: string;
    by: string;
    name: string;
    serial?: string;
    seen?: Record<string, string>;
  }
  const keep = async ({ of = 'new', by, name, serial = 'A', seen = {} }: Draft) =>
    served.call(
      'PUT',
      paths.estimateDraft(orderId, serial, of),
      { name, version: 0, inputs },
      {
        ...(await as(by, 'sales')),
        ...seen,
      },
    );
  const drop = async (by: string, of = 'new', seen: Record<string, string> = {}) =>
    served.call('DELETE', paths.estimateDraft(orderId, 'A', of), undefined, { ...(await as(by, 'sales')), ...seen });
  const retained = async (draft: Draft) => parseStrict(estimateDraftSchema, (await keep(draft)).json());
  const at = (revision: string | null) => ({ 'if-match': `"${revision}"` });
  const none = { 'if-none-match': '*' };

  test("are each person's own, and a save ends the one of what it saves", async () => {
    await keep({ by: 'dee', name: 'Fir' });
    const first = await retained({ by: 'dee', name: ' First' });
    expect(first).toMatchObject({ unitSerial: 'A', estimateId: null, version: 0, name: ' First', inputs });
    await keep({ by: 'eve', name: "Eve's" });
    expect((await list('dee')).drafts).toEqual([first]);
    expect((await list('eve')).drafts.map(({ name }) => name)).toEqual(["Eve's"]);

    const response = await begin({ name: 'First', unitSerial: 'A', inputs }, 'dee');
    const { id } = parseStrict(estimateSchema, response.json());
    expect((await list('dee')).drafts).toEqual([]);
    // Drafts of another tab are separate.
    await begin({ name: 'Mine', unitSerial: 'A', inputs }, 'eve');
    expect((await list('eve')).drafts.map(({ name }) => name)).toEqual(["Eve's"]);
    const of = String(id);
    expect((await keep({ by: 'dee', of, name: 'Second' })).statusCode).toBe(200);
    expect((await list('dee')).drafts).toMatchObject([{ estimateId: id, name: 'Second' }]);
    await drop('dee', of);
    expect((await list('dee')).drafts).toEqual([]);
    // Another unit, a missing estimate, a missing unit, a missing order.
    const wrong = [{ of, serial: 'B' }, { of: '999999' }, { serial: 'NONE' }];
    const refused = await Promise.all(wrong.map((each) => keep({ ...each, by: 'dee', name: 'X' })));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  test('of two tabs, the one that did not see the other one is refused and changes nothing', async () => {
    const one = await retained({ by: 'fay', name: 'One', seen: none });
    const unseen = await keep({ by: 'fay', name: 'Other', seen: none });
    expect([unseen.statusCode, detailOf(unseen)]).toEqual([
      409,
      'You changed, saved or discarded this draft in another tab or on another device.',
    ]);
    const next = await retained({ by: 'fay', name: 'One, longer', seen: at(one.revision) });
    expect(next.revision).not.toBe(one.revision);
    const late = [keep({ by: 'fay', name: 'Other', seen: at(one.revision) }), drop('fay', 'new', at(one.revision))];
    expect((await Promise.all(late)).map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect((await list('fay')).drafts).toEqual([next]);
    const again = await retained({ by: 'fay', name: 'One, longer', seen: at(one.revision) });
    expect((await retained({ by: 'fay', name: 'One, longer', seen: none })).name).toBe(again.name);
    const [{ revision } = again] = (await list('fay')).drafts;
    expect((await drop('fay', 'new', at(revision))).statusCode).toBe(204);
    // Nothing is left to overwrite or forget.
    expect((await keep({ by: 'fay', name: 'Other', seen: at(revision) })).statusCode).toBe(409);
    expect((await drop('fay', 'new', at(revision))).statusCode).toBe(204);
  });
});

test('a repeated call with one key saves once, and the audit has each save', async () => {
  const headers = { ...(await as('ann', 'sales')), 'idempotency-key': '"estimate-1"' };
  const body = { name: 'Once', unitSerial: 'A', inputs };
  const first = await served.call('POST', paths.orderEstimates(orderId), body, headers);
  const again = await served.call('POST', paths.orderEstimates(orderId), body, headers);
  expect(again.json()).toEqual(first.json());
  const { id } = parseStrict(estimateSchema, first.json());
  const typed = { options: { ...options, fr3Enabled: true, fr3EstimatedGallons: '620' }, notes: 'Call first.' };
  await save(id, 1, { name: 'Once', inputs: { ...typed, price: 40_000, delivery: { weeks: 8 } } });
  const address = `${paths.audit}?jobNumber=J-1&action=saveEstimate&limit=2`;
  const reported = await served.read(auditPageSchema, address, await as('ann', 'sales'));
  expect(reported.results.map(whatHappened)).toEqual([
    'saved the estimate "Once" of A for J-1',
    'saved the estimate "Once" of A for J-1',
  ]);
  expect(reported.results[0]).toMatchObject({
    old: { price: 41_250, margin: 24_450 },
    new: { price: 40_000, margin: 23_200 },
  });
  // The unit has no recorded cost of an FR3 fill: nothing is added.
  const words = changesOf(reported.results[0]!).map(({ label, before, after }) => `${label}: ${before} → ${after}`);
  expect(words.toSorted()).toEqual([
    ...['FR3: Off → On, 620 gallons', 'delivery: as the order → 8 weeks after the order', 'margin: $24,450 → $23,200'],
    ...['notes: none → Call first.', 'price entered: none → $40,000', 'price: $41,250 → $40,000'],
  ]);
  expect(reported.results[1]?.new).toMatchObject({ price: 41_250, all_costs: 16_800, margin: 24_450 });
  await begin({ name: 'Twice', copyOf: String(id) });
  const [copy] = (await served.read(auditPageSchema, address, await as('ann', 'sales'))).results;
  expect(copy?.new).toMatchObject({ name: 'Twice', copy_of: 'Once' });
});

/** A person who leads estimates without seeing costs; no role is like that today. */
const blind = new Set<Permission>(['reserve', 'proposeEstimate']);
const seeing = new Set<Permission>([...blind, 'seeCost']);

const lapsed = { kind: 'lapsed', because: [costChange('The unit cost changed.')], isStale: true } as const;
const ended = {
  kind: 'lapsed',
  because: ['The quotation Q-2026-0001 was valid until 1 May 2026.'],
  isStale: false,
} as const;
const points = ['Turn pull · cost not recorded', 'kVA · required 500 kVA, unit 75 kVA'];
const noReason = { kind: 'notReserved', outcome: { kind: 'noReason', points } } as const;

test.each([
  [lapsed, seeing, 'It has lapsed. The unit cost changed. Save it as of today, and propose it again.'],
  [lapsed, blind, 'It has lapsed. Its figures changed. Save it as of today, and propose it again.'],
  [
    ended,
    blind,
    'It has lapsed. The quotation Q-2026-0001 was valid until 1 May 2026. Propose it again: accepting it now needs a new approval.',
  ],
  [
    noReason,
    seeing,
    'Turn pull · cost not recorded. kVA · required 500 kVA, unit 75 kVA. Give a reason to reserve it.',
  ],
  [noReason, blind, 'Turn pull. kVA · required 500 kVA, unit 75 kVA. Give a reason to reserve it.'],
])('the refusal of a step says no more of costs than its reader may see (%#)', (why, own, detail) => {
  expect(stepErrorOf(why, 'win', own).message).toBe(detail);
});
