import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { EditButton } from '../../../../../src/web/features/records/components/EditButton';
import { json } from '../../../../mocks/answers';
import { calls } from '../../../../mocks/calls';
import {
  aField,
  aRecord,
  RecordService,
  theCorrectionIsRefused,
  theRecordFails,
} from '../../../../mocks/recordAnswers';
import { recordRequests } from '../../../../mocks/recorder';
import { server } from '../../../../mocks/server';
import { aConfig, renderScreen, type RenderOptions } from '../../../../support/web/renderApp';
import { scan } from '../../../../support/web/scan';

const capabilities = { unitOptions: 'saved', reservations: 'live', import: 'on', insights: 'on' } as const;

const show = (services: RenderOptions['services'] = {}) =>
  renderScreen(<EditButton file="units" recordKey="IC-1001" number="IC-1001" />, {
    services: { config: aConfig({ capabilities }), ...services },
  });

async function open(services?: RenderOptions['services']) {
  const page = show(services);
  await page.user.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByLabelText('Power rating (kVA)');
  return page;
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Edit unit IC-1001' }));
const kva = () => dialog().getByLabelText('Power rating (kVA)');
const primary = () => dialog().getByLabelText('Primary voltage (V)');
const save = () => dialog().getByRole('button', { name: 'Save' });

async function typeOver(page: Awaited<ReturnType<typeof open>>, field: HTMLElement, text: string) {
  await page.user.clear(field);
  await page.user.type(field, text);
}

test('the form opens with the values as imported, in groups, and the first field has the focus', async () => {
  new RecordService();
  await open();
  expect(kva()).toHaveFocus();
  expect([kva(), primary()].map((field) => (field as HTMLInputElement).value)).toEqual(['1000', '12470']);
  expect(
    dialog()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Nameplate', 'Location and condition']);
  expect(primary()).toHaveAccessibleDescription('→ 12,470 V delta');
  expect(
    dialog().getByText('Values come from units.csv, line 14, 3 March 2026, unless a field says otherwise.'),
  ).toBeVisible();
  expect(save()).toBeDisabled();
});

test('a typed value shows how it is read, and what it changes', async () => {
  const service = new RecordService();
  service.readings = { '12470GrdY/7200': '12,470 V grounded wye' };
  service.effects = {
    ...{ fits_before: 2, fits_after: 5, gained: ['J-1', 'J-2', 'J-3'], lost: [], reservation: null, estimates: [] },
    sentences: ['Fits 3 more open orders.', '1 approval lapses.'],
  };
  const page = await open();
  await typeOver(page, primary(), '12470GrdY/7200');
  expect(await dialog().findByText('Fits 3 more open orders. 1 approval lapses.')).toBeVisible();
  expect(primary()).toHaveAccessibleDescription(/^→ 12,470 V grounded wye/);
  expect(dialog().getByText('Now fits: J-1, J-2, J-3')).toBeVisible();
  expect(dialog().getByText('1 value changed')).toBeVisible();
});

test('a value that cannot be read says why and how to write it', async () => {
  const service = new RecordService();
  service.problems = { lots: { reason: 'Not a number', fix: 'Write it like 112.5.' } };
  const page = await open();
  await typeOver(page, kva(), 'lots');
  expect(await dialog().findByText('Not a number. Write it like 112.5.')).toBeVisible();
  expect(kva()).toBeInvalid();
});

test('typing sends one request, when it pauses', async () => {
  new RecordService();
  const sent = recordRequests();
  const page = await open();
  await typeOver(page, kva(), '1500');
  await waitFor(async () => {
    const previews = (await sent()).filter(({ path }) => path.endsWith('/preview'));
    expect(previews.map(({ body }) => body)).toEqual([{ fields: { kva_rating: '1500' } }]);
  });
});

test('a nameplate value needs a reason; saving sends both over the loaded version', async () => {
  const service = new RecordService();
  const page = await open();
  await typeOver(page, kva(), '1500');
  await page.user.click(save());
  expect(await dialog().findByText('Enter a reason.')).toBeVisible();
  await page.user.type(dialog().getByLabelText('Reason'), 'Nameplate photo');
  await page.user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(service.corrections).toEqual([
    { version: '"00000000000000a1"', body: { fields: { kva_rating: '1500' }, reason: 'Nameplate photo' } },
  ]);
  expect(page.services.notifier.success).toHaveBeenCalledWith('Unit IC-1001 corrected', '');
});

test('an emptied field is sent as null, and a note needs no reason', async () => {
  const service = new RecordService(aRecord({ fields: [aField({ name: 'taps', needs_reason: false, value: '5%' })] }));
  const page = await open();
  await page.user.clear(kva());
  expect(dialog().getByLabelText('Reason (optional)')).toBeVisible();
  await page.user.click(save());
  await waitFor(() => expect(service.corrections.map(({ body }) => body)).toEqual([{ fields: { taps: null } }]));
});

test('after a change by another person both values are shown, and what was typed stays', async () => {
  const service = new RecordService();
  const page = await open();
  await typeOver(page, kva(), '1500');
  await page.user.type(dialog().getByLabelText('Reason'), 'Nameplate photo');
  service.set('kva_rating', '2000');
  service.set('cabinet_condition', 'replace');
  await page.user.click(save());
  expect(await dialog().findByText(/^Someone else changed this unit/)).toBeVisible();
  const rows = dialog().getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Power rating (kVA)', '1000', '2000', '1500', 'Use theirs'],
    ['Cabinet condition', 'good', 'replace', 'not changed', ''],
  ]);
  expect(kva()).toHaveValue('1500');
  await page.user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(service.corrections.map(({ version }) => version)).toEqual(['"00000000000000a1"', '"00000000000000a3"']);
});

