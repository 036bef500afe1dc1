import { DEFAULT_RATES } from '../../../../../src/domain/rates/rates';
import { getRecommendations } from '../../../../../src/web/features/matching/api/recommendations';
import { selectNamedRates, selectRates } from '../../../../../src/web/features/rates/state/selectors';
import { someNamedRates } from '../../../../mocks/ratesAnswers';
import { recommendationsAnswer } from '../../../../mocks/answers';
import { server } from '../../../../mocks/server';
import { aStore } from '../../../../support/web/store';

test("the specification's rates hold until an answer brings others, and those until the next answer", async () => {
  const store = aStore();
  const ask = async (rates: ReturnType<typeof someNamedRates> | null) => {
    server.use(recommendationsAnswer(() => ({ matches: [], relaxations: [], count: 0, rates })));
    await store.dispatch(getRecommendations.initiate({ order_id: 1 }, { forceRefetch: true }));
    return selectRates(store.getState());
  };
  expect(await ask(null)).toBe(DEFAULT_RATES);
  const first = await ask(someNamedRates(3, '2026-03-01', { goodMargin: 25 }));
  expect(first.goodMargin).toBe(25);
  expect(await ask(someNamedRates(3, '2026-03-01', { goodMargin: 25 }))).toBe(first);
  expect(await ask(null)).toBe(first);
  expect((await ask(someNamedRates(4, '2026-03-02', { goodMargin: 35 }))).goodMargin).toBe(35);
  expect(selectNamedRates(store.getState())).toMatchObject({ id: 4, holdsFrom: '2026-03-02' });
});
