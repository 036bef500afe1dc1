import { screen, within } from '@testing-library/react';
import { aUnit } from '../../../../support/web/builders';
import { findCard, openComparison, theServerKnows } from '../openComparison';

async function threeCards() {
  theServerKnows({ units: ['A', 'B', 'C'].map((serial) => aUnit({ serial })) });
  const page = openComparison();
  return { ...page, card: await findCard('A') };
}

test('a cost switch renders its line and the figures that it changes, styled components counted, and nothing else', async () => {
  const { user, card, renderedBy } = await threeCards();
  const rendered = await renderedBy(() => user.click(card.getByRole('switch', { name: 'Re-tank' })));
  expect(rendered.sort()).toEqual(['CostInput A', 'CostSwitch A', 'Margin A', 'Parts A', 'SumsOfTheMoment A']);
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

test('opening a section renders every card, so the counting works', async () => {
  const { user, renderedBy } = await threeCards();
  const panel = within(screen.getByRole('region', { name: 'Requirement' }));
  const rendered = await renderedBy(() => user.click(panel.getByRole('button', { name: 'Cooling & Oil' })));
  expect(rendered).toEqual(expect.arrayContaining(['UnitCard A', 'UnitCard B', 'UnitCard C', 'RequirementCard']));
});
