import { screen, waitFor } from '@testing-library/react';
import { someNamedRates } from '../../../../mocks/ratesAnswers';
import { recordRequests } from '../../../../mocks/recorder';
import { unitCouldServe } from '../../../../mocks/situations';
import { anOrder, aUnit } from '../../../../support/web/builders';
import { foreign, openUnit, panel, theServerKnows } from './openUnit';

const costs = () => panel('Cost and margin');
const option = (name: string) => panel('Options').getByRole('switch', { name });
const row = (label: RegExp | string) => costs().getByText(label).nextElementSibling?.textContent;
const figure = () => costs().getByLabelText('Sale price in parts');
/** Without an order: 20,000 + 4,000 + 1,500 of 40,000 leaves 14,500. */
const open = (unit = {}) => {
  theServerKnows({ unit });
  unitCouldServe('IC-1001', []);
  return openUnit({ at: '/unit/IC-1001' });
};

test('the panel shows what the unit costs and earns', async () => {
  await open();
  expect(costs().getByText('36.3%').closest('[data-tone]')).toHaveAttribute('data-tone', 'good');
  expect(costs().getByText('On target')).toBeInTheDocument();
  expect([row('Unit'), row('Labor'), row('Materials'), row('Add-ons'), row('Total cost'), row('Sale price')]).toEqual([
    '$20,000',
    '$4,000',
    '$1,500',
    '$0',
    '$25,500',
    '$40,000',
  ]);
  expect(costs().queryByText('assumed')).not.toBeInTheDocument();
});

test.each([
  ['exactly 30 percent', { sellPrice: 50_000, unitCost: 29_500 }, 'good', '30.0%', 'On target'],
  ['a cent less', { sellPrice: 50_000, unitCost: 29_500.01 }, 'bad', '29.9%', 'Below target (30%)'],
  ['a loss', { sellPrice: 20_000 }, 'bad', '-27.5%', 'Loss'],
])('the panel says in words and color whether the margin is good: %s', async (_what, unit, tone, percent, words) => {
  await open(unit);
  expect(costs().getByText(percent).closest('[data-tone]')).toHaveAttribute('data-tone', tone);
  expect(costs().getByText(words)).toBeInTheDocument();
});

test('the panel says that the estimate is rough, and where its price comes from', async () => {
  await open();
  expect(costs().getByText('Quick estimate (standard percentages)')).toBeInTheDocument();
  expect(costs().getByText('Sale price')).toHaveTextContent('Sale price unit');
});

/** 41,250.50 less 25,500 is 15,750.50. */
test('with an order it is a quick estimate below the job, folded, without a verdict, at the price of the order', async () => {
  theServerKnows({ order: anOrder({ sale_price: '41250.50' }) });
  const { user } = await openUnit();
  expect(screen.queryByRole('region', { name: 'Cost and margin' })).not.toBeInTheDocument();
  const thumb = panel('Quick estimate (standard percentages)');
  expect(thumb.queryByText('38.2%')).not.toBeInTheDocument();
  await user.click(thumb.getByRole('button', { name: 'Quick estimate (standard percentages)' }));
  expect(thumb.getByText('Sale price')).toHaveTextContent('Sale price order');
  expect(thumb.getByText('$41,250.50')).toBeInTheDocument();
  expect(thumb.getByText('38.2%').closest('[data-tone]')).toBeNull();
  expect(thumb.queryByText('On target')).not.toBeInTheDocument();
});

const DIFFERENCE =
  'The margins differ because the unit costs $16,900 for this job, not $25,500 and the job estimate includes $4,300 of work while the standard percentages are off.';

test('the quick estimate says why it differs from the job, which the analysis speaks of', async () => {
  const needed_work = [
    { work: 'fr3' as const, cost: 3100 },
    { work: 'feedConversion' as const, cost: 1200 },
  ];
  theServerKnows({ judged: aUnit({ m_price: 41_250, needed_work }) });
  const { user } = await openUnit();
  await user.click(screen.getByRole('button', { name: 'Quick estimate (standard percentages)' }));
  expect(await panel('Quick estimate (standard percentages)').findByText(DIFFERENCE)).toBeInTheDocument();
  const analysis = panel('SpecAI Analysis');
  expect(analysis.getByRole('heading', { name: 'Cost and margin of the job' })).toBeInTheDocument();
  expect(analysis.queryByRole('heading', { name: 'Cost and margin, by percentages' })).not.toBeInTheDocument();
});

