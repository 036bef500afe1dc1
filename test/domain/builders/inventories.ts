import fc from 'fast-check';
import type { Candidate } from '../../../src/domain/matching/reading/candidate';
import type { MatchRequirement } from '../../../src/domain/matching/reading/requirement';
import { candidates, manySerials, requirements, serials as fewSerials } from './arbitraries';
import { aCandidate, aRequirement, nothingRequired } from './units';

const NEAR_MISSES: readonly Partial<Candidate>[] = [
  {},
  ...[{ kva: 500 }, { kva: 550 }, { kva: 750 }, { kva: 1000 }, { kva: 300 }, { kva: null }],
  ...[{ phase: 1 }, { phase: null }, { bilKv: 60 }, { bilKv: 125 }, { bilKv: null }],
  ...[{ primaryVoltage: '12470 Y' }, { primaryVoltage: '13200D' }, { primaryVoltage: '13090Y' }],
  ...[{ primaryVoltage: '4160D' }, { primaryVoltage: 'worn off' }, { primaryVoltage: null }],
  ...[{ secondaryVoltage: '460Y/266' }, { secondaryVoltage: '480D' }, { secondaryVoltage: null }],
  ...[{ taps: 'None' }, { taps: 'Custom' }, { taps: null }, { bushConfiguration: 'Radial Feed Dead Front' }],
  ...[{ bushConfiguration: null }, { fusing: 'None' }, { fusing: null }, { condition: 'RW' }, { condition: null }],
  ...[{ fluid: 'FR3' }, { fluid: 'R-Temp' }, { windingMaterial: 'Aluminum' }, { windingMaterial: null }],
  ...[{ impedancePct: 6 }, { impedancePct: null }, { secondaryBushings: 'Stud' }],
  ...[{ secondaryBushings: '10-hole spade' }, { unitType: 'Pole Mount' }, { unitType: null }, { fluid: 'no idea' }],
  ...[{ cabinetNeedsReplacing: true }, { tankNeedsReplacing: true }, { retankCost: null, tankNeedsReplacing: true }],
  ...[{ feedConversionCost: 0 }, { unitCost: null }, { unitCost: 9_999.99 }, { listPrice: 0 }],
  ...[{ location: 'Austin, TX' }, { location: 'Denver, CO' }, { location: null }],
];

/**
 * Units that serve aRequirement() exactly but for at most four things, so that most scores tie, or differ by a gap or a
 * cent; and among them some of any values.
 */
export function nearMisses(serials: fc.Arbitrary<string> = manySerials): fc.Arbitrary<Candidate> {
  const missing = fc
    .array(fc.constantFrom(...NEAR_MISSES), { maxLength: 4 })
    .map((misses) => misses.reduce((all, miss) => ({ ...all, ...miss }), {}));
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(serials, missing).map(([serial, misses]) => aCandidate({ ...misses, serial })) },
    { weight: 1, arbitrary: candidates(serials) },
  );
}

/** Inventories of at most this many units, in any order, each serial once. */
export const inventories = (maxLength: number, minLength = 0): fc.Arbitrary<Candidate[]> =>
  fc.uniqueArray(nearMisses(), { selector: ({ serial }) => serial, minLength, maxLength });

type Change = { readonly put: Candidate } | { readonly remove: string };

/** What happens to an inventory of few serials: a unit comes, or another one with its serial; or one goes, if it is there. */
export const happenings = (units: fc.Arbitrary<Candidate>, maxLength: number): fc.Arbitrary<Change[]> =>
  fc.array(
    fc.oneof(
      { weight: 3, arbitrary: units.map((put) => ({ put })) },
      { weight: 1, arbitrary: fewSerials.map((remove) => ({ remove })) },
    ),
    { maxLength },
  );

/** Lets it happen to an index or a store of units, and to a plain map beside it. */
export function happen(
  change: Change,
  target: { readonly put: (unit: Candidate) => void; readonly remove: (serial: string) => void },
  beside: Map<string, Candidate>,
): void {
  if ('put' in change) {
    target.put(change.put);
    beside.set(change.put.serial, change.put);
  } else {
    target.remove(change.remove);
    beside.delete(change.remove);
  }
}

const NEAR_QUOTES = [
  ...[{}, { sale_price: null }, { order_type: 'RW' }, { oil_type: 'FR3' }, { kva_rating: 550 }, { phase: 1 }],
  ...[{ kva_rating: 'big' }, { primary_voltage_kv: '13.2' }, { bush_configuration: null }, { bil: 125 }],
];

/** What most of these units nearly serve, or less of it, or anything. */
export const nearlyServed: fc.Arbitrary<MatchRequirement> = fc.oneof(
  fc.constantFrom(nothingRequired(), ...NEAR_QUOTES.map((quote) => aRequirement(quote))),
  requirements,
);