test('the value of the other person can be taken', async () => {
  const service = new RecordService();
  const page = await open();
  await typeOver(page, kva(), '1500');
  await page.user.type(dialog().getByLabelText('Reason'), 'Nameplate photo');
  service.set('kva_rating', '2000');
  await page.user.click(save());
  await page.user.click(await dialog().findByRole('button', { name: 'Use 2000 for Power rating (kVA)' }));
  expect(kva()).toHaveValue('2000');
  expect(save()).toBeDisabled();
});

test('a refused value says so at its field', async () => {
  new RecordService();
  theCorrectionIsRefused('fields.kva_rating', 'Not a number. Write it like 112.5.');
  const page = await open();
  await typeOver(page, kva(), '15OO');
  await page.user.type(dialog().getByLabelText('Reason'), 'Nameplate photo');
  await page.user.click(save());
  await waitFor(() => expect(kva()).toBeInvalid());
  expect(dialog().getAllByText('Not a number. Write it like 112.5.')).toHaveLength(2);
});

test('Escape closes an unchanged form, and discards a changed one only after a confirmation', async () => {
  new RecordService();
  const page = await open();
  await page.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Edit' }));
  await typeOver(page, await screen.findByLabelText('Power rating (kVA)'), '1500');
  await page.user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await page.user.click(question.getByRole('button', { name: 'Stay' }));
  expect(kva()).toHaveValue('1500');
  await page.user.keyboard('{Escape}');
  await page.user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the Enter of a scanned label leads to the next field and does not save', async () => {
  const service = new RecordService();
  const page = await open();
  await typeOver(page, kva(), '557128');
  scan(kva(), '557128\n');
  expect(primary()).toHaveFocus();
  expect(service.corrections).toEqual([]);
});

test('a value by hand says who and why, and is given back to the import', async () => {
  const source = {
    ...{ kind: 'hand' as const, name: null, line: null, by: 'Erin Engineer', at: '2026-03-05T15:30:00Z' },
    ...{ reason: 'Nameplate photo', has_source_value: true, source_value: '12470' },
  };
  const hand = aField({ name: 'primary_voltage', label: 'Primary voltage', measure: 'V', value: '13200', source });
  const service = new RecordService(aRecord({ fields: [aField({ name: 'kva_rating' }), hand] }));
  const page = await open();
  expect(dialog().getByText('By hand: Erin Engineer, 5 March 2026: Nameplate photo')).toBeVisible();
  expect(dialog().getByText('The import has 12470.')).toBeVisible();
  await page.user.click(dialog().getByRole('button', { name: 'Give back to the import' }));
  await waitFor(() =>
    expect(service.given).toEqual([{ values: [{ file: 'units', key: 'IC-1001', field: 'primary_voltage' }] }]),
  );
  await waitFor(() => expect(primary()).toHaveFocus());
});

test('a unit is retired with a reason', async () => {
  new RecordService();
  const reasons: unknown[] = [];
  server.use(
    http.put(calls.unitRetirement, async ({ request }) => {
      reasons.push(await request.json());
      return json(null);
    }),
  );
  const page = await open();
  await page.user.click(dialog().getByRole('button', { name: 'Retire...' }));
  const question = within(await screen.findByRole('dialog', { name: 'Retire unit IC-1001?' }));
  await page.user.click(question.getByRole('button', { name: 'Retire' }));
  expect(question.getByText('Enter a reason.')).toBeVisible();
  await page.user.type(question.getByLabelText('Reason'), 'Sold for scrap');
  await page.user.click(question.getByRole('button', { name: 'Retire' }));
  await waitFor(() => expect(reasons).toEqual([{ reason: 'Sold for scrap' }]));
  expect(page.services.notifier.success).toHaveBeenCalledWith(
    'Unit IC-1001 retired',
    'Sold for scrap',
    expect.any(Function),
  );
  server.use(http.delete(calls.unitRetirement, () => json(null)));
  jest.mocked(page.services.notifier.success).mock.calls[0]?.[2]?.();
  await waitFor(() =>
    expect(page.services.notifier.success).toHaveBeenLastCalledWith('Undone', 'Unit IC-1001 is back'),
  );
});

test('fields without permission to correct are shown with who has it', async () => {
  const cost = aField({ name: 'unit_cost', label: 'Unit cost', group: 'costs', measure: null, may_correct: false });
  new RecordService(aRecord({ fields: [aField({ name: 'kva_rating' }), cost] }));
  await open({ permissions: new Set(['correctUnits']) });
  expect(dialog().getByLabelText('Unit cost')).toBeDisabled();
  expect(
    dialog().getByText('Only operations and administrators can correct costs and list prices of units.'),
  ).toBeVisible();
});

test('people who may correct nothing get no button', () => {
  show({ permissions: new Set(['seeCost']) });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a record that cannot be loaded says so', async () => {
  theRecordFails();
  const page = show();
  await page.user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByText(/^The unit could not be loaded. No database\.$/)).toBeVisible();
});
