import type { Design } from '../designs';
import { DUAL_PRIMARIES, ODD_RATINGS, RATINGS } from '../tables';
import { when, type Departure } from './stockDesign';

/** Departures from what is asked that serve it as they stand and cost the unit some of its score. */
export function acceptableDepartures(design: Design): readonly Departure[] {
  return [
    ...largerRatings(design).map((kva) => ({ kva })),
    ...primaries(design).map((primary) => ({ primary })),
    ...when(design.config.startsWith('Radial'), { config: design.config.replace('Radial', 'Loop') }),
    ...when(design.config.endsWith('Live Front'), { config: design.config.replace('Live', 'Dead') }),
    ...when(design.fusing.endsWith('Isolation Link'), { fusing: 'Bay-O-Net w/ Partial Range CLF' }),
    ...when(design.condition === 'RW', { condition: 'RC' }),
  ];
}

/** Departures that are as good or better and weigh nothing: an ester for mineral oil, copper for aluminum, more insulation. */
export function weightlessDepartures(design: Design): readonly Departure[] {
  return [
    {},
    ...when(design.fluid === 'Mineral Oil', { fluid: 'FR3' }),
    ...when(design.winding === 'Aluminum', { winding: 'Copper' }),
    ...when(design.primary.bilKv === 95, { primary: { ...design.primary, bilKv: 110 } }),
  ];
}

/** The next standard rating, and odd ones within 10 %; the current of 208 V ends at 1,000 kVA. */
function largerRatings({ kva, secondary }: Design): readonly number[] {
  const [next] = RATINGS.filter((each) => each.kva > kva);
  const odd = ODD_RATINGS.filter((each) => each > kva && each <= kva * 1.1);
  return [...odd, ...(next ? [next.kva] : [])].filter((each) => each <= 1000 || !secondary.startsWith('208'));
}

/** Dual voltages that include the one asked for, and the other kind of wye. */
function primaries({ primary }: Design): readonly Design['primary'][] {
  const dual = DUAL_PRIMARIES.filter(({ nameplate }) => nameplate.split(' x ').includes(primary.nameplate));
  const wye = primary.nameplate.includes('GrdY')
    ? primary.nameplate.replace('GrdY', 'Y')
    : primary.nameplate.replace('Y', 'GrdY');
  return [...dual, ...(wye === primary.nameplate ? [] : [{ ...primary, nameplate: wye }])];
}
