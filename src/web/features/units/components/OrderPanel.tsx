import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ServableOrder, ServableOrders } from '../../../../contract/matching/servableOrders';
import { marginText, orderPriceText } from '../../../../domain/cost/comparison/estimateWords';
import { matchPercent } from '../../../../domain/fit/fitClass';
import { formatDate } from '../../../../domain/format/date';
import { formatPrice } from '../../../../domain/format/money';
import { NOT_AVAILABLE, orNA } from '../../../../domain/format/number';
import { capitalized } from '../../../../domain/format/text';
import type { DisplayOrder } from '../../../../domain/orders/displayOrder';
import { jobOf } from '../../../../domain/reservations/refusals';
import { JobTypeBadge, OrderFacts } from '../../orders/components/OrderMarks';
import { orderPath, unitPath } from '../../../lib/paths';
import { FitBadge } from '../../matching/components/FitBadge';
import { useGetServableOrdersQuery } from '../../orders/api/orders';
import { errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { useHasPermission, useRates } from '../../../store/hooks';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Dim, Skeleton } from '../../../ui/elements';
import { Pairs } from '../../../ui/layout/KeyValue';
import { TryAgain } from '../../../ui/notice/LoadFailure';
import { color, fontSize, space } from '../../../ui/theme';
import { Panel, PanelHead } from './unitLayout';
import type { UnitOrder } from '../state/useUnitOrder';

export function OrderPanel({ itemCode, ...unitOrder }: UnitOrder & { itemCode: string }) {
  const { order, isLoading, isToChoose } = unitOrder;
  const panel = useRef<HTMLElement>(null);
  const title = isToChoose ? 'Choose an order' : 'Order Summary';
  return (
    <Panel ref={panel} tabIndex={-1} aria-label={title} aria-busy={isLoading}>
      <PanelHead>
        <h2>{title}</h2>
        {order && <JobTypeBadge jobType={order.jobType} />}
      </PanelHead>
      {isToChoose ? (
        // The focused link disappears.
        <OrderChoice itemCode={itemCode} onChosen={() => panel.current?.focus({ preventScroll: true })} />
      ) : (
        <OrderSummary {...unitOrder} />
      )}
    </Panel>
  );
}

function OrderSummary({ order, isLoading, isSample, retry }: UnitOrder) {
  if (!order && isLoading) return <Skeleton $height="9.25rem" />;
  if (!order) {
    return (
      <>
        <Dim>The order could not be loaded, so there is no comparison.</Dim>
        <TryAgain onClick={retry} />
      </>
    );
  }
  return (
    <>
      <OrderFacts>
        <Pairs items={factsOf(order)} />
      </OrderFacts>
      {isSample ? (
        <Dim>Sample order: this unit was not opened from an order.</Dim>
      ) : (
        <LinkButton to={orderPath(order.id)}>View Order</LinkButton>
      )}
    </>
  );
}

const factsOf = (order: DisplayOrder) => [
  { label: 'Job Number', value: orNA(order.jobOrderNumber) },
  { label: 'Sales Order Number', value: orNA(order.salesOrderNumber) },
  { label: 'Customer', value: orNA(order.customerName) },
  { label: 'Delivery Location', value: order.customerLocation },
  { label: 'Customer Request Date', value: formatDate(order.customerRequestDate) },
  { label: 'Salesperson', value: orNA(order.salespersonName) },
  { label: 'Sale Price', value: orderPriceText(order.price) },
];

const FIRST = 5;

interface OrderChoiceProps {
  itemCode: string;
  onChosen: () => void;
}

function OrderChoice({ itemCode, onChosen }: OrderChoiceProps) {
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

function Choice({ servable: { results, count }, ...of }: OrderChoiceProps & { servable: ServableOrders }) {
  const [isWhole, setWhole] = useState(false);
  const total = Math.max(count ?? 0, results.length);
  if (results.length === 0) return <Dim role="status">No open order fits this unit.</Dim>;
  return (
    <>
      <Dim role="status">{sentence(total, results.length)}</Dim>
      <ServableOrderList>
        {results.slice(0, isWhole ? undefined : FIRST).map((order) => (
          <ServableOrderItem key={order.id} {...of} order={order} />
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

const Facts = styled(OrderFacts)`
  gap: 0;
  font-size: ${fontSize.label};
`;

const Gap = styled.p`
  font-size: ${fontSize.label};
`;

function ServableOrderItem({ itemCode, order, onChosen }: OrderChoiceProps & { order: ServableOrder }) {
  const location = useLocation();
  const { goodMargin } = useRates();
  const seesCost = useHasPermission('seeCost');
  const state: unknown = location.state;
  const percent = matchPercent(order.match_score);
  const { margin, margin_percentage: marginPercentage, is_complete } = order;
  const marginFigures = { margin, marginPercentage, goodMargin, isComplete: is_complete === true };
  const items = [
    { label: 'Match', value: percent === null ? NOT_AVAILABLE : `${percent}%` },
    { label: 'Sale Price', value: formatPrice(order.sale_price) },
    ...(seesCost ? [{ label: 'Margin', value: marginText(marginFigures) }] : []),
    { label: 'Customer Request Date', value: formatDate(order.request_date) },
  ];
  return (
    <li>
      <div>
        <FitBadge fitClass={order.fit?.class ?? null} />
      </div>
      <Link to={unitPath(itemCode, order.id)} state={state} onClick={onChosen}>
        {capitalized(jobOf({ jobNumber: order.job_number }))}
      </Link>
      <Dim>{orNA(order.customer_name)}</Dim>
      {order.fit?.gaps.map(({ text }) => (
        <Gap key={text}>{text}</Gap>
      ))}
      <Facts>
        <Pairs items={items} />
      </Facts>
    </li>
  );
}
