import { type HttpHandler, http } from 'msw';
import type {
  DistancesRead,
  NamedRates,
  NewRates,
  RateSet,
  RateSets,
  RatesEffect,
} from '../../src/contract/rates/rateSets';
import type { RateValues } from '../../src/contract/rates/rates';
import { DEFAULT_RATES } from '../../src/domain/rates/rates';
import { json, problem } from './answers';
import { calls } from './calls';

export const rateValues = (change: Partial<RateValues> = {}): RateValues => ({
  ...DEFAULT_RATES,
  distances: [...DEFAULT_RATES.distances],
  ...change,
});

export const someNamedRates = (id: number, holdsFrom: string, change: Partial<RateValues> = {}): NamedRates => ({
  ...{ id, holdsFrom },
  values: rateValues(change),
});

export const aRateSet = (id: number, holdsFrom: string, change: Partial<RateValues> = {}): RateSet => ({
  ...someNamedRates(id, holdsFrom, change),
  ...{ authorName: 'Omar Operations', reason: 'Steel went up', savedAt: '2026-03-05T15:30:00Z' },
});

const STANDARD: RateSet = {
  ...{ id: null, holdsFrom: null, authorName: null, reason: null, savedAt: null },
  values: rateValues(),
};

export const someRateSets = (change: Partial<RateSets> = {}): RateSets => ({
  ...{ today: '2026-03-10', version: 0, mayChange: true, current: STANDARD, coming: [], past: [] },
  ...change,
});

const EFFECT: RatesEffect = {
  ...{ orders: 138, bestChanges: 41, becomeGood: 1, loseGood: 6, marginChange: -12_500 },
  examples: [
    {
      ...{ orderId: 101, jobNumber: 'J58811' },
      before: { serial: '490417', margin: 5_351, marginPercentage: 33.7, isComplete: true, isGood: true },
      after: { serial: '881794', margin: 4_000, marginPercentage: 29.99, isComplete: false, isGood: false },
    },
  ],
};

export class RatesService {
  readonly saved: NewRates[] = [];
  table: DistancesRead = { distances: [], problems: [] };

  constructor(private sets = someRateSets()) {}

  answers(): HttpHandler[] {
    return [
      http.get(calls.rates, () => json(this.sets)),
      http.post<never, NewRates>(calls.rates, async ({ request }) => {
        if (new URL(request.url).searchParams.has('review')) return json(EFFECT);
        if (request.headers.get('if-match') !== `"${this.sets.version}"`) return problem(409, 'Somebody was first.');
        const rates = await request.json();
        this.saved.push(rates);
        const set = { ...aRateSet(7, rates.holdsFrom), ...rates };
        this.sets = { ...this.sets, version: 7, current: set };
        return json(set, 201);
      }),
      http.post(calls.ratesDistances, () => json(this.table)),
    ];
  }

  overtake(change: Partial<RateValues> = {}) {
    const version = this.sets.version + 1;
    this.sets = { ...this.sets, version, current: aRateSet(version, this.sets.today, change) };
  }
}
