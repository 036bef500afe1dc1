import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { previewSchema } from '../../../../../src/contract/records/records';
import { AddButton } from '../../../../../src/web/features/records/components/add/AddButton';
import { json } from '../../../../mocks/answers';
import { calls } from '../../../../mocks/calls';
import { aField, aRecord, RecordService } from '../../../../mocks/recordAnswers';
import { server } from '../../../../mocks/server';
import { aConfig, renderScreen } from '../../../../support/web/renderApp';

const capabilities = { unitOptions: 'saved', reservations: 'live', import: 'on', insights: 'on' } as const;
const services = { config: aConfig({ capabilities }) };

const OLD = { key: '0557128', order_id: null, text: 'IC# 0557128 exists: 1,000 kVA, Howard.', is_retired: false };

/** A server that has unit 0557128 and takes every other. */
function theServerAdds() {
  const added: unknown[] = [];
  const sent: string[] = [];
  server.use(
    http.get(calls.newRecordKnown, ({ request }) => {
      const key = new URL(request.url).searchParams.get('key') ?? '';
      return json({ existing: key.replace(/^0+/, '') === '557128' ? OLD : null });
    }),
    http.post(calls.newRecordPreview, async ({ request }) => {
      const { fields } = (await request.json()) as { fields: Record<string, string> };
      const read = Object.keys(fields).map((name) => ({
        name,
        reading: name === 'primary_voltage' ? '12,470 V delta' : null,
      }));
      return json(previewSchema.parse({ version: null, fields: read, missing: ['kVA'] }));
    }),
    http.post(calls.newRecords, async ({ request }) => {
      const body = (await request.json()) as { fields: Record<string, string> };
      added.push(body);
      return json(aRecord({ key: body.fields.serial ?? 'SO1', order_id: 17, missing: ['kVA'] }), 201);
    }),
    http.post('*/api/units/:serial/files/', ({ params, request }) => {
      sent.push(`${String(params.serial)} ${new URL(request.url).searchParams.get('name')}`);
      return json({ id: 1, outcome: 'added' }, 201);
    }),
    http.get(calls.unitFiles, () => json({ results: [], removed: [], history: [] })),
  );
  return { added, sent };
}

async function open(file: 'units' | 'orders' = 'units') {
  const page = renderScreen(<AddButton file={file} />, { services });
  await page.user.click(screen.getByRole('button', { name: file === 'units' ? 'Add unit' : 'Add order' }));
  await screen.findByRole('dialog');
  return page;
}

const dialog = () => within(screen.getByRole('dialog'));
const icNumber = () => dialog().findByLabelText('IC#');

test('the form of a new unit has six fields, photos first, and the IC# has the focus', async () => {
  theServerAdds();
  await open();
  expect(await icNumber()).toHaveFocus();
  const labels = [...screen.getByRole('dialog').querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['IC#', 'kVA', 'Primary voltage (V)', 'Secondary voltage (V)', 'Phases', 'Condition']);
  expect(dialog().getByRole('button', { name: 'Add photos' })).toBeVisible();
});

test('a unit is added with its photo, and its page opens', async () => {
  const { added, sent } = theServerAdds();
  const page = await open();
  await page.user.type(await icNumber(), '660001');
  await page.user.type(dialog().getByLabelText('Primary voltage (V)'), '12470');
  await page.user.upload(screen.getByTestId('photos'), new File(['x'], 'plate.jpg', { type: 'image/jpeg' }));
  expect(dialog().getByRole('img', { name: 'plate.jpg' })).toBeVisible();
  expect(await dialog().findByText('→ 12,470 V delta')).toBeVisible();
  await page.user.click(dialog().getByRole('button', { name: 'Add unit' }));
  await waitFor(() => expect(page.address()).toBe('/unit/660001'));
  expect(added).toEqual([{ fields: { serial: '660001', primary_voltage: '12470' } }]);
  expect(sent).toEqual(['660001 plate.jpg']);
  expect(page.services.notifier.success).toHaveBeenCalledWith(
    'Unit 660001 added',
    'Incomplete, so not matched: kVA missing.',
  );
});

