import { screen, waitFor, within } from '@testing-library/react';
import { anOrder, aUnit } from '../../../../support/web/builders';
import { findCard, openComparison, openCards, theServerKnows } from './openComparison';

/** Listed and sold at 40,000; 20,000 = 14,000 the unit + 2,000 labor + 900 materials + 3,100 FR3, which it needs. */
async function openedCard(change: Parameters<typeof aUnit>[0] = {}) {
  return openCards({ units: [aUnit({ serial: 'A', ...change })] });
}
type Card = Awaited<ReturnType<typeof findCard>>;

const sums = (card: Card) =>
  Object.fromEntries(
    ['Sale price', 'Cost', 'Add-on materials', 'Add-on labor', 'Total cost (without labor)', 'Margin', 'Profit'].map(
      (label) => [label, card.getAllByText(label, { selector: 'dt' })[0]!.nextElementSibling!.textContent],
    ),
  );
const toggle = (card: Card, name: string) => card.getByRole('switch', { name });

test('the estimate starts with needed FR3 in the cost and everything else off', async () => {
  const { card } = await openedCard();
  expect(sums(card)).toEqual({
    'Sale price': '$40,000',
    Cost: '$20,000',
    'Add-on materials': '$0',
    'Add-on labor': '$0',
    'Total cost (without labor)': '$20,000',
    Margin: '$20,000 50.0%',
    Profit: '32.5 pts',
  });
  expect(toggle(card, 'FR3')).toBeChecked();
  expect(card.getByLabelText('Estimated gallons')).toHaveValue(310);
  expect(card.queryByRole('list', { name: 'About the margin' })).not.toBeInTheDocument();
});

const rows = (card: Card, label: string) =>
  card.getAllByText(label, { selector: 'dt' }).map((each) => each.textContent);
const amount = (card: Card, label: string) =>
  card.getAllByText(label, { selector: 'dt' }).at(-1)!.nextElementSibling!.textContent;

test('the estimate itemizes the cost: the unit, its labor and materials, the FR3 fill, and a turn pull once it is on', async () => {
  const { user, card } = await openedCard();
  const parts = ['Unit', 'Unit labor', 'Unit materials', 'FR3 fill'];
  expect(parts.map((label) => amount(card, label))).toEqual(['$14,000', '$2,000', '$900', '$3,100']);
  expect(card.queryAllByText('Turn pull', { selector: 'dt' })).toEqual([]);
  await user.click(toggle(card, 'Turn pull'));
  expect(amount(card, 'Turn pull')).toBe('$900');
});

test.each([
  [{ m_price: 41_250.5, list_price: 27_250 }, 'Sale price unit', '$41,250.50', '$27,250'],
  [{ m_price: 41_250, list_price: 27_250.25 }, 'Sale price order', '$41,250', '$27,250.25'],
  [{ m_price: 27_250, list_price: 27_250 }, 'Sale price list', '$27,250', '$27,250'],
])(
  'the estimate shows the price with its cents and its origin, and the list price: %j',
  async (prices, label, price, list) => {
    const { card } = await openedCard(prices);
    expect(rows(card, 'Sale price')).toEqual([label]);
    expect(sums(card)['Sale price']).toBe(price);
    expect(amount(card, 'List price')).toBe(list);
  },
);

