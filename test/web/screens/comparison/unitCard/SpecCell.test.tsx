import { screen, within } from '@testing-library/react';
import { anOrder, aRequirement, aUnit } from '../../../../support/web/builders';
import { findCard, openComparison, theServerKnows } from '../openComparison';

const requirement = () => within(screen.getByRole('region', { name: 'Requirement' }));

test('each value has a status icon, whose tooltip explains what is not an exact match', async () => {
  theServerKnows({ units: [aUnit({ serial: 'A', kva_rating: 545, impedence: 6 })] });
  openComparison();
  const card = await findCard('A');
  const row = (label: string) => within(card.getByText(label, { selector: 'dt' }).parentElement!);
  expect(row('KVA Rating').getByText('Within acceptable range')).toBeInTheDocument();
  expect(
    row('Impedance').getByText('Placeholder text to describe changes required. Required 5.75, unit 6'),
  ).toBeInTheDocument();
  expect(row('Phase').getByText('Match')).toBeInTheDocument();
});

test('a value that the order does not require is not compared', async () => {
  theServerKnows({ order: anOrder({ requirement: aRequirement({ phase: null }) }), units: [aUnit({ serial: 'A' })] });
  openComparison();
  const card = await findCard('A');
  expect(card.getByText('Phase', { selector: 'dt' }).parentElement).toHaveAttribute('data-state', 'notCompared');
  expect(requirement().getByText('Phase').nextElementSibling).toHaveTextContent('N/A');
});
