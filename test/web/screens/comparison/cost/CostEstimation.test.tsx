import { screen, within } from '@testing-library/react';
import { aUnit } from '../../../../support/web/builders';
import { findCard, openComparison, theServerKnows } from '../openComparison';

/** Sale price 40,000, cost 20,000 with FR3 (3,100) in it. */
async function openedCard(change: Parameters<typeof aUnit>[0] = {}) {
  theServerKnows({ units: [aUnit({ serial: 'A', ...change }), aUnit({ serial: 'B' }), aUnit({ serial: 'C' })] });
  const page = openComparison();
  return { ...page, card: await findCard('A') };
}
type Card = Awaited<ReturnType<typeof findCard>>;

const sums = (card: Card) =>
  Object.fromEntries(
    ['Sale price', 'Cost', 'Materials', 'Labor', 'Total cost', 'Margin', 'Profit'].map((label) => [
      label,
      card.getAllByText(label, { selector: 'dt' })[0]!.nextElementSibling!.textContent,
    ]),
  );
const toggle = (card: Card, name: string) => card.getByRole('switch', { name });

test('starts with FR3 in the cost and everything else off', async () => {
  const { card } = await openedCard();
  expect(sums(card)).toEqual({
    'Sale price': '$40,000',
    Cost: '$20,000',
    Materials: '$0',
    Labor: '$0',
    'Total cost': '$20,000',
    Margin: '$20,000 50.0%',
    Profit: '32.5 pts',
  });
  expect(toggle(card, 'FR3')).toBeChecked();
  expect(card.getByLabelText('Estimated gallons')).toHaveValue(620);
});

test.each([
  ['FR3', { Cost: '$16,900', Margin: '$23,100 57.8%' }],
  ['Turn pull', { Cost: '$20,900', Margin: '$19,100 47.8%' }],
  ['Feed conversion', { Materials: '$1,200', 'Total cost': '$21,200', Margin: '$18,800 47.0%' }],
  ['Replacement cabinet', { Materials: '$2,500', 'Total cost': '$22,500', Margin: '$17,500 43.8%' }],
  ['Re-tank', { Labor: '$4,000', 'Total cost': '$20,000', Margin: '$16,000 40.0%', Profit: '22.5 pts' }],
])('%s changes the sums at once, and turning it back restores them', async (name, changed) => {
  const { user, card } = await openedCard();
  const before = sums(card);
  await user.click(toggle(card, name));
  expect(sums(card)).toMatchObject(changed);
  await user.click(toggle(card, name));
  expect(sums(card)).toEqual(before);
});

describe('the price bar', () => {
  const table = (card: Card, price: string) =>
    within(card.getByRole('table', { name: `Sale price breakdown: ${price}` }))
      .getAllByRole<HTMLTableRowElement>('row')
      .map(({ cells }) => Array.from(cells, ({ textContent }) => textContent));
  const HEAD = ['Part', 'Amount', 'Share of price'];

  test('has a table of its parts', async () => {
    const { user, card } = await openedCard();
    await user.click(toggle(card, 'Re-tank'));
    expect(table(card, '$40,000')).toEqual([
      HEAD,
      ['Cost', '$20,000', '50.0%'],
      ['Materials', '$0', '0.0%'],
      ['Labor', '$4,000', '10.0%'],
      ['Margin', '$16,000', '40.0%'],
    ]);
  });

  test('of a loss has a margin below zero', async () => {
    const { card } = await openedCard({ jcm_total_cost: 50_000 });
    const rows = table(card, '$40,000');
    expect(rows[1]).toEqual(['Cost', '$50,000', '125.0%']);
    expect(rows[4]).toEqual(['Margin', '-$10,000', '-25.0%']);
  });

  test('is absent without a cost', async () => {
    const { card } = await openedCard({ jcm_total_cost: null });
    expect(card.queryByRole('table')).not.toBeInTheDocument();
    expect(sums(card)).toMatchObject({ 'Sale price': '$40,000', Cost: 'N/A', Margin: 'N/A N/A' });
  });

  test('names its parts in a tooltip, by keyboard too', async () => {
    const { user, card } = await openedCard();
    await user.click(toggle(card, 'Re-tank'));
    const figure = card.getByRole('figure', { name: 'Sale price in parts' });
    while (document.activeElement !== figure) await user.tab();
    const lines = ['Cost $20,000 · 50.0%', 'Materials $0 · 0.0%', 'Labor $4,000 · 10.0%', 'Margin $16,000 · 40.0%'];
    expect((await screen.findByRole('tooltip')).textContent).toBe(lines.join('\n'));
  });
});

test('the cabinet input adds to the materials and is cleared with its switch', async () => {
  const { user, card } = await openedCard();
  await user.click(toggle(card, 'Replacement cabinet'));
  const input = card.getByLabelText('Additional cabinet cost');
  expect(input).toHaveAttribute('step', '100');
  expect(input).toHaveAttribute('min', '0');
  await user.type(input, '1234567');
  expect(input).toHaveValue(123_456);
  expect(sums(card)).toMatchObject({ Materials: '$125,956' });
  await user.click(toggle(card, 'Replacement cabinet'));
  await user.click(toggle(card, 'Replacement cabinet'));
  expect(card.getByLabelText('Additional cabinet cost')).toHaveValue(null);
});

test('turn pull starts with one turn', async () => {
  const { user, card } = await openedCard();
  await user.click(toggle(card, 'Turn pull'));
  expect(card.getByLabelText('Turn pull details')).toHaveValue(1);
});

test('the re-tank labor is the entered amount', async () => {
  const { user, card } = await openedCard();
  await user.click(toggle(card, 'Re-tank'));
  const input = card.getByLabelText('Re-tank labor cost');
  expect(input).toHaveValue(4000);
  await user.clear(input);
  await user.type(input, '500');
  expect(sums(card)).toMatchObject({ Labor: '$500', Margin: '$19,500 48.8%' });
});

test('a loss has a badge', async () => {
  const { card } = await openedCard({ jcm_total_cost: 50_000 });
  expect(sums(card).Margin).toBe('-$10,000 -25.0%');
  expect(card.getByText('Loss')).toBeInTheDocument();
});

test('a disabled add-on says why', async () => {
  const { card } = await openedCard({ requires_turn_pull: false, jcm_result: null });
  for (const name of ['FR3', 'Turn pull', 'Feed conversion', 'Replacement cabinet', 'Re-tank']) {
    expect(toggle(card, name)).toBeDisabled();
  }
  expect(toggle(card, 'Turn pull')).toHaveAccessibleDescription('This unit does not require a turn pull.');
  expect(toggle(card, 'FR3')).toHaveAccessibleDescription('This unit has no FR3 cost.');
});
