import type { Unit } from '../../../contract/unit/unit';
import type { Estimate } from '../../../domain/cost/comparison/estimate';
import { caveats, marginText, priceText } from '../../../domain/cost/comparison/estimateWords';
import { formatPrice } from '../../../domain/format/money';
import { NOT_AVAILABLE, orNA } from '../../../domain/format/orNA';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { matchPercent } from '../../../domain/specs/matchPercent';
import { Badge } from '../../ui/mark/Badge';
import { KeyValue } from '../../ui/layout/KeyValue';

interface ReserveSummaryProps {
  order: Pick<DisplayOrder, 'customerName'>;
  unit: Pick<Unit, 'match_score' | 'can_serve' | 'fit'>;
  /** With the options that were chosen for this order. */
  estimate: Estimate;
}

/** What a person decides on: how well the unit fits the order, and what it earns. */
export function ReserveSummary({ order, unit, estimate }: ReserveSummaryProps) {
  const { listPrice } = estimate;
  const notes = caveats(estimate);
  const items = [
    { label: 'Customer', value: orNA(order.customerName) },
    ...(unit.fit?.class ? [{ label: 'Fit', value: unit.fit.class }] : []),
    { label: 'Match', value: matchText(unit) },
    { label: 'Sale price', value: priceText(estimate) },
    ...(listPrice === null ? [] : [{ label: 'List price', value: formatPrice(listPrice) }]),
    { label: 'Margin', value: <Margin estimate={estimate} /> },
    ...(notes.length === 0 ? [] : [{ label: 'Note', value: notes.join('; ') }]),
  ];
  return <KeyValue items={items} />;
}

function matchText({ match_score, can_serve, fit }: ReserveSummaryProps['unit']): string {
  const percent = matchPercent(match_score);
  const match = percent === null ? NOT_AVAILABLE : `${percent}%`;
  // The class above says so.
  return can_serve === false && !fit?.class ? `${match} · does not fit` : match;
}

const Margin = ({ estimate }: Pick<ReserveSummaryProps, 'estimate'>) =>
  estimate.isComplete ? (
    marginText(estimate)
  ) : (
    <>
      {marginText(estimate)} <Badge tone="warn">incomplete</Badge>
    </>
  );
