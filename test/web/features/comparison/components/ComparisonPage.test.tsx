import { screen, within } from '@testing-library/react';
import { dataWasRefreshed, orderIsKnown, recommendationsFail, theOrderFails } from '../../../../mocks/situations';
import { anOrder, aUnit } from '../../../../support/web/builders';
import { findCard, openComparison, openCards, shownSerials, theServerKnows, icBox } from './openComparison';

const ready = () => screen.findByRole('heading', { level: 1, name: 'Job Number: J-70114' });

test('the page shows the order and its units, best match first, three a page', async () => {
  theServerKnows();
  openComparison();
  expect(screen.getByText('Loading order')).toBeInTheDocument();
  await ready();
  expect(screen.getByText('Transformer Unit Configuration')).toBeInTheDocument();
  expect(await screen.findByText(/^Last synced on \d+ March 2026/)).toBeInTheDocument();
  const best = await findCard('40117762');
  expect(shownSerials()).toEqual(['40117762', '40119035', '40116208']);
  expect(best.getByText('97%')).toBeInTheDocument();
  expect(screen.getAllByText('Best')).toHaveLength(1);
  expect(best.getByText('Best')).toBeInTheDocument();
});

test('the page requests the order and the recommendations once each', async () => {
  const { requests } = await openCards();
  const sent = (await requests()).map(({ method, path }) => `${method} ${path}`);
  expect(sent.toSorted()).toEqual([
    'GET /api/last-refresh/',
    'GET /api/orders/101',
    'POST /api/orders/recommendations/',
  ]);
});

test('an order that fails to load replaces the page with an error, a retry and a way back', async () => {
  theOrderFails(500, 'The database is away.');
  const { user } = openComparison();
  expect(await screen.findByText('Error loading order: The database is away.')).toBeInTheDocument();
  theServerKnows();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await ready();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Open Orders' })).toBeInTheDocument();
});

test('a recommendations error is notified once; the requirement stays and no empty result is claimed', async () => {
  orderIsKnown(anOrder());
  dataWasRefreshed();
  recommendationsFail(503, 'Matching is warming up.');
  const { toasts } = openComparison();
  expect(await screen.findByText('Error fetching recommendations: Matching is warming up.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Requirement' })).toBeInTheDocument();
  expect(screen.queryByText(/No units found/)).not.toBeInTheDocument();
  expect(toasts).toEqual([
    { tone: 'failure', title: 'Error fetching recommendations', description: 'Matching is warming up.' },
  ]);
});

test('an empty result says what was searched for', async () => {
  theServerKnows({ units: [] });
  openComparison();
  const title = await screen.findByText('No units found matching your criteria.');
  const empty = within(title.parentElement!);
  for (const label of [
    'Phase',
    'KVA Rating',
    'Primary Voltage',
    'Secondary Voltage',
    'Tap Range',
    'Bushing Type',
    'Bushing Config',
    'Oil Type',
    'Unit Type',
    'Category',
  ]) {
    expect(empty.getByText(label)).toBeInTheDocument();
  }
  expect(empty.getByText('480Y/277')).toBeInTheDocument();
});

test('the IC# panel opens and closes and an option is turned on by keyboard alone', async () => {
  const { user, card } = await openCards({ units: [aUnit({ serial: 'A' })] });
  const tabTo = async (element: HTMLElement) => {
    for (let step = 0; step < 80 && document.activeElement !== element; step += 1) await user.tab();
    expect(element).toHaveFocus();
  };
  await tabTo(screen.getByRole('button', { name: 'Add Inventory Control Number' }));
  await user.keyboard('{Enter}');
  expect(icBox()).toHaveFocus();
  await user.keyboard('{Escape}');
  await tabTo(card.getByRole('switch', { name: 'Turn pull' }));
  await user.keyboard(' ');
  expect(card.getByRole('switch', { name: 'Turn pull' })).toBeChecked();
});

const requirement = () => within(screen.getByRole('region', { name: 'Requirement' }));

test('sections start as specified and open in all columns', async () => {
  const { user, card } = await openCards();
  const other = await findCard('40119035');
  const isOpen = (column: typeof card, name: string) =>
    column.getByRole('button', { name }).getAttribute('aria-expanded');
  const sections = ['Configuration', 'Cooling & Oil', 'Dimensions & Weight', 'Additional Information'];
  expect(sections.map((name) => isOpen(card, name))).toEqual(['true', 'false', 'false', 'false']);
  expect(isOpen(card, 'Cost Estimation')).toBe('true');
  expect(card.queryByText('Oil Type')).not.toBeInTheDocument();
  await user.click(other.getByRole('button', { name: 'Cooling & Oil' }));
  for (const column of [card, other, requirement()]) {
    expect(isOpen(column, 'Cooling & Oil')).toBe('true');
    expect(column.getByText('Oil Type')).toBeInTheDocument();
  }
});
