import type { Candidate } from '../../src/domain/matching/reading/candidate';
import { sampleUnits } from '../../src/sample/units';
import { candidateOf } from '../sample/matches';

/** As many units as asked for: the sample set again and again, each time with other serials. */
export function manyCandidates(count: number): Candidate[] {
  const once = sampleUnits().map(candidateOf);
  const rounds = Array.from({ length: Math.ceil(count / once.length) }, () => once);
  return rounds
    .flat()
    .slice(0, count)
    .map((candidate, index) => ({ ...candidate, serial: String(10_000_000 + index) }));
}

const FITTINGS = {
  bushConfiguration: ['Loop Feed Dead Front', 'Radial Feed Dead Front', 'Radial Feed Live Front', null],
  fluid: ['Mineral Oil', 'FR3', 'R-Temp', null],
  windingMaterial: ['Copper', 'Aluminum', 'Unknown', null],
  taps: ['+/-5%', '-10%', 'None', null],
} as const;

/**
 * The same one by one, with costs of their own; of `many` kinds, each has an impedance of its own, and most combinations of
 * fittings occur.
 */
export function* generatedCandidates(count: number, kinds: 'few' | 'many'): Generator<Candidate> {
  const once = sampleUnits().map(candidateOf);
  for (let place = 0; place < count; place += 1) {
    const drawn = Math.imul(place + 1, 2_654_435_761) >>> 8;
    const like = once[place % once.length];
    if (like === undefined) return;
    const cost = (like.unitCost ?? 0) * (0.7 + (drawn % 1_000) / 1_000);
    const own = { ...like, serial: String(10_000_000 + place), unitCost: Math.round(cost * 100) / 100 };
    yield kinds === 'few' ? own : { ...own, ...variedBy(drawn) };
  }
}

const variedBy = (drawn: number): Partial<Candidate> => ({
  impedancePct: Math.round((4 + (drawn & 4095) / 2048) * 1000) / 1000,
  bushConfiguration: FITTINGS.bushConfiguration[(drawn >> 12) & 3] ?? null,
  fluid: FITTINGS.fluid[(drawn >> 14) & 3] ?? null,
  windingMaterial: FITTINGS.windingMaterial[(drawn >> 16) & 3] ?? null,
  taps: FITTINGS.taps[(drawn >> 18) & 3] ?? null,
  cabinetNeedsReplacing: ((drawn >> 20) & 3) === 3,
  tankNeedsReplacing: ((drawn >> 22) & 3) === 3,
});
