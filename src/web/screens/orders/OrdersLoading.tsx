import { styled } from 'styled-components';
import { PAGE_SIZES } from '../../../domain/limits';
import type { ListView } from '../../../domain/order/orderList';
import { Card, Skeleton } from '../../ui/elements';
import { Working } from '../../ui/Spinner';
import { color, space } from '../../ui/theme';
import { CARD_HEIGHT, CardGrid } from './OrderCards';

const CardPlace = styled(Card)`
  display: grid;
  align-content: space-between;
  height: ${CARD_HEIGHT};
  padding: ${space(4)};
`;

const LinePlace = styled.div`
  display: grid;
  align-items: center;
  height: 3.125rem;
  padding: 0 ${space(3)};
  & + & {
    border-top: 1px solid ${color('lineSoft')};
  }
`;

const CardPlaceholder = () => (
  <CardPlace aria-hidden>
    <Skeleton $width="25%" />
    <Skeleton $width="60%" />
    <Skeleton />
    <Skeleton />
    <Skeleton $width="40%" $height="2rem" />
  </CardPlace>
);

const LinePlaceholder = () => (
  <LinePlace>
    <Skeleton />
  </LinePlace>
);

const places = Array.from({ length: PAGE_SIZES.orders }, (_, index) => index);

/** Same size as the loaded orders, so nothing jumps. */
export function OrdersLoading({ view }: { view: ListView }) {
  const Place = view === 'cards' ? CardPlaceholder : LinePlaceholder;
  const Frame = view === 'cards' ? CardGrid : Card;
  return (
    <>
      <Frame as="div">
        {places.map((place) => (
          <Place key={place} />
        ))}
      </Frame>
      <Working>Loading orders...</Working>
    </>
  );
}
