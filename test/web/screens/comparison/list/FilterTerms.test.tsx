import { screen, waitFor, within } from '@testing-library/react';
import { dataWasRefreshed, orderIsKnown, unitsAreRecommended } from '../../../../mocks/situations';
import { anOrder, aUnit } from '../../../../support/web/builders';
import { findCard, openComparison } from '../openComparison';

const nothingRecorded = { jcm_total_cost: null, unit_cost: null, labor_cost: null, materials_cost: null };
const understood = () => within(screen.getByRole('group', { name: 'Filter as understood' }));

async function openedWithUnknownCosts() {
  orderIsKnown(anOrder());
  dataWasRefreshed();
  unitsAreRecommended([aUnit({ serial: 'A' }), aUnit({ serial: 'B', ...nothingRecorded })]);
  const { user } = openComparison();
  await findCard('A');
  return { user, filter: (text: string) => user.type(screen.getByRole('searchbox', { name: 'Filter' }), text) };
}

test('a filter says how many units it leaves out only because nobody knows their figure', async () => {
  const { user, filter } = await openedWithUnknownCosts();
  await filter('margin ≥ 1');
  await waitFor(() => expect(screen.queryByRole('article', { name: /B/ })).not.toBeInTheDocument());
  expect(understood().getByText('1 unit may fit, too: its margin is not known for certain.')).toBeInTheDocument();
  await user.click(understood().getByRole('button', { name: /^Remove filter Margin/ }));
  await findCard('B');
  expect(screen.queryByText(/may fit, too/)).not.toBeInTheDocument();
});

test('where nothing is left, too, it says that some may fit', async () => {
  const { filter } = await openedWithUnknownCosts();
  await filter('margin > 99.9');
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  expect(understood().getByText('1 unit may fit, too: its margin is not known for certain.')).toBeInTheDocument();
});

test('of figures that are known it says nothing', async () => {
  const { filter } = await openedWithUnknownCosts();
  await filter('match > 1');
  expect(understood().queryByRole('status')).not.toBeInTheDocument();
});
