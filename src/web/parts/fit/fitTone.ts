import type { FitClass } from '../../../contract/unit/unit';
import type { Tone } from '../../ui/theme';

/** A color for each class; the words say the same. */
export const fitTones: Readonly<Record<FitClass, Tone>> = {
  Fits: 'ok',
  'Fits with work': 'near',
  'Fits, to be checked': 'warn',
  'Misses a requirement': 'orange',
  'Does not fit': 'bad',
};
