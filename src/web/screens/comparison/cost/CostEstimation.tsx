import styled from 'styled-components';
import type { CostChange } from '../../../../domain/cost/comparison/costOptions';
import type { EstimateOf } from '../../../../domain/estimateSheet/estimateSheet';
import { PriceBar } from './PriceBar';
import { CostSwitches } from './CostSwitches';
import { SIDE } from '../layout/grid';
import { PriceSummary } from './PriceSummary';
import { PrintEstimate } from '../estimateSheet/PrintEstimate';

const Cell = styled.div`
  display: flex;
  flex-direction: column;
  padding: 0.625rem ${SIDE} 0.875rem;
`;

/** Keeps the sums of all cards level, however many inputs a card shows. */
const Sums = styled.div`
  margin-top: auto;
`;

interface CostEstimationProps extends EstimateOf {
  onChange: (change: CostChange) => void;
}

/** The add-ons of a unit, and its cost and margin with them. */
export function CostEstimation({ onChange, ...of }: CostEstimationProps) {
  const { unit, options, estimate } = of;
  return (
    <Cell>
      <CostSwitches unit={unit} options={options} onChange={onChange} />
      <Sums>
        <PriceBar estimate={estimate} />
        <PriceSummary estimate={estimate} />
        <PrintEstimate of={of} />
      </Sums>
    </Cell>
  );
}
