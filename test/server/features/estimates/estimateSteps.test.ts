import { estimateSchema } from '../../../../src/contract/estimates/estimates';
import {
  estimateStates,
  estimateSteps,
  type EstimateState,
  type EstimateStep,
} from '../../../../src/contract/estimates/states';
import { auditPageSchema } from '../../../../src/contract/people/audit';
import { noticesSchema } from '../../../../src/contract/people/me';
import { paths } from '../../../../src/contract/paths';
import { roles, type Role } from '../../../../src/domain/access/access';
import { parseStrict } from '../../../support/server/app';
import { estimateJobs, inputs } from './estimateJobs';

const jobs = estimateJobs();
const { job, take, taken, refused, stored, put, tokens } = jobs;

/** 16,800 of the unit leave nothing of this price. */
const low = { ...inputs, price: 17_000 };

/** The target of each step, and the roles that can take it. Everything else is refused. */
const selling: readonly Role[] = ['sales', 'operations', 'administrator'];
const approving: readonly Role[] = ['operations', 'administrator'];
const ways: Partial<Record<EstimateState, Partial<Record<EstimateStep, readonly [EstimateState, readonly Role[]]>>>> = {
  draft: { propose: ['proposed', selling] },
  proposed: { approve: ['approved', approving], return: ['returned', approving], quote: ['quoted', selling] },
  approved: { return: ['returned', approving], quote: ['quoted', selling] },
  returned: { propose: ['proposed', selling] },
  lapsed: { propose: ['proposed', selling], lose: ['lost', selling] },
  quoted: { win: ['won', selling], lose: ['lost', selling] },
};
const permitted: Readonly<Record<EstimateStep, readonly Role[]>> = {
  ...{ propose: selling, approve: approving, return: approving, quote: selling, win: selling, lose: selling },
  consent: selling,
};

test('of every state, step and role exactly those pairs lead on that the table has', async () => {
  const each = await job();
  const found: string[] = [];
  const expected: string[] = [];
  for (const state of estimateStates)
    for (const step of estimateSteps)
      for (const role of roles) {
        if ((await stored(each)).state !== state) await put(each, state);
        const { statusCode } = await take(each.id, step, role, { reason: 'As agreed' });
        const way = ways[state]?.[step];
        const isOpen = way?.[1].includes(role) === true;
        const after = (await stored(each)).state;
        found.push(`${state} ${step} ${role}: ${statusCode} ${after}`);
        const status = isOpen ? 200 : permitted[step].includes(role) ? 409 : 403;
        expected.push(`${state} ${step} ${role}: ${status} ${isOpen ? way[0] : state}`);
      }
  expect(found).toEqual(expected);
}, 60_000);
test('another person approves first below the margin of the settings: neither the proposer nor the author of the version', async () => {
  const each = await job(low);
  await taken(each.id, 'propose', 'operations');
  expect(await refused(each.id, 'quote', 'sales')).toEqual([
    409,
    'It needs an approval first. Its margin is below 30%, the margin on Settings.',
  ]);
  const own = [409, 'Someone else must approve it: you proposed it, or saved what was proposed.'];
  expect(await refused(each.id, 'approve', 'operations')).toEqual(own);
  const saved = { name: 'Lower', inputs: { ...low, price: 16_900 } };
  await jobs.save(each.id, saved, 'boss');
  await taken(each.id, 'propose', 'sales', { version: 2 });
  expect(await refused(each.id, 'approve', 'boss', { version: 2 })).toEqual(own);
  expect(await taken(each.id, 'approve', 'operations', { version: 2 })).toMatchObject({ state: 'approved' });
  // Sales began and proposed it and gets one notice; the approver gets none.
  const notices = async (by: string) =>
    (await jobs.served.read(noticesSchema, paths.notices, tokens.get(by))).results.filter(
      ({ estimate }) => estimate?.id === each.id,
    );
  expect(await notices('operations')).toEqual([]);
  expect(await notices('sales')).toMatchObject([
    {
      ...{ itemCode: each.serial, orderId: String(each.orderId), releasedBy: 'operations', reason: null },
      estimate: { id: each.id, name: 'Lower', state: 'approved' },
    },
  ]);
  const [{ id: notice } = { id: '' }] = await notices('sales');
  await jobs.call('sales', 'DELETE', paths.notice(String(notice)));
  expect(await notices('sales')).toEqual([]);
  expect(await taken(each.id, 'quote', 'sales', { version: 2 })).toMatchObject({ state: 'quoted' });
});

test.each(['proposed', 'approved', 'quoted'] as const)('a save takes %s back, whatever it changes', async (state) => {
  const each = await job();
  await put(each, state);
  const body = { name: 'Variant A', inputs };
  const saved = await jobs.save(each.id, body);
  expect(saved.json()).toMatchObject({
    state: 'draft',
    version: 2,
    marks: [{ step: 'save', state: 'draft', version: 2 }],
  });
  for (const step of ['approve', 'quote', 'win'] as const)
    expect((await refused(each.id, step, 'boss', { version: 2 }))[0]).toBe(409);
  expect(await stored(each)).toMatchObject({ held_grounds: null, proposed_by_subject: null });
});

test('won and lost estimates stay as they are; a copy is always a draft', async () => {
  const each = await job(low);
  for (const state of ['won', 'lost', 'approved'] as const) {
    await put(each, state);
    const put2 = await jobs.save(each.id, { name: 'X', inputs }, 'boss');
    if (state !== 'approved')
      expect(put2.json()).toMatchObject({
        status: 409,
        detail: 'It is won or lost and stays as it is. Make a copy to work on.',
      });
  }
  const other = await job(low);
  await put(other, 'approved');
  const body = { name: 'Copy', copyOf: other.id };
  const response = await jobs.call('operations', 'POST', paths.orderEstimates(String(other.orderId)), body);
  const copy = parseStrict(estimateSchema, response.json());
  expect(copy).toMatchObject({ state: 'draft', version: 1, copyOf: other.id, inputs: low, marks: [] });
  expect((await refused(String(copy.id), 'quote'))[0]).toBe(409);
});

test('a step names the version that was seen, and returning and losing say why', async () => {
  const each = await job();
  const none = await jobs.call('sales', 'POST', paths.estimateSteps(each.id), { step: 'propose' });
  expect(none.statusCode).toBe(428);
  expect((await refused(each.id, 'propose', 'sales', { version: 2 }))[0]).toBe(409);
  await put(each, 'proposed');
  expect(await refused(each.id, 'return')).toEqual([422, 'Say why it is returned.']);
  expect(await taken(each.id, 'return', 'boss', { reason: 'Too low' })).toMatchObject({
    ...{ state: 'returned', marks: [{ step: 'return', reason: 'Too low', by: 'boss' }] },
  });
  await put(each, 'quoted');
  expect(await refused(each.id, 'lose')).toEqual([422, 'Say why it is lost.']);
});

test('a step is in the audit with the state before and after, and none is taken of what is not there', async () => {
  const each = await job();
  await taken(each.id, 'propose', 'sales');
  const address = `${paths.audit}?action=stepEstimate&limit=1`;
  const { results } = await jobs.served.read(auditPageSchema, address, tokens.get('boss'));
  expect(results[0]).toMatchObject({ old: { state: 'draft' }, new: { state: 'proposed', version: 1 } });
  expect(await refused('999999', 'propose', 'sales')).toEqual([404, 'There is no such estimate.']);
});
