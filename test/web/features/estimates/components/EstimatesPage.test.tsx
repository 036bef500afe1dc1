import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { Link } from 'react-router-dom';
import type { EstimateDraft, EstimateVersion, StoredEstimate } from '../../../../../src/contract/estimates/estimates';
import type { QuotationStatus } from '../../../../../src/contract/estimates/quotations';
import { differences } from '../../../../../src/domain/estimates/moneyLines';
import { workOut } from '../../../../../src/domain/estimates/workOut';
import { createDraftMemory } from '../../../../../src/web/lib/browser/memories';
import { QuotationActions } from '../../../../../src/web/features/estimates/components/EstimateActions';
import { EstimatesPage } from '../../../../../src/web/features/estimates/components/EstimatesPage';
import { changesReceived } from '../../../../../src/web/features/changes/state/changesSlice';
import { estimatedUnit, someGrounds, someInputs } from '../../../../domain/builders/estimates';
import { json } from '../../../../mocks/answers';
import { calls } from '../../../../mocks/calls';
import { QuotationService } from '../../../../mocks/quotationAnswers';
import { server } from '../../../../mocks/server';
import { anOrder } from '../../../../support/web/builders';
import { aConfig, renderScreen } from '../../../../support/web/renderApp';

function anEstimate(fields: Partial<StoredEstimate>): StoredEstimate {
  const inputs = fields.inputs ?? someInputs();
  const worked = workOut(inputs, someGrounds());
  return {
    ...{ id: 1, orderId: 7, unitSerial: '40117762', name: 'Variant A', version: 3, state: 'draft' },
    ...{ author: 'Ann Lee', createdAt: '2026-03-01T10:00:00Z', savedBy: 'Ann Lee', savedAt: '2026-03-02T10:00:00Z' },
    ...{ copyOf: null, inputs, worked, workedToday: worked, differences: [], staleBecause: [] },
    ...{ fit: null, approvalReasons: [], whyNoDelivery: null, workDays: null },
    ...{ marks: [], steps: [{ step: 'propose', whyNot: null }] },
    ...fields,
  };
}

/** With a re-tank of $9,000, in six weeks; since it was saved, the unit became $500 dearer. */
function dearer(): StoredEstimate {
  const inputs = { ...someInputs({ reTank: true, reTankCost: '9000' }), delivery: { weeks: 6 } };
  const workedToday = workOut(
    inputs,
    someGrounds({ unit: estimatedUnit({ unit_cost: 10_500, jcm_total_cost: 20_500 }) }),
  );
  const then = { inputs, worked: workOut(inputs, someGrounds()) };
  return anEstimate({
    ...{ id: 2, name: 'Variant B', state: 'proposed', inputs, workedToday },
    differences: differences(then, { inputs, worked: workedToday }),
    staleBecause: ['The unit cost changed.'],
    steps: [
      { step: 'approve', whyNot: 'Someone else must approve it.' },
      { step: 'return', whyNot: null },
    ],
  });
}

const sent: { method: string; path: string; body: unknown }[] = [];
const taken = async (request: Request) => {
  const { pathname } = new URL(request.url);
  sent.push({ method: request.method, path: pathname, body: await request.json() });
};

beforeEach(() => {
  localStorage.clear();
  sent.splice(0);
  server.use(
    http.get(calls.order, () => json(anOrder({ id: 7 }))),
    http.get(calls.orderEstimates, () => json({ results: [anEstimate({}), dearer()], drafts: [] as EstimateDraft[] })),
    http.put(calls.estimateDraft, () => json({ status: 503, detail: 'Busy.' }, 503)),
    http.delete(calls.estimateDraft, () => new Response(null, { status: 204 })),
    ...new QuotationService({ issued: [], whyNoPdf: null, mailTo: null, whyNoMail: null }).answers(),
  );
});

const page = (
  <>
    <Link to="/away">Away</Link>
    <EstimatesPage />
  </>
);

const open = (at = '/order/7/estimates') =>
  renderScreen(page, {
    ...{ at, route: '/order/:orderId/estimates' },
    services: {
      config: aConfig({ capabilities: { unitOptions: 'saved', reservations: 'live', import: 'off', insights: 'on' } }),
      unsent: createDraftMemory(localStorage, 'ann'),
    },
  });

const row = (name: RegExp) => within(screen.getByRole('row', { name }));