test("the estimate starts from the unit's price beside the sample order", async () => {
  theServerKnows();
  await openUnit({ at: '/unit/IC-1001', services: foreign });
  expect(row('Sale price')).toBe('$40,000');
});

test('each option adds its percent to all costs', async () => {
  const { user } = await open();
  for (const [name, percent, dollars, margin] of [
    ['FR3', '+15%', '$3,825', '26.7%'],
    ['Feed conversion', '+8%', '$2,040', '21.6%'],
    ['Replacement cabinet', '+12%', '$3,060', '13.9%'],
    ['Turn pull', '+5%', '$1,275', '10.8%'],
    ['Re-tank', '+0%', '$0', '10.8%'],
  ] as const) {
    expect(option(name).closest('li')).toHaveTextContent(percent);
    await user.click(option(name));
    expect(option(name).closest('li')).toHaveTextContent(`${percent} · ${dollars}`);
    expect(costs().getByText(margin)).toBeInTheDocument();
  }
  expect(row('Add-ons +40%')).toBe('$10,200');
  expect(costs().getByText('Below target (30%)')).toBeInTheDocument();
  expect(panel('SpecAI Analysis').getByText(/Add-ons put 40% on all costs, \$10,200/)).toBeInTheDocument();
});

test('the bar has the breakdown as its tooltip', async () => {
  const { user } = await open({ laborCosts: null });
  await user.click(option('Turn pull'));
  await user.hover(figure());
  expect((await screen.findByRole('tooltip')).textContent.split('\n')).toEqual([
    'Unit $20,000',
    'Labor $5,000 · assumed',
    'Materials $1,500',
    'Turn pull $1,325 · +5%',
    'Total cost $27,825',
    'Sale price $40,000',
    'Margin $12,175 · 30.4%',
  ]);
});

test('the bar marks the end of the price for a loss', async () => {
  await open({ sellPrice: 20_000 });
  expect(figure().querySelector('[style*="left: 78.4"]')).toBeInTheDocument();
});

test('figures that replace missing data are labeled as assumed', async () => {
  await open({ unitCost: null, laborCosts: null, materialsCost: null, sellPrice: null, unitPrice: null });
  const assumed = costs()
    .getAllByText('assumed')
    .map((mark) => mark.closest('dt')?.textContent);
  expect(assumed).toEqual(['Unit assumed', 'Labor assumed', 'Materials assumed', 'Sale price assumed']);
  expect(row(/^Sale price/)).toBe('$50,000');
  expect(costs().getByText('26.0%')).toBeInTheDocument();
  expect(panel('SpecAI Analysis').getByText(/The unit cost is missing: \$30,000 is assumed/)).toBeInTheDocument();
});

test("a saved estimate uses its saved rates until the user takes today's", async () => {
  const rates = someNamedRates(8, '2026-03-01', { addOnTurnPull: 50, goodMargin: 40 });
  const optionsRates = someNamedRates(3, '2026-01-01', { addOnTurnPull: 10, goodMargin: 5 });
  theServerKnows({ unit: { turnPull: true, rates, optionsRates } });
  const sent = recordRequests();
  unitCouldServe('IC-1001', []);
  const { user } = await openUnit({ at: '/unit/IC-1001' });
  const cost = panel('Cost and margin');
  expect(cost.getByText('Rates of 1 January 2026, as saved')).toBeVisible();
  expect(cost.getByText('Add-ons +10%')).toBeVisible();
  expect(panel('Options').getByText(/^\+10% · /)).toBeVisible();

  await user.click(cost.getByRole('button', { name: "Use today's rates" }));
  expect(cost.getByText('Rates of 1 March 2026')).toBeVisible();
  expect(cost.getByText('Add-ons +50%')).toBeVisible();
  await user.click(panel('Options').getByRole('button', { name: 'Save Changes' }));
  await waitFor(async () => {
    const puts = (await sent()).filter(({ method }) => method === 'PUT');
    expect(puts.map(({ body }) => body)).toMatchObject([{ turnPull: true, todaysRates: true }]);
  });
  await waitFor(() => expect(cost.getByText('Add-ons +50%')).toBeVisible());
  expect(screen.queryByRole('button', { name: "Use today's rates" })).not.toBeInTheDocument();
});
