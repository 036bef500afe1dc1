import type { Estimate } from '../../../../../domain/cost/comparison/estimate';
import {
  caveats,
  isLossOrMore,
  marginDollars,
  marginPercent,
} from '../../../../../domain/cost/comparison/estimateWords';
import { sheetPrice } from '../../../../../domain/estimates/sheet/estimateSheet';
import { fitClassOf } from '../../../../../domain/fit/fitClass';
import type { DisplayOrder } from '../../../../../domain/orders/displayOrder';
import { jobOf } from '../../../../../domain/reservations/refusals';
import { FitBadge } from '../../../matching/components/FitBadge';
import { orderPath } from '../../../../lib/paths';
import { errorMessage } from '../../../../lib/errorMessage';
import { useAppSelector } from '../../../../store/hooks';
import { selectFreight } from '../../../rates/state/selectors';
import { LinkButton } from '../../../../ui/button/LinkButton';
import { Row, Skeleton, Dim } from '../../../../ui/elements';
import { Badge } from '../../../../ui/mark/Badge';
import { LargeMargin, Panel, PanelHead, Sums } from '../unitLayout';
import type { JudgedUnit } from '../../state/useUnitOrder';
import { marginBadge } from './CostPanel';
import { TryAgain } from '../../../../ui/notice/LoadFailure';

/** Approximate height of the figures, so that nothing moves when they load. */
const FIGURES_HEIGHT = '21.5rem';

interface JobEstimatePanelProps {
  order: DisplayOrder;
  judged: JudgedUnit;
  /** Null if the unit is not judged. */
  estimate: Estimate | null;
}

export function JobEstimatePanel({ order, judged, estimate }: JobEstimatePanelProps) {
  const badge = estimate && marginBadge(estimate);
  return (
    <Panel aria-label="Estimate for this order" aria-busy={judged.isLoading}>
      <PanelHead>
        <h2>Estimate for {jobOf({ jobNumber: order.jobOrderNumber })}</h2>
        {badge && <Badge tone={badge.tone}>{badge.words}</Badge>}
      </PanelHead>
      {estimate && <Figures order={order} judged={judged} estimate={estimate} />}
      {estimate && <LinkButton to={orderPath(order.id)}>Change options on the comparison</LinkButton>}
      {judged.isLoading && <Skeleton $height={FIGURES_HEIGHT} />}
      {!estimate && !judged.isLoading && (
        <>
          <Dim role="status">
            The estimate of this unit for the order could not be loaded.{' '}
            {judged.error !== undefined && errorMessage(judged.error)}
          </Dim>
          <TryAgain onClick={judged.retry} />
        </>
      )}
    </Panel>
  );
}

export const JobEstimateLoading = () => (
  <Panel aria-label="Estimate for this order" aria-busy>
    <PanelHead>
      <h2>Estimate for this order</h2>
    </PanelHead>
    <Skeleton $height={FIGURES_HEIGHT} />
  </Panel>
);

function Figures({ order, judged, estimate }: JobEstimatePanelProps & { estimate: Estimate }) {
  const freight = useAppSelector((state) => judged.unit && selectFreight(state, judged.unit, order));
  const fitClass = judged.unit && fitClassOf(judged.unit);
  const missing = caveats(estimate);
  return (
    <>
      <LargeMargin $tone={estimate.tone} data-tone={estimate.tone ?? undefined} aria-live="polite">
        <strong>{marginPercent(estimate)}</strong>
        <span>
          {marginDollars(estimate)} {!isLossOrMore(estimate) && <Dim>margin</Dim>}
        </span>
      </LargeMargin>
      {(fitClass !== null || missing.length > 0) && (
        <Row as="ul" $gap={1}>
          {fitClass !== null && (
            <li>
              <FitBadge fitClass={fitClass} />
            </li>
          )}
          {missing.map((words) => (
            <li key={words}>
              <Badge tone="warn">{words}</Badge>
            </li>
          ))}
        </Row>
      )}
      <Sums>
        {sheetPrice(estimate, freight)
          .filter(({ kind }) => kind !== 'sum')
          .map(({ label, value, kind }) => [
            <dt key={`${label}-label`} data-row={kind}>
              {label}
            </dt>,
            <dd key={label} data-row={kind}>
              {value}
            </dd>,
          ])}
      </Sums>
    </>
  );
}
