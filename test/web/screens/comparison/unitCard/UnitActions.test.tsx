import { findCard, openComparison, theServerKnows } from '../openComparison';

test('every card leads to its unit, beside the order', async () => {
  theServerKnows();
  openComparison();
  const card = await findCard('40117762');
  expect(card.getByRole('link', { name: 'Unit Details of 40117762' })).toHaveAttribute(
    'href',
    '/unit/40117762?order=101',
  );
});
