import { ArrowDown, ArrowUp } from 'lucide-react';
import { styled } from 'styled-components';
import { formatDate } from '../../../../domain/format/date';
import { kvaText, NOT_AVAILABLE, orNA } from '../../../../domain/format/number';
import { formatPrice } from '../../../../domain/format/money';
import type { DisplayOrder } from '../../../../domain/orders/displayOrder';
import { firstDirection, type OrderSort } from '../../../../domain/orders/orderSort';
import { CoverageMark, DueMark } from './OrderMarks';
import { clickOutsideControls } from '../../../lib/clickOutsideControls';
import { orderPath } from '../../../lib/paths';
import { useInsights, useUrgency } from '../../../store/hooks';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { HeadButton, Table, TableScroll } from '../../../ui/layout/Table';
import { Row } from '../../../ui/elements';
import { color, fontSize, space } from '../../../ui/theme';
import type { OrdersViewProps } from './OrderCards';

interface Column {
  title: string;
  cell: (order: DisplayOrder) => string;
  isNumeric?: boolean;
  sortedBy?: OrderSort['by'];
  isProse?: boolean;
}

const columns: readonly Column[] = [
  { title: 'Job Number', cell: (order) => orNA(order.jobOrderNumber) },
  { title: 'Sales Order Number', cell: (order) => orNA(order.salesOrderNumber) },
  { title: 'Customer Name', cell: (order) => orNA(order.customerName), isProse: true },
  { title: 'Salesperson', cell: (order) => orNA(order.salespersonName) },
  { title: 'Location', cell: (order) => order.customerLocation },
  { title: 'kVA', cell: (order) => kvaText(order.kvaRating) || NOT_AVAILABLE, isNumeric: true },
  { title: 'Price', cell: (order) => formatPrice(order.dollarValue), isNumeric: true, sortedBy: 'price' },
  { title: 'Order Date', cell: (order) => formatDate(order.orderDate), isNumeric: true, sortedBy: 'orderDate' },
  { title: 'Delivery Date', cell: (order) => formatDate(order.deliveryDate), isNumeric: true, sortedBy: 'requestDate' },
];

const Line = styled.tr`
  cursor: pointer;
  background: ${color('surface')};
  td {
    white-space: nowrap;
  }
  td[data-prose] {
    min-width: 9.375rem;
    white-space: normal;
  }
  &:hover {
    background: ${color('surfaceHover')};
  }
`;

/** Denser with the coverage column. From 1024 px on all columns fit: below 1440 px, texts wrap, dates below 1280 px. */
const Dense = styled(Table)<{ $isDense: boolean }>`
  @media (max-width: 90em) {
    th,
    ${Line} td:not(:first-child) {
      white-space: normal;
    }
    ${Line} td[data-prose] {
      min-width: 6.5rem;
    }
  }
  @media (min-width: 80em) {
    ${Line} td[data-numeric] {
      white-space: nowrap;
    }
  }
  @media (max-width: 80em) {
    td {
      font-size: ${fontSize.label};
    }
    && th,
    && td {
      padding-inline: 0.375rem;
    }
  }
  ${({ $isDense }) =>
    $isDense &&
    `
    th, td { padding-left: ${space(2)}; padding-right: ${space(2)}; }
    th:nth-child(2) { white-space: normal; }
  `}
`;

const Actions = styled(Row)`
  flex-wrap: nowrap;
  @media (max-width: 79.9375em) {
    flex-direction: column;
    align-items: stretch;
    gap: ${space(1)};
  }
`;

function OrderLine({ order, onShow }: { order: DisplayOrder; onShow: () => void }) {
  const hasInsights = useInsights();
  const urgency = useUrgency(order);
  return (
    <Line onClick={clickOutsideControls(onShow)}>
      {columns.map(({ title, cell, isNumeric, isProse, sortedBy }) => (
        <td key={title} data-numeric={isNumeric} data-prose={isProse}>
          {cell(order)}
          {urgency && sortedBy === 'requestDate' && (
            <div>
              <DueMark urgency={urgency} />
            </div>
          )}
        </td>
      ))}
      {hasInsights && (
        <td>
          <CoverageMark coverage={order.coverage} />
        </td>
      )}
      <td>
        <Actions $gap={2}>
          <Button size="small" onClick={onShow}>
            View Details
          </Button>
          <LinkButton size="small" variant="primary" to={orderPath(order.id)}>
            Compare Units
          </LinkButton>
        </Actions>
      </td>
    </Line>
  );
}

/** The ten columns of spec section 2, plus urgency. */
export function OrdersTable({ orders, onShow, sort, onSort }: OrdersViewProps) {
  const hasInsights = useInsights();
  const isSortable = (by: Column['sortedBy']) => by !== undefined && (hasInsights || by !== 'requestDate');
  return (
    <TableScroll>
      <Dense aria-label="Orders" $isDense={hasInsights}>
        <thead>
          <tr>
            {columns.map(({ title, isNumeric, sortedBy }) =>
              sortedBy && isSortable(sortedBy) ? (
                <SortHeader key={title} title={title} by={sortedBy} sort={sort} onSort={onSort} />
              ) : (
                <th key={title} scope="col" data-numeric={isNumeric}>
                  {title}
                </th>
              ),
            )}
            {hasInsights && <th scope="col">Coverage</th>}
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderLine key={order.id} order={order} onShow={() => onShow(order)} />
          ))}
        </tbody>
      </Dense>
    </TableScroll>
  );
}

interface SortHeaderProps extends Pick<OrdersViewProps, 'sort' | 'onSort'> {
  title: string;
  by: OrderSort['by'];
}

function SortHeader({ title, by, sort, onSort }: SortHeaderProps) {
  const isSorted = sort.by === by;
  const isAscending = isSorted && sort.direction === 'asc';
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  const turned = sort.direction === 'desc' ? 'asc' : 'desc';
  return (
    <th scope="col" data-numeric aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}>
      <HeadButton $side="0.375rem" onClick={() => onSort({ by, direction: isSorted ? turned : firstDirection(by) })}>
        <Arrow size={13} aria-hidden="true" />
        {title}
      </HeadButton>
    </th>
  );
}
