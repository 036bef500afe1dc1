import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import {
  type EstimateDraft,
  type StoredEstimate,
  estimateDraftSchema,
} from '../../../../../src/contract/estimates/estimates';
import { workOut } from '../../../../../src/domain/estimates/workOut';
import { EstimatesPage } from '../../../../../src/web/features/estimates/components/EstimatesPage';
import { constraintCounted, fieldsFilled } from '../../../../../src/web/features/matching/state/accepted';
import type { AppStore } from '../../../../../src/web/store/store';
import { estimatedUnit, ratesNamed, someGrounds, someInputs } from '../../../../domain/builders/estimates';
import { json } from '../../../../mocks/answers';
import { calls } from '../../../../mocks/calls';
import { recordRequests, type SentRequest } from '../../../../mocks/recorder';
import { someNamedRates } from '../../../../mocks/ratesAnswers';
import { QuotationService } from '../../../../mocks/quotationAnswers';
import { server } from '../../../../mocks/server';
import { unitsAreInInventory } from '../../../../mocks/situations';
import { aRequirement, anOrder, aUnit } from '../../../../support/web/builders';
import { renderScreen } from '../../../../support/web/renderApp';
import { aStore } from '../../../../support/web/store';

const requirement = aRequirement({
  ...{ kva_rating: null, stock_code_desc: null, stock_code_long_desc: null, formatted_notes: null },
  notes: 'One 1500 kVA unit. Copper windings only.',
});
const fields = { kva_rating: '1500' };
const copper = { constraints: ['copperWindings' as const], fields: {} };

const aDraft = (accepted?: typeof copper): EstimateDraft =>
  estimateDraftSchema.parse({
    ...{ unitSerial: 'IC-1001', estimateId: null, version: 0, name: 'Variant A', revision: 'r' },
    ...{ inputs: someInputs({}, accepted && { accepted }), savedAt: '2026-03-02T10:00:00Z' },
  });

function theServerHas({ results = [], drafts = [] }: { results?: StoredEstimate[]; drafts?: EstimateDraft[] }) {
  unitsAreInInventory([aUnit({ serial: 'IC-1001' })]);
  server.use(
    http.get(calls.order, () => json(anOrder({ id: 7, order_type: 'RC', request_date: '2026-04-30', requirement }))),
    http.get(calls.orderEstimates, () => json({ results, drafts })),
    http.put(calls.estimateDraft, () => json({ status: 503, detail: 'Busy.' }, 503)),
    http.post(calls.orderEstimates, () => json({ status: 503, detail: 'Busy.' }, 503)),
    ...new QuotationService({ issued: [], whyNoPdf: null, mailTo: null, whyNoMail: null }).answers(),
    http.put(calls.estimate, () => json({ status: 503, detail: 'Busy.' }, 503)),
  );
}

function open(edited: string, accept: (store: AppStore) => void = () => undefined) {
  const store = aStore();
  accept(store);
  return renderScreen(<EstimatesPage />, {
    ...{ at: `/order/7/estimates?edit=${edited}`, route: '/order/:orderId/estimates', store },
  });
}

const useKva = ({ dispatch }: AppStore) => void dispatch(fieldsFilled({ orderId: '7', fields }));
const useCopper = ({ dispatch }: AppStore) =>
  void dispatch(constraintCounted({ orderId: '7', constraint: 'copperWindings', isCounted: true }));

function anEstimate(days = {}): StoredEstimate {
  const inputs = someInputs();
  const worked = workOut(inputs, someGrounds({ unit: estimatedUnit(), rates: ratesNamed(days) }));
  return {
    ...{ id: 1, orderId: 7, unitSerial: 'IC-1001', name: 'Variant A', version: 3, state: 'draft', copyOf: null },
    ...{ author: 'Ann Lee', createdAt: '2026-03-01T10:00:00Z', savedBy: 'Ann Lee', savedAt: '2026-03-02T10:00:00Z' },
    ...{ inputs, worked, workedToday: worked, differences: [], staleBecause: [], fit: null, approvalReasons: [] },
    ...{ whyNoDelivery: null, workDays: null, marks: [], steps: [] },
  };
}

test('a new estimate is judged by what was accepted on the comparison, says so, and is saved with it', async () => {
  theServerHas({});
  const sent = recordRequests();
  const { user } = open('new:IC-1001', useKva);
  expect(await screen.findByText("From the order's texts: KVA Rating: 1,500 kVA")).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await sent()).some(isNew)).toBe(true));
  expect((await sent()).find(isNew)?.body).toMatchObject({ inputs: { accepted: { constraints: [], fields } } });
  expect((await sent()).find(isJudging)?.body).toMatchObject({ quote: fields });
});

const isNew = ({ method, path }: SentRequest) => method === 'POST' && path.endsWith('/estimates');
const isJudging = ({ body }: SentRequest) => JSON.stringify(body ?? '').includes('"quote"');

test('a draft of before counts what is accepted now, else what it was begun with', async () => {
  theServerHas({ drafts: [aDraft(copper)] });
  const { unmount } = open('new:IC-1001', useKva);
  expect(await screen.findByText("From the order's texts: KVA Rating: 1,500 kVA")).toBeInTheDocument();
  unmount();
  const sent = recordRequests();
  open('new:IC-1001');
  expect(await screen.findByText("From the order's texts: Copper windings")).toBeInTheDocument();
  expect((await sent()).find(isJudging)?.body).toMatchObject({ quote: { accepted_constraints: ['copperWindings'] } });
});

test('a new estimate opened by its address is worked out by the rates of the company', async () => {
  theServerHas({});
  const rates = someNamedRates(4, '2026-03-02', { goodMargin: 40 });
  const unit = aUnit({ serial: 'IC-1001' });
  server.use(http.post(calls.matchIc, () => json({ success: true, data: unit, message: null, rates })));
  open('new:IC-1001');
  expect(await screen.findByText(/^Lowest price for 40%/)).toBeInTheDocument();
});

test('an estimate without anything accepted says nothing of the texts', async () => {
  theServerHas({ results: [anEstimate()] });
  open('1');
  expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
  expect(screen.queryByText(/order's texts/)).not.toBeInTheDocument();
  expect(screen.queryByText(/work days/)).not.toBeInTheDocument();
});

test('values accepted since an estimate was saved count after one click, in the next version', async () => {
  theServerHas({ results: [anEstimate()] });
  const sent = recordRequests();
  const { user } = open('1', useCopper);
  const since = 'Accepted on the comparison and not counted here: Copper windings';
  expect(await screen.findByText(since)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use it here' }));
  expect(screen.queryByText(since)).not.toBeInTheDocument();
  expect(screen.getByText("From the order's texts: Copper windings")).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const isSave = ({ method, path }: SentRequest) => method === 'PUT' && path.endsWith('/estimates/1');
  await waitFor(async () => expect((await sent()).some(isSave)).toBe(true));
  expect((await sent()).find(isSave)?.body).toMatchObject({ inputs: { accepted: copper } });
});

test('the editor says how long the chosen work takes', async () => {
  theServerHas({ results: [anEstimate({ daysRecondition: 10, daysFr3: 2 })] });
  open('1');
  // Tuesday, 10 March 2026, and twelve work days.
  const text = '12 work days, ready 26 March 2026 at the earliest, 35 days before the request date';
  expect(await screen.findByText(text)).toBeInTheDocument();
});
