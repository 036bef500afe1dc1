import { screen, waitFor, within } from '@testing-library/react';
import { anOrder, aUnit } from '../../../../support/web/builders';
import { findCard, openComparison, theServerKnows } from '../openComparison';

type Page = ReturnType<typeof openComparison>;
type Card = Awaited<ReturnType<typeof findCard>>;

async function openedCard() {
  theServerKnows({ units: [aUnit({ serial: 'A', kva_rating: 545 }), aUnit({ serial: 'B' })] });
  const page = openComparison();
  return { ...page, card: await findCard('A') };
}

async function openedEstimate({ user }: Pick<Page, 'user'>, card: Card) {
  await user.click(card.getByRole('button', { name: 'Print estimate' }));
  return within(await screen.findByRole('dialog', { name: 'Estimate of unit A' }));
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => Array.from(cells, ({ textContent }) => textContent).join(' | '));
const fact = (dialog: Card, label: string) => dialog.getByText(label, { selector: 'dt' }).nextElementSibling;

test('the estimate shows the order, the unit, its specifications, the options of the moment and the sums', async () => {
  const { card, ...page } = await openedCard();
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
    'Materials of the work | $0',
    'Labor of the work | $4,000',
    'Total cost (without labor) | $20,000',
    'All costs | $24,000',
    'Margin | $16,000',
    'Margin % | 40.0%',
    'Profit | 22.5 pts',
  ]);
});

test('needed work that is switched off is on paper', async () => {
  const { card, ...page } = await openedCard();
  await page.user.click(card.getByRole('switch', { name: 'FR3' }));
  const dialog = await openedEstimate(page, card);
  expect(dialog.getByText('without FR3 fill')).toBeInTheDocument();
});

test('the sheet prints what is shown once, with the time and the user, and stays open', async () => {
  const { card, ...page } = await openedCard();
  const dialog = await openedEstimate(page, card);
  await page.user.click(dialog.getByRole('button', { name: 'Print' }));
  expect(page.printed).toHaveLength(1);
  expect(page.printed[0]).toMatch(/Printed \d+ \w+ \d{4}, \d\d:\d\d by Dana Sales/);
  expect(dialog.getByText('SpecAI estimate of unit A')).toBeInTheDocument();
});

test('only the page is marked for paper, and holds no button', async () => {
  const { card, ...page } = await openedCard();
  const dialog = await openedEstimate(page, card);
  const marked = document.querySelectorAll<HTMLElement>('[data-print]');
  expect(marked).toHaveLength(1);
  expect(within(marked[0]!).queryByRole('button')).not.toBeInTheDocument();
  expect(marked[0]).toBe(dialog.getByRole('region', { name: 'Page to print' }));
});

test('the sheet closes, gives the focus back, and opens again with what has changed', async () => {
  const { card, ...page } = await openedCard();
  const dialog = await openedEstimate(page, card);
  await page.user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(card.getByRole('button', { name: 'Print estimate' })).toHaveFocus();
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
