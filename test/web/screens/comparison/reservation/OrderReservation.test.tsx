import { screen } from '@testing-library/react';
import { unitsAreReserved } from '../../../../mocks/situations';
import { aReservedTransformer } from '../../../../support/web/builders';
import { openComparison, theServerKnows } from '../openComparison';

test('the table says which unit is reserved for the order', async () => {
  theServerKnows();
  unitsAreReserved(aReservedTransformer({ itemCode: '40117762' }));
  const { user } = openComparison({ reservations: 'live' });
  await user.click(await screen.findByRole('radio', { name: 'Table' }));
  await screen.findByRole('table');
  expect((await screen.findByRole('link', { name: 'Unit 40117762' })).parentElement).toHaveTextContent(
    'Unit 40117762 is reserved for this order, by Dana Whitfield, 5 March 2026',
  );
});
