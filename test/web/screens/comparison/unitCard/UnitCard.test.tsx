import { screen, within } from '@testing-library/react';
import { aUnit } from '../../../../support/web/builders';
import { findCard, openComparison, theServerKnows } from '../openComparison';

async function threeCards(like: Parameters<typeof aUnit>[0] = {}) {
  theServerKnows({ units: ['A', 'B', 'C'].map((serial) => aUnit({ serial, ...like })) });
  const page = openComparison();
  return { ...page, card: await findCard('A') };
}

test('a cost switch renders its line and the figures that it changes, styled components counted, and nothing else', async () => {
  const { user, card, renderedBy } = await threeCards();
  const rendered = await renderedBy(() => user.click(card.getByRole('switch', { name: 'Re-tank' })));
  expect(rendered.sort()).toEqual(['CostInput A', 'CostSwitch A', 'Margin A', 'Parts A', 'SumsOfTheMoment A']);
});

test('a switch of needed work renders six components at most, also where the margin turns into a loss and back', async () => {
  // 40,000 − 36,900 − 4,000 is a loss of 900; without the re-tank it is a margin.
  const needed_work = [{ work: 'reTank' as const, cost: 4_000 }];
  const { user, card, renderedBy } = await threeCards({ needed_work, jcm_total_cost: 40_000 });
  const press = () => renderedBy(() => user.click(card.getByRole('switch', { name: 'Re-tank' })));
  expect(card.getByText('Loss')).toBeInTheDocument();
  const changed = ['CostSwitch A', 'Margin A', 'NotCounted A', 'Parts A', 'SumsOfTheMoment A'];
  expect((await press()).sort()).toEqual(changed);
  expect(card.queryByText('Loss')).not.toBeInTheDocument();
  expect(card.getByText('without re-tank')).toBeInTheDocument();
  expect((await press()).sort()).toEqual(['CostInput A', ...changed]);
  expect(card.getByText('Loss')).toBeInTheDocument();
});

test('typing an inventory control number renders its form and nothing else', async () => {
  const { user, renderedBy } = await threeCards();
  await user.click(screen.getByRole('button', { name: 'Add Inventory Control Number' }));
  const rendered = await renderedBy(() => user.type(screen.getByLabelText('IC#'), '5'));
  expect(rendered).toContain('IcPanel');
  expect(rendered.filter((name) => /^(Comparison|Toolbar|RequirementCard|UnitCards?)\b/.test(name))).toEqual([]);
});

test('the text of the filter renders no card that stays, and neither title nor order', async () => {
  const { user, renderedBy } = await threeCards();
  const filter = screen.getByPlaceholderText('Filter inventory results...');
  const rendered = await renderedBy(() => user.type(filter, 'A'));
  expect(rendered).toContain('UnitCards');
  for (const still of [
    'UnitCard A',
    'RequirementCard',
    'ComparisonTitle',
    'PageTitle',
    'ComparisonViews',
    'OrderActivity',
  ])
    expect(rendered).not.toContain(still);
});

test('a letter of the filter is shown first, and the cards that it brings render after it', async () => {
  theServerKnows({ units: ['A', 'B', 'C', 'Ω1'].map((serial) => aUnit({ serial })) });
  const { user, renderedBy } = openComparison();
  await findCard('A');
  const rendered = await renderedBy(() => user.type(screen.getByPlaceholderText('Filter inventory results...'), 'Ω'));
  await findCard('Ω1');
  const again = rendered.indexOf('UnitCards', rendered.indexOf('UnitCards') + 1);
  const letter = rendered.slice(0, again);
  expect(letter).toContain('Toolbar');
  expect(letter.filter((name) => name.startsWith('UnitCard '))).toEqual([]);
  expect(rendered.slice(again)).toContain('UnitCard Ω1');
});

test('opening a section renders every card, so the counting works', async () => {
  const { user, renderedBy } = await threeCards();
  const panel = within(screen.getByRole('region', { name: 'Requirement' }));
  const rendered = await renderedBy(() => user.click(panel.getByRole('button', { name: 'Cooling & Oil' })));
  expect(rendered).toEqual(expect.arrayContaining(['UnitCard A', 'UnitCard B', 'UnitCard C', 'RequirementCard']));
});
