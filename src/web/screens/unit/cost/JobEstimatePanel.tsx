import type { FitClass } from '../../../../contract/unit/unit';
import type { Estimate } from '../../../../domain/cost/comparison/estimate';
import { caveats, isLossOrMore, marginDollars, marginPercent } from '../../../../domain/cost/comparison/estimateWords';
import { sheetPrice } from '../../../../domain/estimateSheet/estimateSheet';
import type { Freight } from '../../../../domain/freight/freight';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { jobOf } from '../../../../domain/reservations/refusals';
import { fitClassOf } from '../../../../domain/fit/fitClass';
import { FitBadge } from '../../../parts/unit/FitBadge';
import { orderPath } from '../../../parts/page/paths';
import { useAppSelector } from '../../../state/hooks';
import { selectFreight } from '../../../state/selectors/rates';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Row, Skeleton, Dim } from '../../../ui/elements';
import { Badge } from '../../../ui/mark/Badge';
import { Panel, PanelHead } from '../layout/panel';
import type { JudgedUnit } from '../order/useJudgedUnit';
import { marginBadge } from './marginBadge';
import { LargeMargin, Sums } from './sums';

/** About that of the figures: what stands below must not move away from under a pointer when they come. */
const FIGURES_HEIGHT = '21.5rem';

interface JobEstimatePanelProps {
  order: DisplayOrder;
  judged: JudgedUnit;
  /** With the options that were chosen on the order's comparison; null where the unit is not judged. */
  estimate: Estimate | null;
}

/** What the unit costs and earns for the order that the page was opened with: the estimate of the comparison. */
export function JobEstimatePanel({ order, judged, estimate }: JobEstimatePanelProps) {
  const badge = estimate && marginBadge(estimate);
  const freight = useAppSelector((state) => judged.unit && selectFreight(state, judged.unit, order));
  return (
    <Panel aria-label="Estimate for this order" aria-busy={judged.isLoading}>
      <PanelHead>
        <h2>Estimate for {jobOf({ jobNumber: order.jobOrderNumber })}</h2>
        {badge && <Badge tone={badge.tone}>{badge.words}</Badge>}
      </PanelHead>
      {estimate && <Figures estimate={estimate} freight={freight} fitClass={judged.unit && fitClassOf(judged.unit)} />}
      {estimate && <LinkButton to={orderPath(order.id)}>Change options on the comparison</LinkButton>}
      {judged.isLoading && <Skeleton $height={FIGURES_HEIGHT} />}
      {!estimate && !judged.isLoading && <NotJudged judged={judged} />}
    </Panel>
  );
}

/** Stands for the estimate while the order is loading. */
export function JobEstimateLoading() {
  return (
    <Panel aria-label="Estimate for this order" aria-busy>
      <PanelHead>
        <h2>Estimate for this order</h2>
      </PanelHead>
      <Skeleton $height={FIGURES_HEIGHT} />
    </Panel>
  );
}

interface FiguresProps {
  estimate: Estimate;
  freight: Freight | null;
  fitClass: FitClass | null;
}

function Figures({ estimate, freight, fitClass }: FiguresProps) {
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

function NotJudged({ judged: { error, retry } }: Pick<JobEstimatePanelProps, 'judged'>) {
  return (
    <>
      <Dim role="status">
        The estimate of this unit for the order could not be loaded. {error !== undefined && errorMessage(error)}
      </Dim>
      <Button onClick={retry} {...needsNetwork}>
        Try again
      </Button>
    </>
  );
}
