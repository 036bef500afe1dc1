import type { Page } from 'playwright/test';
import { paths } from '../../../src/contract/paths';
import type { Inquiries, Inquiry } from '../../../src/contract/requests/inquiries';
import type { LineField } from '../../../src/contract/requests/reading';
import { go } from '../inApp';
import { callApiAs, type CallApi } from './callApi';
import type { Screen } from './screen';

const CUSTOMER = 'Sierra Foothill Irrigation';

const asked: Partial<Record<LineField, string>> = {
  ...{ phase: '3', kva_rating: '500', primary_voltage_kv: '12470GrdY/7200', secondary_voltage_kv: '480Y/277' },
  unit_type: 'pad',
};
const readings = Object.entries(asked).map(([field, value]) => ({
  ...{ field, value, status: 'read', reason: null },
  passage: { start: 0, end: 4 },
}));

const make = (call: CallApi) =>
  call<Inquiry>('POST', paths.inquiries, {
    ...{ customer_name: CUSTOMER, contact: 'Ann Ortiz', email: 'ann.ortiz@irrigation.test', phone: '559-555-0118' },
    ...{ ship_city: 'Fresno', ship_state: 'CA', request_date: null },
    ...{ source: 'Need two 500 kVA pads, 12470GrdY/7200 to 480Y/277', source_name: 'rfq.eml' },
    lines: [{ quantity: 2, readings }],
  });

/** Inquiries are kept for good, so one is made for each product. */
async function openInquiry(page: Page): Promise<void> {
  const call = await callApiAs(page, () => go(page, '/inquiries'));
  const { results } = await call<Inquiries>('GET', `${paths.inquiries}?search=${encodeURIComponent(CUSTOMER)}`);
  const { id } = results[0] ?? (await make(call));
  await go(page, `/inquiry/${id}`);
  await page.getByRole('group', { name: 'Steps' }).waitFor();
}

export const inquiryScreens: readonly Screen[] = [
  { name: 'inquiry', open: openInquiry },
  {
    name: 'inquiries',
    open: async (page) => {
      await openInquiry(page);
      await go(page, '/inquiries');
      await page.getByRole('table').getByRole('row').nth(1).waitFor();
    },
  },
];