test('if a cost is no longer recorded, the changes say that the margin is an upper limit', async () => {
  const inputs = someInputs();
  const unit = estimatedUnit({ unit_cost: 10_004, labor_cost: null, jcm_total_cost: 17_004 });
  const [worked, workedToday] = [workOut(inputs, someGrounds()), workOut(inputs, someGrounds({ unit }))];
  const estimate = anEstimate({
    workedToday,
    differences: differences({ inputs, worked }, { inputs, worked: workedToday }),
  });
  server.use(http.get(calls.orderEstimates, () => json({ results: [estimate], drafts: [] })));
  open();
  expect(await screen.findByText('Margin: $20,000 → at most $22,996 (+$2,996)')).toBeVisible();
  expect(screen.getByText('All costs: $20,000 → at least $17,004 (−$2,996)')).toBeVisible();
});

test('an estimate whose unit was released reads as reopened, with who released the unit and why', async () => {
  const mark = { version: 3, at: '2026-03-01T08:00:00Z', reason: null, by: 'Dana Whitfield' };
  const reason = 'Unit 40117762 was released (customer canceled).';
  const marks = [
    { ...mark, step: 'win', state: 'won' as const },
    { ...mark, step: 'reopen', state: 'quoted' as const, by: 'Lee Ortiz', reason },
  ];
  const estimate = anEstimate({ state: 'quoted', marks });
  server.use(http.get(calls.orderEstimates, () => json({ results: [estimate], drafts: [] })));
  open();
  expect(await screen.findByText('Reopened')).toBeVisible();
  expect(screen.getByText(/^Lee Ortiz, /)).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
});

test('estimates side by side show what differs, what changed since and elsewhere, and the steps with their reasons', async () => {
  server.use(
    http.post(calls.estimateSteps, async ({ request }) => {
      await taken(request);
      return json(dearer());
    }),
  );
  const { user, store } = open();
  expect(await screen.findByRole('columnheader', { name: /Variant A/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^All costs Differs/ })).toHaveTextContent('$20,000 50.0%$29,000 72.5%');
  expect(screen.getByRole('row', { name: /^Delivery Differs/ })).toHaveTextContent('6 weeks after the order');
  expect(screen.getByRole('row', { name: /^FR3 fill/ })).not.toHaveTextContent('Differs');
  expect(row(/^Since it was saved/).getByText('Unit: $10,000 → $10,500 (+$500)')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'As of today' }));
  expect(screen.getByRole('row', { name: /^All costs/ })).toHaveTextContent('$29,500');
  expect(screen.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Return' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Return' }));
  expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), 'Ask for more.');
  await user.click(dialog.getByRole('button', { name: 'Return' }));
  act(() => {
    store.dispatch(changesReceived([{ kind: 'estimates', key: '7', xid: null, reservation: null }]));
  });
  expect(screen.getByText('The estimates changed')).toBeVisible();
  await waitFor(() =>
    expect(sent).toEqual([
      { method: 'POST', path: '/api/estimates/2/steps', body: { step: 'return', reason: 'Ask for more.' } },
    ]),
  );
});

