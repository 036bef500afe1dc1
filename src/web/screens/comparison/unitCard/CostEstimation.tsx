import { Calculator } from 'lucide-react';
import { styled } from 'styled-components';
import type { CostChange } from '../../../../domain/cost/comparison/costOptions';
import type { EstimateChoice } from '../../../../domain/estimateSheet/estimateSheet';
import { CostSwitches } from '../../../parts/cost/CostSwitches';
import { PriceBar } from '../../../parts/cost/PriceBar';
import { PriceSummary } from '../../../parts/cost/PriceSummary';
import { SumsPlace } from '../../../parts/cost/priceLegend';
import { estimatesPath } from '../../../parts/page/paths';
import { useWhoElseMay, useInsights } from '../../../state/hooks';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { LinkButton } from '../../../ui/button/LinkButton';
import { PrintEstimate } from '../estimateSheet/PrintEstimate';
import { COST_ROWS } from '../layout/Sections';
import { SIDE } from '../layout/grid';
import { useLiveCosts } from '../unit/useCosts';
import { Row } from '../../../ui/elements';

/** Bar, sums and buttons of all cards are level, whatever a card contains. */
const Cell = styled.div`
  display: grid;
  grid-row: span ${COST_ROWS};
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0.625rem ${SIDE} 0.875rem;
  figure {
    grid-row: 2;
  }
  ${SumsPlace} {
    display: contents;
    dl {
      grid-row: 3;
    }
    ul {
      grid-row: 4;
    }
  }
  /* Room for one remark, so that a switch moves nothing below. */
  &::after {
    content: '';
    grid-row: 4;
    height: 1.75rem;
  }
`;

const Foot = styled(Row)`
  grid-row: ${COST_ROWS};
  justify-content: flex-end;
  & > a,
  & > button {
    margin: 0.5rem 0 -0.375rem;
  }
`;

/** Renders once: what changes in it reads the store. */
export function CostEstimation({ onChange, ...of }: EstimateChoice & { onChange: (change: CostChange) => void }) {
  const costs = useLiveCosts(of);
  return (
    <Cell>
      <CostSwitches costs={costs} onChange={onChange} />
      <PriceBar costs={costs} />
      <PriceSummary costs={costs} />
      <Foot>
        <SaveAsEstimate orderId={of.order.id} serial={of.unit.serial} />
        <PrintEstimate of={of} />
      </Foot>
    </Cell>
  );
}

function SaveAsEstimate({ orderId, serial }: { orderId: string; serial: string | number }) {
  const isThere = useInsights();
  const permissionHint = useWhoElseMay('proposeEstimate');
  if (!isThere) return null;
  const words = (
    <>
      <Calculator size={14} aria-hidden="true" /> Save as estimate
    </>
  );
  if (permissionHint === null)
    return (
      <LinkButton variant="quiet" size="small" to={estimatesPath(orderId, `new:${serial}`)}>
        {words}
      </LinkButton>
    );
  return (
    <ExplainedButton variant="quiet" size="small" whyNot={permissionHint}>
      {words}
    </ExplainedButton>
  );
}
