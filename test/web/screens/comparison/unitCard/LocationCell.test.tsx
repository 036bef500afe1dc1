import { screen, within } from '@testing-library/react';
import { aUnit } from '../../../../support/web/builders';
import { findCard, openComparison, theServerKnows } from '../openComparison';

test.each([
  ['Austin, TX', 'true', 'Austin, TX · ≈ 1,030 mi by road · more than 400 mi from Phoenix'],
  ['Phoenix, AZ', 'false', 'Phoenix, AZ · ≈ 10 mi by road'],
  ['Boise, ID', 'false', 'Boise, ID · ≈ 890 mi by road'],
  [null, 'false', 'N/A'],
])('a unit in %s is far away: %s, and shows %j', async (warehouse_desc, far, text) => {
  theServerKnows({ units: [aUnit({ serial: 'A', warehouse_desc })] });
  const { user } = openComparison();
  const card = await findCard('A');
  expect(card.queryByText('Unit location:')).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Additional Information' }));
  const place = card.getByText('Unit location:').closest('p')!;
  expect(place).toHaveAttribute('data-far', far);
  expect(place).toHaveTextContent(text);
});

test('the location of the unit and that of the delivery open with the section, level with each other', async () => {
  theServerKnows({ units: [aUnit({ serial: 'A' })] });
  const { user } = openComparison();
  await findCard('A');
  const requirement = within(screen.getByRole('region', { name: 'Requirement' }));
  expect(requirement.queryByText('Delivery Location')).not.toBeInTheDocument();
  await user.click(requirement.getByRole('button', { name: 'Additional Information' }));
  expect(requirement.getByText('Delivery Location')).toBeInTheDocument();
});
