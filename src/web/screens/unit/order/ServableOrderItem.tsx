import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ServableOrder } from '../../../../contract/matching/servableOrders';
import { marginText } from '../../../../domain/cost/comparison/estimateWords';
import { capitalized } from '../../../../domain/format/text';
import { formatDate } from '../../../../domain/format/date';
import { formatPrice } from '../../../../domain/format/money';
import { NOT_AVAILABLE, orNA } from '../../../../domain/format/number';
import { jobOf } from '../../../../domain/reservations/refusals';
import { matchPercent } from '../../../../domain/fit/fitClass';
import { FitBadge } from '../../../parts/unit/FitBadge';
import { OrderFacts } from '../../../parts/order/OrderMarks';
import { unitPath } from '../../../parts/page/paths';
import { useRates, useMay } from '../../../state/hooks';
import { Dim } from '../../../ui/elements';
import { color, fontSize, space } from '../../../ui/theme';

export const ServableOrderList = styled.ol`
  display: grid;
  li {
    display: grid;
    gap: ${space(1)};
    padding: ${space(2)} 0;
    border-top: 1px solid ${color('lineSoft')};
    overflow-wrap: anywhere;
  }
  a {
    color: ${color('link')};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

const Facts = styled(OrderFacts)`
  gap: 0;
  font-size: ${fontSize.label};
`;

const Gap = styled.p`
  font-size: ${fontSize.label};
`;

interface ServableOrderItemProps {
  itemCode: string;
  order: ServableOrder;
  onChosen: () => void;
}

/** One order for which a unit is a candidate, how it fits, and the way to compare the two. */
export function ServableOrderItem({ itemCode, order, onChosen }: ServableOrderItemProps) {
  const { id, job_number, customer_name } = order;
  const location = useLocation();
  const { goodMargin } = useRates();
  const seesCost = useMay('seeCost');
  const state: unknown = location.state;
  return (
    <li>
      <div>
        <FitBadge fitClass={order.fit?.class ?? null} />
      </div>
      <Link to={unitPath(itemCode, id)} state={state} onClick={onChosen}>
        {capitalized(jobOf({ jobNumber: job_number }))}
      </Link>
      <Dim>{orNA(customer_name)}</Dim>
      {order.fit?.gaps.map(({ text }) => (
        <Gap key={text}>{text}</Gap>
      ))}
      <Facts>
        {factsOf(order, goodMargin, seesCost).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </li>
  );
}

function factsOf(order: ServableOrder, goodMargin: number, seesCost: boolean) {
  const percent = matchPercent(order.match_score);
  return [
    ['Match', percent === null ? NOT_AVAILABLE : `${percent}%`],
    ['Sale Price', formatPrice(order.sale_price)],
    ...(seesCost ? [['Margin', marginOf(order, goodMargin)] as const] : []),
    ['Customer Request Date', formatDate(order.request_date)],
  ] as const;
}

/** 'at most' where needed work of unknown cost is left out. */
const marginOf = (
  { margin, margin_percentage: marginPercentage, is_complete }: ServableOrder,
  goodMargin: number,
): string => marginText({ margin, marginPercentage, goodMargin, isComplete: is_complete === true });
