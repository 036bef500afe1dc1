import { followDay } from '../../../../src/server/matching/rates/ratesOfToday';
import { toNamedRates } from '../../../../src/server/presenters/rates';

const rates = (id: number) => ({ ...toNamedRates(undefined), id });

test('units are judged anew where other rates hold, and not where the same do', async () => {
  const refreshed: string[] = [];
  const liveUnits = {
    rates: () => rates(1),
    refresh: (which: 'all' | readonly string[]) => void refreshed.push(String(which)),
  };
  await followDay(liveUnits, () => Promise.resolve(rates(1)));
  expect(refreshed).toEqual([]);
  await followDay(liveUnits, () => Promise.resolve(rates(2)));
  expect(refreshed).toEqual(['all']);
});
