import { styled } from 'styled-components';
import { PAGE_SIZES } from '../../../domain/limits';
import { Card, Skeleton, VisuallyHidden } from '../../ui/elements';
import { Spinner } from '../../ui/Spinner';
import { space } from '../../ui/theme';
import { ReservedGrid } from './reservedGrid';

const Place = styled(Card)`
  display: grid;
  align-content: space-between;
  height: 19.75rem;
  padding: ${space(4)};
`;

const places = Array.from({ length: PAGE_SIZES.reserved }, (_, index) => index);

/** Placeholders as large as the cards that are loading. */
export function ReservedLoading() {
  return (
    <>
      <VisuallyHidden>
        <Spinner label="Loading reserved transformers..." />
      </VisuallyHidden>
      <ReservedGrid aria-hidden>
        {places.map((place) => (
          <Place as="li" key={place}>
            <Skeleton $width="40%" />
            <Skeleton $width="80%" />
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton $width="70%" $height="2rem" />
          </Place>
        ))}
      </ReservedGrid>
    </>
  );
}