test('proposing needs no confirmation, because any change takes it back; a refusal says why', async () => {
  server.use(
    http.get(calls.orderEstimates, () => json({ results: [anEstimate({})], drafts: [] as EstimateDraft[] })),
    http.post(calls.estimateSteps, async ({ request }) => {
      await taken(request);
      return json({ status: 409, detail: 'Somebody saved version 4.' }, 409);
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Propose' }));
  const dialog = await screen.findByRole('dialog', { name: 'Propose: Variant A' });
  expect(dialog).toHaveTextContent('Somebody saved version 4.');
  server.use(
    http.post(calls.estimateSteps, async ({ request }) => {
      await taken(request);
      return json(anEstimate({ state: 'proposed', steps: [{ step: 'quote', whyNot: null }] }));
    }),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByRole('button', { name: 'Mark as quoted' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([{ step: 'propose' }, { step: 'propose' }]);
});

test('state and actions come first, and one estimate has its costs beside them', async () => {
  server.use(http.get(calls.orderEstimates, () => json({ results: [anEstimate({})], drafts: [] as EstimateDraft[] })));
  open();
  await screen.findByText('Draft');
  const [about, costs] = screen.getAllByRole('table').map((table) => within(table).getAllByRole('rowheader'));
  expect(about?.map(({ textContent }) => textContent.trim())).toEqual([
    ...['State', 'Next', 'IC#', 'Quotation', 'Delivery', 'Since it was saved', 'Saved'],
  ]);
  expect(costs?.map(({ textContent }) => textContent.trim())).toContain('All costs');
});

test('an earlier version is shown as it was saved beside the newest, and can be started from', async () => {
  const versionOf = (version: number, price: number | null): EstimateVersion => {
    const inputs = someInputs({}, { price });
    const saved = { name: `Variant A${version}`, savedBy: 'Ann Lee', savedAt: '2026-03-02T10:00:00Z' };
    return { version, ...saved, inputs, worked: workOut(inputs, someGrounds()) };
  };
  const versions = [versionOf(3, null), versionOf(2, 38_000), versionOf(1, 50_000)];
  server.use(http.get(calls.estimate, () => json({ ...anEstimate({}), versions })));
  const { user } = open();
  const [button] = await screen.findAllByRole('button', { name: 'Version 3' });
  await user.click(button!);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Open version 1' }));
  expect(dialog.getByRole('row', { name: /^Price entered Differs/ })).toHaveTextContent('$50,000none');
  expect(dialog.getByRole('row', { name: /^Rates/ })).toHaveTextContent('Standard rates');
  await user.click(dialog.getByRole('button', { name: 'Start from this version' }));
  expect(await screen.findByLabelText('Price, US dollars')).toHaveValue('50,000');
  expect(screen.getByLabelText('Name')).toHaveValue('Variant A1');
});

test('a user who left while a copy was made is not brought back', async () => {
  let answer: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (answer = resolve));
  const made = jest.fn();
  server.use(
    http.post(calls.orderEstimates, async () => {
      await isTime;
      made();
      return json(anEstimate({ id: 3 }), 201);
    }),
  );
  const { user, store, address } = open();
  const [copy] = await screen.findAllByRole('button', { name: 'Copy' });
  await user.click(copy!);
  await user.click(screen.getByRole('link', { name: 'Away' }));
  answer();
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  await waitFor(() =>
    expect(Object.values(store.getState().api.mutations).map((each) => each?.status)).not.toContain('pending'),
  );
  await user.click(screen.getByText('Elsewhere'));
  expect(address()).toBe('/away');
});

test('two quick choices both apply', async () => {
  const { address } = open();
  await screen.findByRole('columnheader', { name: /Variant A/ });
  const [edit] = screen.getAllByRole('button', { name: 'Edit' });
  const chosen = screen.getByRole('checkbox', { name: /Variant B/ });
  act(() => {
    chosen.click();
    edit!.click();
  });
  await waitFor(() => expect(address()).toBe('/order/7/estimates?show=1&edit=1'));
});

test('a margin sets the price; a save over a newer version and a closed tab without a server preserve the typed work', async () => {
  server.use(
    http.put(calls.estimate, async ({ request }) => {
      await taken(request);
      return json({ status: 409, detail: 'Somebody saved version 4.' }, 409);
    }),
  );
  const { user, unmount } = open('/order/7/estimates?edit=1');
  await user.click(await screen.findByText('Margin', { selector: 'label' }));
  const margin = screen.getByLabelText('Margin, percent of the price');
  await user.clear(margin);
  await user.type(margin, '25');
  // 20,000 / 0.75, to the cent above it.
  expect(screen.getByText('Price $26,666.67')).toBeVisible();
  expect(screen.getByText('The FR3 fill costs 18.6 points.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/A newer version of this estimate was saved/)).toBeVisible();
  expect(sent).toMatchObject([{ path: '/api/estimates/1', body: { name: 'Variant A', inputs: { price: 26_666.67 } } }]);
  expect(await screen.findByText(/Draft kept in this browser/)).toBeVisible();
  unmount();
  open('/order/7/estimates?edit=1');
  expect(await screen.findByLabelText('Price, US dollars')).toHaveValue('26,666.67');
  const theirs = { unitSerial: '40117762', estimateId: 1, version: 3, name: 'Theirs', inputs: someInputs() };
  const drafts = [{ ...theirs, savedAt: '2026-03-03T10:00:00Z', revision: 'other' }];
  server.use(
    http.put(calls.estimateDraft, () => json({ status: 409, detail: 'Another one.' }, 409)),
    http.get(calls.orderEstimates, () => json({ results: [anEstimate({}), dearer()], drafts })),
  );
  await user.type(screen.getByLabelText('Name'), '!');
  expect(await screen.findByText(/You changed this draft in another tab or on another device/)).toBeVisible();
  expect(screen.getByText('Price entered: $26,666.67 here, none in the other')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Variant A!');
  await user.click(screen.getByRole('button', { name: 'Take the other draft' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Theirs');
  expect(screen.queryByText(/in another tab/)).toBeNull();
});

test('the editor shows how the unit fits and what prevents a better fit', async () => {
  const gaps = [
    { feature: 'fluid', verdict: 'does not fit' as const, text: 'Fluid: Required FR3, unit Silicone' },
    { feature: 'tank', verdict: 'needs work' as const, text: 'Tank: Needs re-tank, $4,525' },
  ];
  const unit = estimatedUnit({ fit: { class: 'Misses a requirement', gaps } });
  const worked = workOut(someInputs(), someGrounds({ unit }));
  server.use(
    http.get(calls.orderEstimates, () => json({ results: [anEstimate({ workedToday: worked })], drafts: [] })),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const editor = within(await screen.findByRole('region', { name: 'Edit estimate' }));
  expect(editor.getByText('Misses a requirement')).toBeVisible();
  expect(editor.getByText('Fluid: Required FR3, unit Silicone; Tank: Needs re-tank, $4,525')).toBeVisible();
});

test('deviations are named, and the customer’s consent to them is recorded with who, when and a note', async () => {
  const offered = anEstimate({
    state: 'quoted',
    fit: { class: 'Misses a requirement', deviations: ['Fluid: silicone, required FR3'] },
    steps: [
      { step: 'consent', whyNot: null },
      { step: 'win', whyNot: 'The customer has not agreed.' },
    ],
  });
  server.use(
    http.get(calls.orderEstimates, () => json({ results: [offered], drafts: [] as EstimateDraft[] })),
    http.post(calls.estimateSteps, async ({ request }) => {
      await taken(request);
      return json(offered);
    }),
  );
  const { user } = open();
  expect(await screen.findByText('Misses a requirement. Fluid: silicone, required FR3.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Record consent' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Fluid: silicone, required FR3')).toBeVisible();
  await user.type(dialog.getByLabelText('Note'), 'By e-mail.');
  await user.click(dialog.getByRole('button', { name: 'Record consent' }));
  for (const problem of ['Enter who agreed.', 'Enter the date.']) expect(dialog.getByText(problem)).toBeVisible();
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText('Agreed by, for the customer'), 'Pat Reed');
  await user.type(dialog.getByLabelText('Date of the consent'), '2026-03-02');
  await user.click(dialog.getByRole('button', { name: 'Record consent' }));
  const body = { step: 'consent', reason: 'By e-mail.', consent: { by: 'Pat Reed', on: '2026-03-02' } };
  await waitFor(() => expect(sent).toEqual([{ method: 'POST', path: '/api/estimates/1/steps', body }]));
});

test('a delivery that has passed says so, and how long the work takes is said', async () => {
  const estimate = anEstimate({
    whyNoDelivery: 'Its delivery date, 1 March 2026, is not in the future.',
    workDays: '24 work days, ready 6 April 2026 at the earliest',
  });
  server.use(http.get(calls.orderEstimates, () => json({ results: [estimate], drafts: [] as EstimateDraft[] })));
  open();
  const delivery = await screen.findByRole('row', { name: /^Delivery/ });
  expect(delivery).toHaveTextContent('Its delivery date, 1 March 2026, is not in the future.');
  expect(delivery).toHaveTextContent('24 work days, ready 6 April 2026 at the earliest');
});

const issued = [{ number: 'Q-2026-0001', version: 2, date: '2026-11-23', validUntil: '2026-12-23' }];

function openActions(status: Partial<QuotationStatus>) {
  const service = new QuotationService({ issued, whyNoPdf: null, mailTo: null, whyNoMail: null, ...status });
  server.use(...service.answers());
  return { ...renderScreen(<QuotationActions of={{ id: '7', version: 2, state: 'quoted' }} />), service };
}
const button = (name: string) => screen.findByRole('button', { name });

test('a quotation is saved as PDF and mailed to oneself, and a sheet that fails says why', async () => {
  const { user, service, services } = openActions({ mailTo: 'sam@example.com' });
  expect(await screen.findByText('Q-2026-0001, valid until 23 December 2026')).toBeVisible();
  await user.click(await button('Quotation PDF'));
  await waitFor(() =>
    expect(services.saveFile).toHaveBeenCalledWith('Q-2026-0001.pdf', expect.any(Blob), 'application/pdf'),
  );
  await user.click(await button('Prepare e-mail'));
  await waitFor(() =>
    expect(services.notifier.success).toHaveBeenCalledWith(
      'E-mail prepared',
      'Q-2026-0001 is on its way to sam@example.com, ready to be sent on.',
    ),
  );
  expect(service.mailed).toEqual(['7']);
  await user.click(await button('Internal sheet'));
  await waitFor(() =>
    expect(services.notifier.failure).toHaveBeenCalledWith(
      'The internal sheet could not be made',
      expect.stringContaining('The order or the unit of this estimate is gone.'),
    ),
  );
});

test('unavailable actions show the reason', async () => {
  const [whyNoPdf, whyNoMail] = ['It is a draft: propose it first.', 'E-mail is not set up on this server.'];
  const { user, service } = openActions({ issued: [], whyNoPdf, whyNoMail });
  await user.hover(await button('Preview quotation'));
  expect(await screen.findByRole('tooltip', { name: whyNoPdf })).toBeInTheDocument();
  const mail = await button('Prepare e-mail');
  await user.click(mail);
  expect(mail).toHaveAttribute('aria-disabled', 'true');
  expect(service.mailed).toEqual([]);
});