test('a known IC# is found while it is typed, with or without leading zeros', async () => {
  const { added } = theServerAdds();
  const page = await open();
  await page.user.type(await icNumber(), '557128');
  expect(await dialog().findByText(/^IC# 0557128 exists: 1,000 kVA, Howard\./)).toBeVisible();
  expect(dialog().getByRole('link', { name: 'Open unit 0557128' })).toHaveAttribute('href', '/unit/0557128');
  await page.user.click(dialog().getByRole('button', { name: 'Add unit' }));
  expect(added).toEqual([]);
});

test('an IC# that another person added in the meantime is named', async () => {
  theServerAdds();
  server.use(
    http.post(calls.newRecords, () =>
      HttpResponse.json(
        {
          type: 'about:blank',
          title: 'Conflict',
          status: 409,
          existing: { ...OLD, key: '660001', text: 'IC# 660001 exists.' },
        },
        { status: 409 },
      ),
    ),
  );
  const page = await open();
  await page.user.type(await icNumber(), '660001');
  await page.user.click(dialog().getByRole('button', { name: 'Add unit' }));
  expect(await dialog().findByText(/^IC# 660001 exists\./)).toBeVisible();
});

test('without an IC# nothing is sent, and the field says so', async () => {
  const { added } = theServerAdds();
  const page = await open();
  await page.user.click(await dialog().findByRole('button', { name: 'Add unit' }));
  expect(dialog().getByText('Enter IC#.')).toBeVisible();
  expect(added).toEqual([]);
});

test('the next unit starts with an empty form', async () => {
  const { added } = theServerAdds();
  const page = await open();
  await page.user.type(await icNumber(), '660001');
  await page.user.click(dialog().getByRole('button', { name: 'Add and next' }));
  await waitFor(async () => expect(await icNumber()).toHaveValue(''));
  expect(await icNumber()).toHaveFocus();
  expect(added).toHaveLength(1);
});

test('a started unit is not discarded without a question', async () => {
  theServerAdds();
  const page = await open();
  await page.user.type(await icNumber(), '660001');
  await page.user.keyboard('{Escape}');
  expect(await screen.findByText(/^You started a new unit\./)).toBeVisible();
});

test('an order needs its numbers, type and customer', async () => {
  const { added } = theServerAdds();
  const page = await open('orders');
  await page.user.click(await dialog().findByRole('button', { name: 'Add order' }));
  expect(
    dialog()
      .getAllByRole('alert')
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter Order code.', 'Enter Job number.', 'Enter Job type.', 'Enter Customer.']);
  await page.user.type(dialog().getByLabelText('Order code'), 'SO1');
  await page.user.type(dialog().getByLabelText('Job number'), 'J1');
  await page.user.selectOptions(dialog().getByLabelText('Job type'), 'RC');
  await page.user.type(dialog().getByLabelText('Customer'), 'Mesa Co-op');
  await page.user.click(dialog().getByRole('button', { name: 'Add order' }));
  await waitFor(() =>
    expect(added).toEqual([
      { fields: { order_code: 'SO1', job_number: 'J1', order_type: 'RC', customer_name: 'Mesa Co-op' } },
    ]),
  );
});

test('the order of an inquiry starts with what the inquiry says, and names its line', async () => {
  const { added } = theServerAdds();
  const fields = [
    aField({ name: 'job_number', value: 'I-42-1' }),
    aField({ name: 'order_type', value: 'RW' }),
    aField({ name: 'customer_name', value: 'Mesa Co-op' }),
    aField({ name: 'fluid', value: 'FR3' }),
  ];
  new RecordService(aRecord({ file: 'orders', key: 'I-42-1', order_id: 7, fields }));
  const page = renderScreen(<AddButton file="orders" inquiryLine="7" />, { services });
  await page.user.click(screen.getByRole('button', { name: 'Add the order of this inquiry' }));
  expect(await screen.findByLabelText('Customer')).toHaveValue('Mesa Co-op');
  expect(dialog().getByLabelText('Job number')).toHaveValue('');
  await page.user.type(dialog().getByLabelText('Order code'), 'SO1');
  await page.user.type(dialog().getByLabelText('Job number'), 'J1');
  await page.user.click(dialog().getByRole('button', { name: 'Add order' }));
  await waitFor(() =>
    expect(added).toEqual([
      {
        fields: { order_code: 'SO1', job_number: 'J1', order_type: 'RW', customer_name: 'Mesa Co-op', fluid: 'FR3' },
        inquiry_line: '7',
      },
    ]),
  );
});