const leftOut = (card: Card) =>
  within(card.getByRole('list', { name: 'About the margin' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const reTank = [{ work: 'reTank' as const, cost: 4_000 }];

test('needed work starts on, counts in the margin and its color, and is named when switched off', async () => {
  // 40,000 − 24,000 − 4,000 = 12,000, just 30 %.
  const { user, card } = await openedCard({ jcm_total_cost: 27_100, needed_work: reTank });
  expect(toggle(card, 'Re-tank')).toBeChecked();
  expect(card.getByText('+$4,000 · needed')).toBeInTheDocument();
  expect(sums(card).Margin).toBe('$12,000 30.0%');
  expect(card.getByText('30.0%', { selector: 'strong[data-tone]' })).toHaveAttribute('data-tone', 'good');
  await user.click(toggle(card, 'Re-tank'));
  expect(sums(card).Margin).toBe('$16,000 40.0%');
  expect(leftOut(card)).toEqual(['without re-tank']);
});

test('needed work that brings the margin a cent below 30 percent does not read as 30 and is red', async () => {
  const { card } = await openedCard({ jcm_total_cost: 27_100.01, needed_work: reTank });
  expect(sums(card).Margin).toBe('$12,000 29.9%');
  expect(card.getByText('29.9%', { selector: 'strong[data-tone]' })).toHaveAttribute('data-tone', 'bad');
});

test('needed work without a recorded cost is disabled, says so, and leaves margin and profit at most what they are', async () => {
  const needed_work = [
    { work: 'turnPull' as const, cost: null },
    { work: 'rewind' as const, cost: null },
  ];
  const { card } = await openedCard({ jcm_result: null, needed_work });
  expect(toggle(card, 'Turn pull')).toBeDisabled();
  expect(toggle(card, 'Turn pull')).toHaveAccessibleDescription('This unit needs a turn pull: cost not recorded.');
  expect(card.getAllByText('Cost not recorded')).toHaveLength(2);
  expect(sums(card)).toMatchObject({ Margin: 'at most $20,000 50.0%', Profit: 'at most 32.5 pts' });
  expect(leftOut(card)).toEqual(['turn pull cost not recorded', 'rewind cost not recorded']);
  for (const margin of card.getAllByText('50.0%', { selector: 'strong' }))
    expect(margin).not.toHaveAttribute('data-tone');
});

test('a rewind at a cost of 0 has no recorded cost', async () => {
  const { card } = await openedCard({ needed_work: [{ work: 'rewind', cost: 0 }] });
  expect(card.getByText('Cost not recorded')).toBeInTheDocument();
  expect(sums(card).Margin).toBe('at most $23,100 57.8%');
});

test('each option changes the sums immediately, and turning it back restores them', async () => {
  const { user, card } = await openedCard();
  const before = sums(card);
  const shown: unknown[] = [];
  for (const name of ['FR3', 'Turn pull', 'Feed conversion', 'Replacement cabinet', 'Re-tank']) {
    await user.click(toggle(card, name));
    shown.push([name, sums(card)]);
    await user.click(toggle(card, name));
    expect([name, sums(card)]).toEqual([name, before]);
  }
  expect(shown).toMatchObject([
    ['FR3', { Cost: '$16,900', Margin: '$23,100 57.8%' }],
    ['Turn pull', { Cost: '$20,900', Margin: '$19,100 47.8%' }],
    [
      'Feed conversion',
      { 'Add-on materials': '$1,200', 'Total cost (without labor)': '$21,200', Margin: '$18,800 47.0%' },
    ],
    [
      'Replacement cabinet',
      { 'Add-on materials': '$2,500', 'Total cost (without labor)': '$22,500', Margin: '$17,500 43.8%' },
    ],
    [
      'Re-tank',
      {
        'Add-on labor': '$4,000',
        'Total cost (without labor)': '$20,000',
        Margin: '$16,000 40.0%',
        Profit: '22.5 pts',
      },
    ],
  ]);
});

const table = (card: Card, price: string) =>
  within(card.getByRole('table', { name: `Sale price breakdown: ${price}` }))
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => Array.from(cells, ({ textContent }) => textContent));
const HEAD = ['Part', 'Amount', 'Share of price'];

test('the price bar has a table of its parts', async () => {
  const { user, card } = await openedCard();
  await user.click(toggle(card, 'Re-tank'));
  expect(table(card, '$40,000 list')).toEqual([
    HEAD,
    ['Cost', '$20,000', '50.0%'],
    ['Materials', '$0', '0.0%'],
    ['Labor', '$4,000', '10.0%'],
    ['Margin', '$16,000', '40.0%'],
  ]);
});

test('the price bar of a loss has a margin below zero', async () => {
  const { card } = await openedCard({ jcm_total_cost: 50_000 });
  const rows = table(card, '$40,000 list');
  expect(rows[1]).toEqual(['Cost', '$50,000', '125.0%']);
  expect(rows[4]).toEqual(['Margin', '-$10,000', '-25.0%']);
});

test('the price bar is absent without a cost', async () => {
  const { card } = await openedCard({ jcm_total_cost: null });
  expect(card.queryByRole('table')).not.toBeInTheDocument();
  expect(sums(card)).toMatchObject({ 'Sale price': '$40,000', Cost: 'N/A', Margin: 'N/A N/A' });
});

test('the price bar names its parts in a tooltip, by keyboard too', async () => {
  const { user, card } = await openedCard();
  await user.click(toggle(card, 'Re-tank'));
  const figure = card.getByRole('figure', { name: 'Sale price in parts' });
  while (document.activeElement !== figure) await user.tab();
  const lines = ['Cost $20,000 · 50.0%', 'Materials $0 · 0.0%', 'Labor $4,000 · 10.0%', 'Margin $16,000 · 40.0%'];
  expect((await screen.findByRole('tooltip')).textContent).toBe(lines.join('\n'));
});

test('the cabinet input adds to the materials and is cleared with its switch', async () => {
  const { user, card } = await openedCard();
  await user.click(toggle(card, 'Replacement cabinet'));
  const input = card.getByLabelText('Additional cabinet cost');
  expect(input).toHaveAttribute('step', '100');
  expect(input).toHaveAttribute('min', '0');
  await user.type(input, '1234567');
  expect(input).toHaveValue(123_456);
  expect(sums(card)).toMatchObject({ 'Add-on materials': '$125,956' });
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
  expect(sums(card)).toMatchObject({ 'Add-on labor': '$500', Margin: '$19,500 48.8%' });
});

const withReTank = (cost: number) => ({
  cost_breakdown: {
    ...{ fr3_cost: 3100, turn_pull_cost: 900, feed_conversion_cost: 1200, replacement_cabinet_cost: 2500 },
    retank_cost: cost,
  },
});

test.each([4428.63, 14_428.63, 0.5])(
  'a re-tank cost of %p is valid in steps of 100, counts its cents and can be edited',
  async (cost) => {
    const { user, card } = await openedCard({ jcm_result: withReTank(cost) });
    await user.click(toggle(card, 'Re-tank'));
    const input = card.getByLabelText<HTMLInputElement>('Re-tank labor cost');
    expect(input).toHaveValue(cost);
    expect(input).toHaveAttribute('step', '100');
    expect(input).toBeValid();
    await user.type(input, '{Backspace}');
    expect(input).toHaveValue(Number(String(cost).slice(0, -1)));
    await user.clear(input);
    await user.type(input, '1234.5');
    expect(input).toHaveValue(1234.5);
    expect(input).toBeValid();
    expect(sums(card)).toMatchObject({ 'Add-on labor': '$1,235' });
  },
);

test('a re-tank cost counts its cents', async () => {
  const { user, card } = await openedCard({ jcm_result: withReTank(4428.63) });
  await user.click(toggle(card, 'Re-tank'));
  // 20,000 - 4,428.63 = 15,571.37, which is 38.93 % of 40,000.
  expect(sums(card)).toMatchObject({ 'Add-on labor': '$4,429', Margin: '$15,571 38.9%' });
});

test('a loss has a badge', async () => {
  const { card } = await openedCard({ jcm_total_cost: 50_000 });
  expect(sums(card).Margin).toBe('-$10,000 -25.0%');
  expect(card.getByText('Loss')).toBeInTheDocument();
});

test('a disabled add-on says why', async () => {
  const { card } = await openedCard({ requires_turn_pull: false, jcm_result: null, needed_work: [] });
  for (const name of ['FR3', 'Turn pull', 'Feed conversion', 'Replacement cabinet', 'Re-tank']) {
    expect(toggle(card, name)).toBeDisabled();
  }
  expect(toggle(card, 'Turn pull')).toHaveAccessibleDescription('This unit does not require a turn pull.');
  expect(toggle(card, 'FR3')).toHaveAccessibleDescription('This unit has no FR3 cost.');
  expect(card.getAllByText('Not required')).toHaveLength(5);
});

type Page = ReturnType<typeof openComparison>;

async function openedTwoCards() {
  return openCards({ units: [aUnit({ serial: 'A', kva_rating: 545 }), aUnit({ serial: 'B' })] });
}

async function openedEstimate({ user }: Pick<Page, 'user'>, card: Card) {
  await user.click(card.getByRole('button', { name: 'Print estimate of unit A' }));
  return within(await screen.findByRole('dialog', { name: 'Estimate of unit A' }));
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => Array.from(cells, ({ textContent }) => textContent).join(' | '));
const fact = (dialog: Card, label: string) => dialog.getByText(label, { selector: 'dt' }).nextElementSibling;

test('the estimate shows the order, the unit, its specifications, the options of the moment and the sums', async () => {
  const { card, ...page } = await openedTwoCards();
  await page.user.click(card.getByRole('switch', { name: 'Re-tank' }));
  const dialog = await openedEstimate(page, card);
  expect(fact(dialog, 'Job Number')).toHaveTextContent('J-70114');
  expect(fact(dialog, 'Salesperson')).toHaveTextContent('M. Ortega');
  expect(fact(dialog, 'Match')).toHaveTextContent('97%');
  expect(fact(dialog, 'Order notes')).toHaveTextContent('Customer supplies the pad.');
  expect(fact(dialog, 'Unit notes')).toHaveTextContent('Tank repainted.');
  const [specs, addOns, price] = dialog.getAllByRole('table').map(rowsOf);
  expect(specs).toContain('KVA Rating (kVA) | 500 | 545 | Acceptable: 45 kVA larger than asked');
  expect(specs).toContain('Fusing | Bay-O-Net | Bay-O-Net | Exact');
  expect(addOns).toEqual([
    'Add-on | Needed | Chosen | Details | Adds',
    'FR3 | Yes | On | 310 gallons; $3,100 is part of the cost | $0',
    'Turn pull | No | Off | Would add $900 | $0',
    'Feed conversion | No | Off | Would add $1,200 | $0',
    'Replacement cabinet | No | Off | Would add $2,500 | $0',
    'Re-tank | No | On | Labor as entered | $4,000',
  ]);
  expect(price).toEqual([
    'Sale price | $40,000 list',
    'List price | $40,000',
    'Cost | $20,000',
    'Unit | $14,000',
    'Unit labor | $2,000',
    'Unit materials | $900',
    'FR3 fill | $3,100',
    'Add-on materials | $0',
    'Add-on labor | $4,000',
    'Total cost (without labor) | $20,000',
    'All costs | $24,000',
    'Margin | $16,000',
    'Margin % | 40.0%',
    'Profit | 22.5 pts',
  ]);
});

test('needed work that is switched off is on paper', async () => {
  const { card, ...page } = await openedTwoCards();
  await page.user.click(card.getByRole('switch', { name: 'FR3' }));
  const dialog = await openedEstimate(page, card);
  expect(dialog.getByText('without FR3 fill')).toBeInTheDocument();
});

test('the sheet prints what is shown once, with the time and the user, and stays open', async () => {
  const { card, ...page } = await openedTwoCards();
  const dialog = await openedEstimate(page, card);
  await page.user.click(dialog.getByRole('button', { name: 'Print' }));
  expect(page.printed).toHaveLength(1);
  expect(page.printed[0]).toMatch(/Printed \d+ \w+ \d{4}, \d\d:\d\d by Dana Sales/);
  expect(dialog.getByText('SpecAI estimate of unit A')).toBeInTheDocument();
});

test('only the page is marked for paper, and holds no button', async () => {
  const { card, ...page } = await openedTwoCards();
  const dialog = await openedEstimate(page, card);
  const marked = document.querySelectorAll<HTMLElement>('[data-print]');
  expect(marked).toHaveLength(1);
  expect(within(marked[0]!).queryByRole('button')).not.toBeInTheDocument();
  expect(marked[0]).toBe(dialog.getByRole('region', { name: 'Page to print' }));
});

test('the sheet closes, gives the focus back, and opens again with what has changed', async () => {
  const { card, ...page } = await openedTwoCards();
  const dialog = await openedEstimate(page, card);
  await page.user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(card.getByRole('button', { name: 'Print estimate of unit A' })).toHaveFocus();
  await page.user.click(card.getByRole('switch', { name: 'FR3' }));
  const again = await openedEstimate(page, card);
  expect(again.getByRole('row', { name: 'FR3 Yes Off Taken out of the cost -$3,100' })).toBeInTheDocument();
});

test('an order and a unit with missing data can be printed too', async () => {
  const unit = aUnit({ serial: 'A', jcm_total_cost: null, jcm_result: null, match_score: null, fab_notes: null });
  theServerKnows({ order: anOrder({ requirement: null, job_number: null, sales_rep: null }), units: [unit] });
  const { user } = openComparison();
  const dialog = await openedEstimate({ user }, await findCard('A'));
  expect(fact(dialog, 'Job Number')).toHaveTextContent('N/A');
  expect(dialog.getByRole('row', { name: 'Margin N/A' })).toBeInTheDocument();
  expect(dialog.queryByRole('heading', { name: 'Notes' })).not.toBeInTheDocument();
});
