import type { EstimateOf } from '../../../../domain/estimateSheet/estimateSheet';
import { useAppSelector } from '../../../state/hooks';
import { selectCostOptions, selectEstimate } from '../../../state/selectors/comparisonChoices';
import { PrintEstimate } from './PrintEstimate';
import { useMay } from '../../../state/access/useMay';

/** The estimate of a unit by its options of the moment, behind an icon. */
export function UnitEstimate({ order, unit, ...rest }: Omit<EstimateOf, 'options' | 'estimate'>) {
  const seesCost = useMay('seeCost');
  const options = useAppSelector((state) => selectCostOptions(state, order.id, unit));
  const estimate = useAppSelector((state) => selectEstimate(state, order.id, unit, order.dollarValue));
  return seesCost && <PrintEstimate of={{ order, unit, options, estimate, ...rest }} isIcon />;
}
