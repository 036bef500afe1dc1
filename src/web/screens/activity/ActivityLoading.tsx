import { Stack, Skeleton, VisuallyHidden } from '../../ui/elements';
import { Spinner } from '../../ui/Spinner';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholders while the list loads. */
export const ActivityLoading = () => (
  <Stack $gap={2}>
    <VisuallyHidden>
      <Spinner label="Loading the activity..." />
    </VisuallyHidden>
    {ROWS.map((row) => (
      <Skeleton key={row} $height="2.5rem" />
    ))}
  </Stack>
);
