import { styled } from 'styled-components';
import type { InventoryView } from '../../../../domain/inventory/list/look';
import { Card, Stack, Skeleton } from '../../../ui/elements';
import { Working } from '../../../ui/Spinner';
import { space } from '../../../ui/theme';

const Lines = styled(Card)`
  display: grid;
  gap: ${space(4)};
  padding: ${space(3)};
`;

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space(3)};
`;

const places = Array.from({ length: 12 }, (_, index) => index);

/** Placeholders where the units will be. */
export function InventoryLoading({ view }: { view: InventoryView }) {
  const Frame = view === 'cards' ? Places : Lines;
  return (
    <Stack $gap={3}>
      <Working>Loading units...</Working>
      <Frame as="div" aria-hidden>
        {places.map((place) => (
          <Skeleton key={place} $height={view === 'cards' ? '17rem' : undefined} />
        ))}
      </Frame>
    </Stack>
  );
}
