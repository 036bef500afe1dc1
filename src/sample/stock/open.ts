import type { Design } from '../designs';
import { ratingOf } from '../tables';
import { when, type Departure } from './stockDesign';

/** Departures that no work makes good and that still leave the unit one to talk about. */
export function openDepartures(design: Design): readonly Departure[] {
  const typical = ratingOf(design.kva).impedancePct;
  return [
    { fusing: lesserFusing(design.fusing) },
    { taps: 'None' },
    ...when(design.taps !== '-10%', { taps: '-10%' }),
    { fluid: 'R-Temp' },
    { fluid: 'Silicone' },
    ...(design.impedancePct === null ? [] : [{ impedancePct: Number((typical * 0.82).toFixed(2)) }]),
    ...(design.secBush === null ? [] : [{ secBush: design.secBush.startsWith('6') ? '4-hole spade' : '6-hole spade' }]),
  ];
}

/** Does not do all that the given fusing does. */
const lesserFusing = (fusing: string): string =>
  fusing === 'None' || fusing === 'Bay-O-Net w/ Isolation Link' ? 'Full Range CLF' : 'Bay-O-Net w/ Isolation Link';
