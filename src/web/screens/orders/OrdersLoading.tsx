import styled from 'styled-components';
import { PAGE_SIZES } from '../../../domain/limits';
import { Row } from '../../ui/Layout';
import { Skeleton } from '../../ui/Skeleton';
import { Spinner } from '../../ui/Spinner';
import { Dim } from '../../ui/Text';
import { CARD_HEIGHT, CardGrid } from './cardGrid';
import type { ListView } from './listAddress';

const Places = styled.div`
  display: grid;
  gap: 2px;
`;

/** The first page is on its way: places as large as what will come, so that nothing jumps. */
export function OrdersLoading({ view }: { view: ListView }) {
  const places = Array.from({ length: PAGE_SIZES.orders }, (_, index) => (
    <Skeleton key={index} $height={view === 'cards' ? CARD_HEIGHT : '50px'} />
  ));
  return (
    <>
      {view === 'cards' ? <CardGrid>{places}</CardGrid> : <Places>{places}</Places>}
      <Row role="status" $gap={2}>
        <Spinner size={14} />
        <Dim>Loading orders...</Dim>
      </Row>
    </>
  );
}
