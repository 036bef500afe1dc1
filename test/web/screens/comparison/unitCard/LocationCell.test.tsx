import { aUnit } from '../../../../support/web/builders';
import { findCard, openComparison, theServerKnows } from '../openComparison';

test.each([
  ['Austin, TX', 'true', 'Austin, TX · 850 mi'],
  ['Phoenix, AZ', 'false', 'Phoenix, AZ · 0 mi'],
  ['Boise, ID', 'false', 'Boise, ID'],
  [null, 'false', 'N/A'],
])('a unit in %s is far away: %s, and shows %j', async (warehouse_desc, far, text) => {
  theServerKnows({ units: [aUnit({ serial: 'A', warehouse_desc })] });
  openComparison();
  const place = (await findCard('A')).getByText('Unit location:').closest('p')!;
  expect(place).toHaveAttribute('data-far', far);
  expect(place).toHaveTextContent(text);
});
