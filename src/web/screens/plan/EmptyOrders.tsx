import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { EmptyOrder, Plan } from '../../../contract/plan/plan';
import { formatDate } from '../../../domain/format/date';
import { formatNumber } from '../../../domain/format/number';
import { reasonTexts, wayText } from '../../../domain/plan/planWords';
import { orderPath, unitAlonePath } from '../../parts/page/paths';
import { Stack } from '../../ui/elements';
import { StackingTable, TableScroll } from '../../ui/layout/Table';
import { screens, space } from '../../ui/theme';
import { Small, ShowMore } from './planParts';
import { DataTable } from '../../ui/layout/TableHead';

const Ways = styled.ul`
  min-width: 18rem;
  ${screens.phone} {
    min-width: 0;
  }
`;

const PAGE = 25;

export function EmptyOrders({ plan: { empty } }: { plan: Plan }) {
  const [shown, setShown] = useState(PAGE);
  if (empty.length === 0) return null;
  return (
    <Stack as="section" aria-label="Orders without a unit">
      <h2>{`Orders without a unit (${empty.length})`}</h2>
      <p>
        Each way is told for its order alone, with units that the plan does not use and all work whose cost is known.
        What costs the plan least comes first, what nobody knows the cost of last.
      </p>
      <TableScroll>
        <DataTable as={StackingTable} titles={['Order', 'Due', 'Why', 'How to fill it']}>
          {empty.slice(0, shown).map((order) => (
            <EmptyRow key={order.order_id} order={order} />
          ))}{' '}
        </DataTable>
      </TableScroll>
      <ShowMore total={empty.length} shown={shown} page={PAGE} onShow={setShown} />
    </Stack>
  );
}

const EmptyRow = ({ order }: { order: EmptyOrder }) => (
  <tr>
    <td>
      <Link to={orderPath(order.order_id)}>{order.job_number ?? order.order_id}</Link>
      <Small>{order.customer_name}</Small>
    </td>
    <td data-label="Due">{order.request_date === null ? '–' : formatDate(order.request_date)}</td>
    <td>{reasonTexts[order.reason]}</td>
    <td>
      {order.ways.length === 0 ? (
        'See its comparison'
      ) : (
        <Ways>
          {order.ways.map((way, index) => (
            <li key={index}>{wayText(way)}</li>
          ))}
        </Ways>
      )}
    </td>
  </tr>
);

const UNITS_PAGE = 24;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space(2)} ${space(4)};
`;

export function UnwantedUnits({ unwanted: { count, units } }: Pick<Plan, 'unwanted'>) {
  const [shown, setShown] = useState(UNITS_PAGE);
  if (count === 0) return null;
  return (
    <Stack as="section" aria-label="Unassigned units">
      <h2>{`Unassigned units at this match (${formatNumber(count)})`}</h2>
      <List>
        {units.slice(0, shown).map(({ serial, unit }) => (
          <li key={serial}>
            <Link to={unitAlonePath(serial)}>{serial}</Link>
            <Small>{unit}</Small>
          </li>
        ))}
      </List>
      <ShowMore total={units.length} shown={shown} page={UNITS_PAGE} onShow={setShown} />
    </Stack>
  );
}
