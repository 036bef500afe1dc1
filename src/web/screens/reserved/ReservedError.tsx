import { styled } from 'styled-components';
import { errorMessage } from '../../state/api/server/errorMessage';
import { Button, needsNetwork } from '../../ui/button/Button';
import { Row, Stack } from '../../ui/elements';
import { Notice } from '../../ui/notice/Notice';
import { space } from '../../ui/theme';

const Place = styled(Stack)`
  margin-bottom: ${space(4)};
`;

interface ReservedErrorProps {
  error: unknown;
  /** An earlier answer is on screen. */
  isShown: boolean;
  onRetry: () => void;
}

/** Says why the reservations failed to load, and retries. */
export function ReservedError({ error, isShown, onRetry }: ReservedErrorProps) {
  const what = isShown ? 'This list may be out of date.' : 'The reserved transformers could not be loaded.';
  return (
    <Place>
      <Notice tone={isShown ? 'warn' : 'bad'}>
        {what} {errorMessage(error)}
      </Notice>
      <Row>
        <Button onClick={onRetry} {...needsNetwork}>
          Try again
        </Button>
      </Row>
    </Place>
  );
}
