import { screen, waitFor, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { unitsAreReserved } from '../../../../mocks/situations';
import { exportAs } from '../../../../support/web/exportAs';
import { aUnit } from '../../../../support/web/builders';
import { findCard, openComparison, theServerKnows } from './openComparison';

const hidden = {
  ...{ jcm_total_cost: null, unit_cost: null, labor_cost: null, materials_cost: null, jcm_result: null },
  ...{ m_price: null, list_price: null, margin: null, margin_percentage: null },
  needed_work: [{ work: 'feedConversion' as const, cost: null }],
};
const lookingOn: ReadonlySet<never> = new Set();

const open = (address = '/order/101') => {
  theServerKnows({ units: [aUnit({ serial: 'A', ...hidden })] });
  unitsAreReserved();
  return openComparison({ address, reservations: 'live', permissions: lookingOn });
};
const MONEY = /margin|unit cost|total cost|list price|not recorded|incomplete/i;

test('a card without costs reads whole, and the screen says that they are not shown', async () => {
  open();
  const card = await findCard('A');
  expect(card.queryByText(MONEY)).toBeNull();
  expect(card.queryByRole('button', { name: 'Cost Estimation' })).toBeNull();
  expect(card.queryByRole('button', { name: /estimate/i })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Sort' })).toBeNull();
  expect(screen.getByText('Costs are not shown to your role')).toBeVisible();
});

test('hidden costs are not called unknown, and a filter by them does not reveal excluded units', async () => {
  const { user } = open();
  await findCard('A');
  const filter = screen.getByRole('searchbox', { name: 'Filter' });
  await user.type(filter, 'margin ≥ 1');
  expect(await screen.findByRole('button', { name: 'Remove filter Margin ≥ 1%' })).toBeInTheDocument();
  expect(screen.queryByText(/may fit, too/)).toBeNull();
  await user.clear(filter);
  await user.type(filter, 'distance < 9000, work < 9');
  expect(await screen.findByRole('button', { name: /^Remove filter Work/ })).toBeInTheDocument();
  expect(screen.queryByText(/may fit, too/)).toBeNull();
});

test('a user who cannot reserve reads who can', async () => {
  const { user } = open();
  const card = await findCard('A');
  const button = await card.findByRole('button', { name: 'Reserve unit A' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.hover(button);
  expect(
    (await screen.findAllByText('Sales, operations, and administrators can reserve and release units.'))[0],
  ).toBeVisible();
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the table has no column of money, and as many cells as heads', async () => {
  open('/order/101?view=table');
  const table = await screen.findByRole('table');
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(heads).toEqual(expect.arrayContaining(['MATCH', 'WORK', 'DISTANCE', 'RESERVE']));
  expect(heads).not.toEqual(expect.arrayContaining([expect.stringMatching(/COST|MARGIN|PRICE/)]));
  const row = within(table).getByRole('link', { name: 'Unit Details of A' }).closest('tr')!;
  expect(row.children).toHaveLength(heads.length);
  expect(within(row).getByText('Feed conversion')).toBeVisible();
});

test('the export has no column of money, and work without its cost', async () => {
  const { user, files } = open();
  await findCard('A');
  await exportAs(user);
  await waitFor(() => expect(files).toHaveLength(1));
  const [titles = [], , unit = []]: string[][] = parse(files[0]?.text ?? '', { bom: true });
  expect(titles.filter((title) => /cost|margin|price|profit|labor|materials|rates/i.test(title))).toEqual([]);
  expect(unit[titles.indexOf('Needed work')]).toBe('feed conversion');
});
