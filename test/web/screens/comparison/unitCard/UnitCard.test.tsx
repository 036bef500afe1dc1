import { screen, within } from '@testing-library/react';
import { aUnit } from '../../../../support/web/builders';
import { findCard, openComparison, theServerKnows } from '../openComparison';

async function threeCards() {
  theServerKnows({ units: ['A', 'B', 'C'].map((serial) => aUnit({ serial })) });
  const page = openComparison();
  return { ...page, card: await findCard('A') };
}

test('changing an option of one card renders the costs of that card and nothing else', async () => {
  const { user, card, renderedBy } = await threeCards();
  const rendered = await renderedBy(() => user.click(card.getByRole('switch', { name: 'Feed conversion' })));
  expect(rendered).toContain('UnitCosts A');
  expect(rendered).not.toContain('UnitCard A');
  expect(rendered.filter((name) => / [BC]$/.test(name))).toEqual([]);
  for (const name of ['Comparison', 'UnitCards', 'RequirementCard', 'Toolbar', 'ComparisonPage']) {
    expect(rendered).not.toContain(name);
  }
});

test('typing an inventory control number renders its form and nothing else', async () => {
  const { user, renderedBy } = await threeCards();
  await user.click(screen.getByRole('button', { name: 'Add Inventory Control Number' }));
  const rendered = await renderedBy(() => user.type(screen.getByLabelText('IC#'), '5'));
  expect(rendered).toContain('IcPanel');
  expect(rendered.filter((name) => /^(Comparison|Toolbar|RequirementCard|UnitCards?)\b/.test(name))).toEqual([]);
});

test('the text of the filter renders no card that stays', async () => {
  const { user, renderedBy } = await threeCards();
  const filter = screen.getByPlaceholderText('Filter inventory results...');
  const rendered = await renderedBy(() => user.type(filter, 'A'));
  expect(rendered).toContain('UnitCards');
  expect(rendered).not.toContain('UnitCard A');
});

test('opening a section renders every card, so the counting works', async () => {
  const { user, renderedBy } = await threeCards();
  const panel = within(screen.getByRole('region', { name: 'Requirement' }));
  const rendered = await renderedBy(() => user.click(panel.getByRole('button', { name: 'Cooling & Oil' })));
  expect(rendered).toEqual(expect.arrayContaining(['UnitCard A', 'UnitCard B', 'UnitCard C', 'RequirementCard']));
});
