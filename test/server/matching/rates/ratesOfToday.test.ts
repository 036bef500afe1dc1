import { followDay } from '../../../../src/server/matching/rates';
import { toNamedRates } from '../../../../src/server/presenters/estimates';

const rates = (id: number) => ({ ...toNamedRates(undefined), id });

test('rates are read again when others hold, and not while the same do', async () => {
  const refreshed: string[] = [];
  const liveUnits = {
    rates: () => rates(1),
    refreshRates: () => Promise.resolve(void refreshed.push('rates')),
  };
  await followDay(liveUnits, () => Promise.resolve(rates(1)));
  expect(refreshed).toEqual([]);
  await followDay(liveUnits, () => Promise.resolve(rates(2)));
  expect(refreshed).toEqual(['rates']);
});
