import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ServableOrder, ServableOrders } from '../../../contract/matching/servableOrders';
import { marginText } from '../../../domain/cost/comparison/estimateWords';
import { capitalized } from '../../../domain/format/text';
import { formatDate } from '../../../domain/format/date';
import { formatPrice } from '../../../domain/format/money';
import { NOT_AVAILABLE, orNA } from '../../../domain/format/number';
import { jobOf } from '../../../domain/reservations/refusals';
import { matchPercent } from '../../../domain/fit/fitClass';
import { FitBadge } from '../../parts/unit/FitBadge';
import { OrderFacts } from '../../parts/order/OrderMarks';
import { unitPath } from '../../parts/page/paths';
import { useMay, useRates } from '../../state/hooks';
import { useGetServableOrdersQuery } from '../../state/api/matching/orders';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useGated } from '../../state/gate/useEffectGate';
import { Button } from '../../ui/button/Button';
import { Skeleton, Dim } from '../../ui/elements';
import { color, fontSize, space } from '../../ui/theme';
import { TryAgain } from '../../ui/notice/LoadFailure';

const FIRST = 5;

interface OrderChoiceProps {
  itemCode: string;
  onChosen: () => void;
}

export function OrderChoice({ itemCode, onChosen }: OrderChoiceProps) {
  const { currentData, error, isFetching, refetch } = useGetServableOrdersQuery(itemCode);
  const retry = useGated(refetch);
  if (currentData) return <Choice itemCode={itemCode} servable={currentData} onChosen={onChosen} />;
  if (isFetching) {
    return (
      <>
        <Dim role="status">Looking for open orders for this unit...</Dim>
        <Skeleton $height="9.25rem" />
      </>
    );
  }
  return (
    <>
      <Dim role="status">The open orders for this unit could not be loaded. {errorMessage(error)}</Dim>
      <TryAgain onClick={retry} />
    </>
  );
}

function Choice({ itemCode, servable: { results, count }, onChosen }: OrderChoiceProps & { servable: ServableOrders }) {
  const [isWhole, setWhole] = useState(false);
  const total = Math.max(count ?? 0, results.length);
  if (results.length === 0) return <Dim role="status">No open order fits this unit.</Dim>;
  return (
    <>
      <Dim role="status">{sentence(total, results.length)}</Dim>
      <ServableOrderList>
        {results.slice(0, isWhole ? undefined : FIRST).map((order) => (
          <ServableOrderItem key={order.id} itemCode={itemCode} order={order} onChosen={onChosen} />
        ))}
      </ServableOrderList>
      {results.length > FIRST && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Show the best ${FIRST}` : `Show ${total > results.length ? 'the best' : 'all'} ${results.length}`}
        </Button>
      )}
    </>
  );
}

function sentence(total: number, listed: number): string {
  if (total === 1) return 'One open order for this unit.';
  const rest = total > listed ? ` The best ${listed} are listed.` : '';
  return `${total} open orders for this unit, best fit first.${rest}`;
}

const ServableOrderList = styled.ol`
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

function ServableOrderItem({ itemCode, order, onChosen }: ServableOrderItemProps) {
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

/** 'at most' if needed work has an unknown cost. */
const marginOf = (
  { margin, margin_percentage: marginPercentage, is_complete }: ServableOrder,
  goodMargin: number,
): string => marginText({ margin, marginPercentage, goodMargin, isComplete: is_complete === true });
