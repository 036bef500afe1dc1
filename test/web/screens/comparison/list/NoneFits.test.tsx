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

const lacking = (
  serial: string,
  fitClass: 'Fits, to be checked' | 'Misses a requirement',
  match_score: number,
  text: string,
) =>
  aUnit({
    ...{ serial, match_score },
    fit: {
      class: fitClass,
      gaps: [{ feature: 'any', verdict: fitClass === 'Misses a requirement' ? 'does not fit' : 'not recorded', text }],
    },
  });

test('where none fits, the list says so first, what the best of each lower class lacks and what a change would bring', async () => {
  theServerRecommends(
    [
      lacking('IC-1', 'Fits, to be checked', 0.72, 'Taps: Not recorded'),
      lacking('IC-2', 'Fits, to be checked', 0.71, 'Fusing: Not recorded'),
      lacking('IC-3', 'Misses a requirement', 0.5, 'Fluid: Silicone is a legacy fluid'),
      aUnitThatCannotServe({ serial: 'IC-4' }),
    ],
    [
      { change: 'With 13800 V', units: 14 },
      { change: 'Without BIL', units: 1 },
    ],
  );
  openComparison();
  await findCard('IC-1');
  const notice = within(screen.getByRole('heading', { name: 'No unit in stock fits this order' }).parentElement!);
  expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fits, to be checked IC-1 (72%): Taps: Not recorded',
    'Misses a requirement IC-3 (50%): Fluid: Silicone is a legacy fluid',
    'Does not fit IC-4 (40%): KVA Rating: Required 500 kVA, unit 75 kVA: too small',
  ]);
  expect(notice.getByText('With 13800 V: 14 units · Without BIL: 1 unit')).toBeInTheDocument();
});

test('the Best of no fitting units is neutral, with its class in words below it', async () => {
  theServerRecommends([lacking('IC-1', 'Fits, to be checked', 0.72, 'Taps: Not recorded')]);
  openComparison();
  const card = await findCard('IC-1');
  expect(card.getByText('Best')).toHaveAttribute('data-tone', 'neutral');
  expect(card.getByText('Fits, to be checked')).toBeInTheDocument();
});

test.each([
  ['one unit fits', [aUnitThatCannotServe(), aUnit({ serial: 'A' })]],
  ['the server does not say', [aUnit({ serial: 'A', can_serve: null })]],
])('where %s, the list claims nothing', async (_, units) => {
  theServerRecommends(units);
  openComparison();
  await findCard('A');
  expect(screen.queryByText('No unit in stock fits this order')).not.toBeInTheDocument();
});
