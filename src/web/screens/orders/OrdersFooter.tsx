import type { ReactNode } from 'react';
import { pageNumbers, pageRange, rangeText } from '../../../domain/comparison/paginate';
import { ORDER_ROWS } from '../../../domain/limits';
import type { OrderRows } from '../../../domain/order/orderList';
import { SelectField } from '../../ui/field/SelectField';
import { Row, Spacer, Dim } from '../../ui/elements';
import { Pagination } from '../../ui/layout/Pagination';

interface OrdersFooterProps {
  count: number;
  size: number;
  shownPage: number;
  page: number;
  onTurnTo: (page: number) => void;
  onApproach: () => void;
  children?: ReactNode;
}

export function OrdersFooter({ count, size, shownPage, page, onTurnTo, onApproach, children }: OrdersFooterProps) {
  const range = pageRange(count, shownPage, size);
  const { pages } = range;
  return (
    <Row>
      <Dim>{rangeText(range, 'orders')}</Dim>
      {children}
      {pages > 1 && (
        <Spacer>
          <Pagination
            page={page}
            pages={pages}
            numbers={pageNumbers(page, pages)}
            onChange={onTurnTo}
            onApproach={onApproach}
          />
        </Spacer>
      )}
    </Row>
  );
}

const options = ORDER_ROWS.map((rows) => ({ value: String(rows), label: String(rows) }));

export function RowsField({ rows, onChange }: { rows: OrderRows; onChange: (rows: OrderRows) => void }) {
  const choose = (value: string) => {
    const chosen = ORDER_ROWS.find((each) => String(each) === value);
    if (chosen !== undefined) onChange(chosen);
  };
  return <SelectField inline label="Rows" options={options} value={String(rows)} onChange={choose} />;
}
