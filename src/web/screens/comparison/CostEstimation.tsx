import styled from 'styled-components';
import type { Unit } from '../../../contract/unit';
import type { CostChange, CostOptions } from '../../../domain/cost/comparison/costOptions';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import type { Estimate } from '../../../domain/cost/comparison/estimate';
import { CostBar } from './CostBar';
import { CostSwitches } from './CostSwitches';
import { SIDE } from './grid';
import { PriceSummary } from './PriceSummary';

const Cell = styled.div`
  display: flex;
  flex-direction: column;
  padding: 10px ${SIDE} 14px;
`;

/** Keeps the sums of all cards level, however many inputs a card shows. */
const Sums = styled.div`
  margin-top: auto;
`;

interface CostEstimationProps {
  order: DisplayOrder;
  unit: Unit;
  options: CostOptions;
  estimate: Estimate;
  onChange: (change: CostChange) => void;
}

/** The add-ons of a unit and what it costs and earns with them. */
export function CostEstimation({ unit, options, estimate, onChange }: CostEstimationProps) {
  return (
    <Cell>
      <CostSwitches unit={unit} options={options} onChange={onChange} />
      <Sums>
        <CostBar estimate={estimate} />
        <PriceSummary estimate={estimate} />
      </Sums>
    </Cell>
  );
}
