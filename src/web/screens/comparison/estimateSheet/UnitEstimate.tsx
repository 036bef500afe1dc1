import type { EstimateChoice } from '../../../../domain/estimateSheet/estimateSheet';
import { useMay } from '../../../state/hooks';
import { PrintEstimate } from './PrintEstimate';

/** The estimate of a unit by its options of the moment, behind an icon. */
export function UnitEstimate({ order, unit, isBest, isManual }: EstimateChoice) {
  const seesCost = useMay('seeCost');
  return seesCost && <PrintEstimate of={{ order, unit, isBest, isManual }} isIcon />;
}
