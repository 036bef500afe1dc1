import type { EstimateState } from '../../../../src/contract/estimates/states';
import { permissionsOf } from '../../../../src/domain/access/access';
import { workOut } from '../../../../src/domain/estimates/workOut';
import {
  toEstimate,
  toEstimateDraft,
  toEstimateVersion,
  type EstimateView,
} from '../../../../src/server/features/estimates/presenter';
import { estimatedUnit, someGrounds, someInputs } from '../../../domain/builders/estimates';

type Row = Parameters<typeof toEstimate>[0];

const inputs = someInputs({}, { notes: 'Paint it green' });
const worked = workOut(inputs, someGrounds());
/** The unit costs 2,000 more than when the estimate was saved. */
const dearer = workOut(inputs, someGrounds({ unit: estimatedUnit({ unit_cost: 12_000, jcm_total_cost: 22_000 }) }));
const same = { worked, grounds: 'saved' };
const changed = { worked: dearer, grounds: 'other' };

const version = {
  ...{ estimate_id: 12, version: 3, name: 'Own cabinet', inputs, worked, grounds: 'saved' },
  ...{ saved_by: 'Sam Ortega', saved_by_subject: 'sam', saved_at: new Date('2026-03-05T15:30:00+01:00') },
};
const row: Row = {
  ...version,
  ...{ id: 12, order_id: 10_001, serial: 'U-1', state: 'draft', held_grounds: null, copy_of: null },
  ...{ proposed_by_subject: null, proposed_by_email: null },
  ...{ author_name: 'Dana Whitfield', author_subject: 'dana', author_email: null },
  created_at: new Date('2026-03-01T08:00:00Z'),
};
const mark = {
  ...{ id: 1, estimate_id: 12, step: 'return', state: 'returned' as const, version: 2, grounds: null },
  ...{ by_name: 'Olga Reyes', by_subject: 'olga', at: new Date('2026-03-04T09:10:11.500Z'), reason: 'Too low' },
  ...{ consent_by: null, consent_on: null },
};

/** Another person's view; `now` are today's figures of exactly this unit and these inputs. */
const view = (now: ReturnType<EstimateView['workNow']> = same, of: Partial<EstimateView> = {}): EstimateView => ({
  ...{ subject: 'olga', permissions: permissionsOf(['administrator'], 'roles'), marks: [], winner: null },
  ...{ offers: [], today: '2026-03-05', requestDate: null, orderType: 'RC' },
  workNow: (serial, requested) => (serial === 'U-1' && requested === inputs ? now : undefined),
  ...of,
});
const unknown = view(same, { workNow: () => undefined });

const held = (state: EstimateState): Row => ({ ...row, state, held_grounds: 'saved' });
const whyNot = (of: Row, by: EstimateView) =>
  Object.fromEntries(toEstimate(of, by).steps.map(({ step, whyNot: why }) => [step, why]));

const differencesToday = [
  { line: 'unit', label: 'Unit', kind: 'dollars', then: 10_000, now: 12_000, change: 2_000 },
  { line: 'total', label: 'All costs', kind: 'dollars', then: 20_000, now: 22_000, change: 2_000 },
  { line: 'margin', label: 'Margin', kind: 'dollars', then: 20_000, now: 18_000, change: -2_000 },
  { line: 'marginPercentage', label: 'Margin %', kind: 'percent', then: 50, now: 45, change: -5 },
];

test('an estimate says everything that is recorded, each column in its own field', () => {
  expect(toEstimate(row, view(same, { marks: [mark] }))).toEqual({
    id: '12',
    orderId: '10001',
    unitSerial: 'U-1',
    name: 'Own cabinet',
    version: 3,
    state: 'draft',
    author: 'Dana Whitfield',
    createdAt: '2026-03-01T08:00:00.000Z',
    savedBy: 'Sam Ortega',
    savedAt: '2026-03-05T14:30:00.000Z',
    copyOf: null,
    fit: null,
    inputs,
    worked,
    workedToday: worked,
    differences: [],
    staleBecause: [],
    approvalReasons: [],
    ...{ whyNoDelivery: null, workDays: null },
    marks: [
      {
        step: 'return',
        state: 'returned',
        version: 2,
        by: 'Olga Reyes',
        at: '2026-03-04T09:10:11.500Z',
        reason: 'Too low',
      },
    ],
    steps: [
      { step: 'propose', whyNot: null },
      { step: 'approve', whyNot: 'It is a draft, and so cannot be approved.' },
      { step: 'return', whyNot: 'It is a draft, and so cannot be returned.' },
      { step: 'quote', whyNot: 'It is a draft, and so cannot be quoted.' },
      { step: 'win', whyNot: 'It is a draft, and so cannot be won.' },
      { step: 'lose', whyNot: 'It is a draft, and so cannot be lost.' },
    ],
  });
});

test('a copy names the estimate that it began as, as text', () => {
  expect(toEstimate({ ...row, copy_of: 7 }, view()).copyOf).toBe('7');
});

test('only marks of the estimate itself are included, in their order', () => {
  const marks = [
    { ...mark, id: 1, version: 1, reason: null },
    { ...mark, id: 2, estimate_id: 13 },
    { ...mark, id: 3 },
  ];
  const reported = toEstimate(row, view(same, { marks })).marks;
  expect(reported.map((each) => [each.version, each.reason])).toEqual([
    [1, null],
    [2, 'Too low'],
  ]);
});

