import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { estimateJobs, inputs, type Job } from './estimateJobs';

const jobs = estimateJobs();
const { job, taken, refused, read, liveReservation, stored, put } = jobs;

/** Changes that revoke an approval, with the reason shown. */
const changes: readonly (readonly [what: string, change: (of: Job) => Promise<unknown>, because: string])[] = [
  [
    "the unit's cost",
    ({ serial }) => jobs.db.updateTable('units').set({ unit_cost: 14_000.01 }).where('serial', '=', serial).execute(),
    'The unit cost changed.',
  ],
  [
    "the order's price",
    ({ orderId }) => jobs.db.updateTable('orders').set({ sale_price: 41_251 }).where('id', '=', orderId).execute(),
    "The order's sale price changed.",
  ],
  [
    'the work that the order needs',
    ({ serial }) =>
      jobs.db.updateTable('units').set({ primary_voltage: '13200GrdY/7620' }).where('serial', '=', serial).execute(),
    'The work that the unit needs or what it costs changed.',
  ],
  [
    'a rate that no figure counts from',
    () => jobs.saveRates({ farMiles: DEFAULT_RATES.farMiles + (miles += 1) }),
    'The rates changed: Standard rates were used, Rates of 1 November 2026 hold now.',
  ],
];

let miles = 0;

describe.each(changes)('after a change of %s', (_what, change, because) => {
  test('proposed, approved and quoted estimates lapse on reads and at each step', async () => {
    const estimates = await Promise.all([job(), job(), job(), job()]);
    const [proposed, approved, quoted, left] = estimates;
    await put(proposed, 'proposed');
    await put(approved, 'approved');
    await put(quoted, 'quoted');
    await put(left, 'quoted');
    for (const each of estimates) await change(each);

    for (const each of estimates) expect(await read(each)).toMatchObject({ state: 'lapsed', staleBecause: [because] });
    const why = [409, `It has lapsed. ${because} Save it as of today, and propose it again.`];
    expect(await refused(proposed.id, 'approve')).toEqual(why);
    expect(await refused(approved.id, 'quote')).toEqual(why);
    expect(await refused(quoted.id, 'win')).toEqual(why);
    expect(await liveReservation(quoted)).toBeUndefined();
    expect(await stored(quoted)).toMatchObject({ state: 'lapsed', held_grounds: null });
    expect((await read(quoted)).marks).toMatchObject([{ step: 'lapse', state: 'lapsed', by: 'boss', reason: because }]);
    // It cannot be proposed before it is saved as of today; a lost job stays lost.
    expect((await refused(quoted.id, 'propose'))[0]).toBe(409);
    expect(await taken(left.id, 'lose', 'sales', { reason: 'Too dear' })).toMatchObject({ state: 'lost' });

    const saved = await jobs.save(quoted.id, { name: 'Variant A', inputs });
    expect(saved.json()).toMatchObject({ state: 'draft', version: 2, staleBecause: [] });
    expect(await taken(quoted.id, 'propose', 'sales', { version: 2 })).toMatchObject({ state: 'proposed' });
  });
});
