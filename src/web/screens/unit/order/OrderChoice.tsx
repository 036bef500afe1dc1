import { useState } from 'react';
import type { ServableOrders } from '../../../../contract/matching/servableOrders';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { useGetServableOrdersQuery } from '../../../state/api/matching/orders';
import { useGated } from '../../../state/gate/useEffectGate';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Skeleton, Dim } from '../../../ui/elements';
import { ServableOrderItem, ServableOrderList } from './ServableOrderItem';

/** So many are in view at first. */
const FIRST = 5;

interface OrderChoiceProps {
  itemCode: string;
  /** A link of the list was followed. */
  onChosen: () => void;
}

/** The open orders for which the unit is a candidate, best fit first: one of them to compare the unit with. */
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
      <Button onClick={retry} {...needsNetwork}>
        Try again
      </Button>
    </>
  );
}

interface ChoiceProps extends OrderChoiceProps {
  servable: ServableOrders;
}

function Choice({ itemCode, servable: { results, count }, onChosen }: ChoiceProps) {
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