test('where costs changed, an open estimate says what changed and what it comes to today', () => {
  const estimate = toEstimate(row, view(changed));
  expect(estimate.state).toBe('draft');
  expect(estimate.worked).toEqual(worked);
  expect(estimate.workedToday).toEqual(dearer);
  expect(estimate.differences).toEqual(differencesToday);
  expect(estimate.staleBecause).toEqual(['The unit cost changed.']);
  expect(whyNot(row, view(changed))['propose']).toBe('The unit cost changed. Save it as of today.');
});

test.each(['won', 'lost'] as const)('one that is %s has the figures of today, but is never stale', (state) => {
  const estimate = toEstimate(held(state), view(changed));
  expect(estimate.state).toBe(state);
  expect(estimate.staleBecause).toEqual([]);
  expect(estimate.differences).toEqual(differencesToday);
});

test.each([
  ['draft', 'draft'],
  ['proposed', 'lapsed'],
  ['approved', 'lapsed'],
  ['returned', 'returned'],
  ['lapsed', 'lapsed'],
  ['quoted', 'lapsed'],
] as const)('one that is %s is %s if the current figures are unknown', (state, seen) => {
  const estimate = toEstimate(held(state), unknown);
  expect(estimate.state).toBe(seen);
  expect(estimate.workedToday).toBeNull();
  expect(estimate.differences).toEqual([]);
  expect(estimate.staleBecause).toEqual(['The unit is gone.']);
});

test.each(['proposed', 'approved', 'quoted'] as const)('one that is %s lapses when its grounds change', (state) => {
  expect(toEstimate(held(state), view()).state).toBe(state);
  const lapsed = toEstimate(held(state), view(changed));
  expect(lapsed.state).toBe('lapsed');
  expect(lapsed.steps).toEqual([
    { step: 'propose', whyNot: 'The unit cost changed. Save it as of today, and propose it again.' },
    { step: 'approve', whyNot: 'It is lapsed, and so cannot be approved.' },
    { step: 'return', whyNot: 'It is lapsed, and so cannot be returned.' },
    { step: 'quote', whyNot: 'It is lapsed, and so cannot be quoted.' },
    { step: 'win', whyNot: 'It is lapsed, and so cannot be won.' },
    { step: 'lose', whyNot: null },
  ]);
});

test('lapsing depends on the held grounds, not on those of the saved version', () => {
  const estimate = toEstimate({ ...held('approved'), grounds: 'older' }, view());
  expect(estimate.state).toBe('approved');
  expect(toEstimate({ ...held('approved'), held_grounds: 'older' }, view()).state).toBe('lapsed');
});

test('a margin below that of the rates needs an approval before the quote', () => {
  const cheap = someInputs({}, { price: 25_000 });
  const low = workOut(cheap, someGrounds());
  const now = view(same, { workNow: () => ({ worked: low, grounds: 'saved' }) });
  const proposed = { ...held('proposed'), inputs: cheap, worked: low };
  expect(toEstimate(proposed, now).approvalReasons).toEqual(['Its margin is below 30%, the margin on Settings.']);
  expect(whyNot(proposed, now)['quote']).toBe(
    'It needs an approval first. Its margin is below 30%, the margin on Settings.',
  );
});

test('without a price the estimate cannot be proposed', () => {
  const free = { ...row, worked: { ...worked, figures: { ...worked.figures, salePrice: null } } };
  expect(whyNot(free, view())['propose']).toBe('Enter a price first: the order has none.');
});

test.each([
  ['dana', 'Someone else must approve it: you proposed it, or saved what was proposed.'],
  ['sam', 'Someone else must approve it: you proposed it, or saved what was proposed.'],
  ['olga', null],
])('proposed by dana and saved by sam, the obstacle for %s to approve it is %p', (subject, why) => {
  const proposed = { ...held('proposed'), proposed_by_subject: 'dana' };
  expect(whyNot(proposed, view(same, { subject }))['approve']).toBe(why);
});

test('a refused step names the roles that can take it, whatever the estimate', () => {
  const permissions = permissionsOf(['viewer'], 'roles');
  expect(whyNot(row, view(same, { permissions }))).toEqual({
    propose: 'Only sales, operations, and administrators can save, propose and quote estimates.',
    approve: 'Only operations and administrators can approve and return estimates.',
    return: 'Only operations and administrators can approve and return estimates.',
    quote: 'Only sales, operations, and administrators can save, propose and quote estimates.',
    win: 'Only sales, operations, and administrators can reserve and release units.',
    lose: 'Only sales, operations, and administrators can save, propose and quote estimates.',
  });
});

test('a version has its content, author and time, and neither subject nor grounds', () => {
  expect(toEstimateVersion(version)).toEqual({
    version: 3,
    name: 'Own cabinet',
    savedBy: 'Sam Ortega',
    savedAt: '2026-03-05T14:30:00.000Z',
    inputs,
    worked,
  });
});

test.each([
  [0, null],
  [12, '12'],
])('a draft of the estimate %i is returned as one of %p', (estimate_id, estimateId) => {
  const draft = {
    ...{ subject: 'dana', order_id: 10_001, serial: 'U-1', estimate_id, version: 2, name: ' Variant', inputs },
    ...{ saved_at: new Date('2026-03-06T23:59:59-05:00'), revision: 'a-revision' },
  };
  expect(toEstimateDraft(draft)).toEqual({
    unitSerial: 'U-1',
    estimateId,
    version: 2,
    name: ' Variant',
    inputs,
    savedAt: '2026-03-07T04:59:59.000Z',
    revision: 'a-revision',
  });
});
