import { screen, within } from '@testing-library/react';
import { dataWasRefreshed, orderIsKnown, unitsAreRecommended } from '../../../../mocks/situations';
import { anOrder, aUnit } from '../../../../support/web/builders';
import { aUnitThatCannotServe } from '../../../../support/web/judgedUnits';
import { findCard, openComparison } from '../openComparison';

function theServerRecommends(...[units, relaxations]: Parameters<typeof unitsAreRecommended>) {
  orderIsKnown(anOrder());
  dataWasRefreshed();
  unitsAreRecommended(units, relaxations);
}

test('where nothing serves, the list says so first, what the nearest units lack and what a change would bring', async () => {
  theServerRecommends(
    ['IC-1', 'IC-2', 'IC-3', 'IC-4'].map((serial) => aUnitThatCannotServe({ serial })),
    [
      { change: 'With 13800 V', units: 14 },
      { change: 'Without BIL', units: 1 },
    ],
  );
  openComparison();
  await findCard('IC-1');
  const notice = within(screen.getByRole('heading', { name: 'Nothing in stock serves this order' }).parentElement!);
  expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    ['IC-1', 'IC-2', 'IC-3'].map((serial) => `${serial} (40%): KVA Rating: Required 500 kVA, unit 75 kVA: too small`),
  );
  expect(notice.getByText('With 13800 V: 14 units · Without BIL: 1 unit')).toBeInTheDocument();
});

test.each([
  ['one unit can serve', [aUnitThatCannotServe(), aUnit({ serial: 'A' })]],
  ['the server does not say', [aUnit({ serial: 'A', can_serve: null })]],
])('where %s, the list claims nothing', async (_, units) => {
  theServerRecommends(units);
  openComparison();
  await findCard('A');
  expect(screen.queryByText('Nothing in stock serves this order')).not.toBeInTheDocument();
});
