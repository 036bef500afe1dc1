import { styled } from 'styled-components';
import type { CostChange } from '../../../../domain/cost/comparison/costOptions';
import type { EstimateChoice } from '../../../../domain/estimateSheet/estimateSheet';
import { CostSwitches } from '../../../parts/cost/CostSwitches';
import { PriceBar } from '../../../parts/cost/PriceBar';
import { PriceSummary } from '../../../parts/cost/PriceSummary';
import { SIDE } from '../layout/grid';
import { PrintEstimate } from '../estimateSheet/PrintEstimate';
import { useLiveCosts } from '../unit/useCosts';
import { SaveAsEstimate } from './SaveAsEstimate';

const Cell = styled.div`
  display: flex;
  flex-direction: column;
  padding: 0.625rem ${SIDE} 0.875rem;
`;

/** Keeps the sums of all cards level, however many inputs a card shows. */
const Sums = styled.div`
  margin-top: auto;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  & > a,
  & > button {
    margin: 0.5rem 0 -0.375rem;
  }
`;

interface CostEstimationProps extends EstimateChoice {
  onChange: (change: CostChange) => void;
}

/** The add-ons of a unit, and its cost and margin with them. Renders once: what changes in it reads the store. */
export function CostEstimation({ onChange, ...of }: CostEstimationProps) {
  const costs = useLiveCosts(of);
  return (
    <Cell>
      <CostSwitches costs={costs} onChange={onChange} />
      <Sums>
        <PriceBar costs={costs} />
        <PriceSummary costs={costs} />
        <Foot>
          <SaveAsEstimate orderId={of.order.id} serial={of.unit.serial} />
          <PrintEstimate of={of} />
        </Foot>
      </Sums>
    </Cell>
  );
}
