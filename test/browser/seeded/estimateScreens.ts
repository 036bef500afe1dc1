import { expect, type Page } from 'playwright/test';
import type { OrderEstimates, StoredEstimate } from '../../../src/contract/estimates/estimates';
import { paths } from '../../../src/contract/paths';
import { go } from '../inApp';
import { callApiAs, type CallApi } from './callApi';
import { closeDialog, type Screen } from './screen';

/** No other journey estimates this job. Estimates are kept for good, so they are made once for each product. */
const JOB = '10051';
const [FIRST, SECOND] = ['64740670', '100679'];
const ADDRESS = `/order/${JOB}/estimates`;

const options = {
  ...{ fr3Enabled: false, fr3EstimatedGallons: '', turnPull: false, turnPullDetails: '' },
  ...{ reTank: false, reTankCost: '', feedConversion: false, replacementCabinet: false, additionalCabinetCost: '' },
};
const inputs = { options, price: null, delivery: { weeks: 8 }, notes: '' };
const ownCabinet = {
  options: { ...options, replacementCabinet: true, additionalCabinetCost: '2350', fr3Enabled: true },
  price: 41_250,
  notes: 'Cabinet as on the last job: 14 gauge, ANSI 70 gray.\nThe customer sends the drawings of the pad by Friday.',
};

async function make(call: CallApi): Promise<void> {
  const begin = async (name: string, unitSerial: string, of: object) =>
    call<StoredEstimate>('POST', paths.orderEstimates(JOB), { name, unitSerial, inputs: of });
  const step = async ({ id, version }: StoredEstimate, taken: string, reason?: string) =>
    call('POST', paths.estimateSteps(String(id)), { step: taken, reason }, version);
  const lost = await begin('Lost', FIRST, { ...inputs, price: 60_000 });
  for (const each of ['propose', 'quote']) await step(lost, each);
  await step(lost, 'lose', 'The customer bought a new unit from stock of the manufacturer.');
  const below = await begin('Below the margin floor', SECOND, { ...inputs, price: 26_000 });
  await step(below, 'propose');
  const quoted = await begin('Fastest', FIRST, { ...inputs, price: 60_000 });
  for (const each of ['propose', 'quote']) await step(quoted, each);
  const { id } = await begin('Own cabinet', FIRST, inputs);
  const name = 'Own cabinet and FR3, as the customer wants it by the drawings of last week';
  await call('PUT', paths.estimate(String(id)), { name, inputs: ownCabinet }, 1);
}

async function openWithEstimates(page: Page, address: string): Promise<void> {
  const call = await callApiAs(page, () => go(page, address));
  const { results } = await call<OrderEstimates>('GET', paths.orderEstimates(JOB));
  if (results.length === 0) await make(call);
  await go(page, address);
}

async function openEstimates(page: Page): Promise<void> {
  await openWithEstimates(page, ADDRESS);
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  await page
    .getByText(/^Q-\d{4}-\d{4}, valid until /)
    .first()
    .waitFor();
}

const ofEstimates = (name: string, button: string): Screen => ({
  name,
  open: async (page) => {
    if (new URL(page.url()).pathname !== ADDRESS) await openEstimates(page);
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').getByText('Loading')).toHaveCount(0);
  },
  close: closeDialog,
});

export const estimateScreens: readonly Screen[] = [
  { name: 'estimates', open: openEstimates },
  {
    name: 'estimate-list',
    open: async (page) => {
      await openWithEstimates(page, '/estimates');
      await page.getByRole('table').getByRole('row').nth(1).waitFor();
    },
  },
  ofEstimates('estimate-lost', 'Lost'),
  ofEstimates('estimate-versions', 'Version 2'),
  {
    name: 'estimate-editor',
    open: async (page) => {
      if (new URL(page.url()).pathname !== ADDRESS) await openEstimates(page);
      await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
      await page.getByRole('region', { name: 'Edit estimate' }).waitFor();
      await page.getByText('Fit work to price', { exact: true }).click();
    },
    close: (page) => page.getByRole('button', { name: 'Close', exact: true }).click(),
  },
];
