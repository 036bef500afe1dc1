import type { RateSet } from '../../../../contract/rates/rateSets';
import { ratesName } from '../../../../domain/rates/ratesName';
import { Dim } from '../../../ui/elements';
import { authorText } from './authorText';

/** Which rates hold today, who set them and why. */
export const InForce = ({ current }: { current: RateSet }) => (
  <p>
    In force: <strong>{ratesName(current)}</strong>{' '}
    <Dim>{current.holdsFrom === null ? 'as specified, never changed' : authorText(current)}</Dim>
  </p>
);
