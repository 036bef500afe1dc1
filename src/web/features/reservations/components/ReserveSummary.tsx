import type { Unit } from '../../../../contract/units/unit';
import type { Estimate } from '../../../../domain/cost/comparison/estimate';
import { caveats, marginText, priceText } from '../../../../domain/cost/comparison/estimateWords';
import { formatPrice } from '../../../../domain/format/money';
import { orNA } from '../../../../domain/format/number';
import type { DisplayOrder } from '../../../../domain/orders/displayOrder';
import { fitClassOf, scoreText } from '../../../../domain/fit/fitClass';
import { Badge } from '../../../ui/mark/Badge';
import { FitBadge } from '../../matching/components/FitBadge';
import { KeyValue } from '../../../ui/layout/KeyValue';

interface ReserveSummaryProps {
  order: Pick<DisplayOrder, 'customerName'>;
  unit: Pick<Unit, 'match_score' | 'can_serve' | 'fit'>;
  estimate: Estimate;
}

export function ReserveSummary({ order, unit, estimate }: ReserveSummaryProps) {
  const { listPrice } = estimate;
  const notes = caveats(estimate);
  const fitClass = fitClassOf(unit);
  const work = workIn(unit);
  const items = [
    { label: 'Customer', value: orNA(order.customerName) },
    ...(fitClass === null ? [] : [{ label: 'Fit', value: <FitBadge fitClass={fitClass} /> }]),
    { label: 'Match', value: scoreText(unit) },
    ...(work.length === 0 ? [] : [{ label: 'Work', value: work.map((text) => <p key={text}>{text}</p>) }]),
    { label: 'Sale price', value: priceText(estimate) },
    ...(listPrice === null ? [] : [{ label: 'List price', value: formatPrice(listPrice) }]),
    { label: 'Margin', value: <Margin estimate={estimate} /> },
    ...(notes.length === 0 ? [] : [{ label: 'Note', value: notes.join('; ') }]),
  ];
  return <KeyValue items={items} />;
}

const workIn = ({ fit }: ReserveSummaryProps['unit']): readonly string[] =>
  fit?.gaps.flatMap(({ verdict, text }) => (verdict === 'needs work' && text !== null ? [text] : [])) ?? [];

const Margin = ({ estimate }: Pick<ReserveSummaryProps, 'estimate'>) =>
  estimate.isComplete ? (
    marginText(estimate)
  ) : (
    <>
      {marginText(estimate)} <Badge tone="warn">incomplete</Badge>
    </>
  );
