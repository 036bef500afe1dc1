import { useRef } from 'react';
import { styled } from 'styled-components';
import type { ReservedTransformer } from '../../../contract/reservations';
import { pageNumbers, type PageRange, paginate, rangeText } from '../../../domain/comparison/paginate';
import { PAGE_SIZES } from '../../../domain/limits';
import { type ReservedList, searchReserved } from '../../../domain/reservations/reservedList';
import { scrollBackTo } from '../../parts/page/bringIntoView';
import { Row, Spacer, Dim, VisuallyHidden } from '../../ui/elements';
import { Pagination } from '../../ui/layout/Pagination';
import { EmptyState } from '../../ui/notice/Notice';
import { space } from '../../ui/theme';
import { ReservedCard } from './ReservedCard';

export const ReservedGrid = styled.ul`
  display: grid;
  & > li {
    min-width: 0;
  }
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21.25rem), 1fr));
  gap: ${space(4)};
`;

const Found = styled.section`
  display: grid;
  gap: ${space(4)};
  scroll-margin-top: 0.75rem;
  &:focus {
    outline: none;
  }
`;

interface ReservedCardsProps {
  items: readonly ReservedTransformer[];
  list: ReservedList;
  onTurnTo: (page: number) => void;
}

export function ReservedCards({ items, list, onTurnTo }: ReservedCardsProps) {
  const found = useRef<HTMLElement>(null);
  const { items: shown, ...range } = paginate(searchReserved(items, list.text), list.page, PAGE_SIZES.reserved);
  const turnTo = (page: number) => {
    onTurnTo(page);
    scrollBackTo(found.current);
  };
  const keepFocus = () => found.current?.focus({ preventScroll: true });
  return (
    <Found ref={found} tabIndex={-1} aria-label="Reserved transformers">
      <VisuallyHidden role="status">{range.total > 0 && countOf(range)}</VisuallyHidden>
      {shown.length > 0 && (
        <ReservedGrid>
          {shown.map((item) => (
            <li key={item.id}>
              <ReservedCard item={item} onReleased={keepFocus} />
            </li>
          ))}
        </ReservedGrid>
      )}
      {range.total === 0 && (
        <EmptyState title="No reserved transformers found" hint="Try adjusting your search criteria" />
      )}
      {range.pages > 1 && <Foot range={range} onTurnTo={turnTo} />}
    </Found>
  );
}

function Foot({ range, onTurnTo }: { range: PageRange; onTurnTo: (page: number) => void }) {
  const { page, pages } = range;
  return (
    <Row>
      <Dim>{rangeText(range, 'reserved transformers')}</Dim>
      <Spacer>
        <Pagination page={page} pages={pages} numbers={pageNumbers(page, pages)} onChange={onTurnTo} />
      </Spacer>
    </Row>
  );
}

const countOf = ({ page, pages, total }: PageRange) =>
  `${total} reserved ${total === 1 ? 'transformer' : 'transformers'}, page ${page} of ${pages}`;
