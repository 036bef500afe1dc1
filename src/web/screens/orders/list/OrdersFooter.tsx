import type { ReactNode } from 'react';
import { pageNumbers, pageRange, rangeText } from '../../../../domain/comparison/paginate';
import { Row, Spacer, Dim } from '../../../ui/elements';
import { Pagination } from '../../../ui/layout/Pagination';

export interface OrdersFooterProps {
  count: number;
  /** Orders on a full page. */
  size: number;
  /** The page whose rows are on screen. */
  shownPage: number;
  /** The requested page. */
  page: number;
  onTurnTo: (page: number) => void;
  /** The pointer or the focus enters the page list. */
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
