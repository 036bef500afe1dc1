import { Stack } from '../../ui/layout/Layout';
import { Skeleton } from '../../ui/progress/Skeleton';
import { Spinner } from '../../ui/progress/Spinner';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

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
