import styled from 'styled-components';
import { errorMessage } from '../../state/api/errorMessage';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/Layout';
import { needsNetwork } from '../../ui/needsNetwork';
import { Dim } from '../../ui/Text';
import { space } from '../../ui/theme';

const Line = styled(Row)`
  margin-bottom: ${space(4)};
`;

interface ReservedFailedProps {
  error: unknown;
  /** An earlier answer is on screen. */
  isShown: boolean;
  onRetry: () => void;
}

/** The reserved units could not be asked for: what happened, and the way to ask again. */
export function ReservedFailed({ error, isShown, onRetry }: ReservedFailedProps) {
  const what = isShown ? 'This list may be out of date.' : 'The reserved transformers could not be loaded.';
  return (
    <Line>
      <Dim role="status">
        {what} {errorMessage(error)}
      </Dim>
      <Button variant="quiet" onClick={onRetry} {...needsNetwork}>
        Try again
      </Button>
    </Line>
  );
}
