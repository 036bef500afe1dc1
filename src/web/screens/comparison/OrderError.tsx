import { messages } from '../../../domain/messages';
import { Button, needsNetwork } from '../../ui/button/Button';
import { Row, Stack } from '../../ui/elements';
import { Notice } from '../../ui/notice/Notice';
import { useDocumentTitle } from '../../parts/page/PageTitle';
import { errorMessage } from '../../state/api/server/errorMessage';
import { BackButton } from './BackButton';

/** Replaces the page when the order fails to load. */
export function OrderError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useDocumentTitle(messages.order.failureTitle);
  return (
    <Stack>
      <Row>
        <BackButton />
      </Row>
      <Notice tone="bad">{messages.order.failure(errorMessage(error))}</Notice>
      <Row>
        <Button onClick={onRetry} {...needsNetwork}>
          Try again
        </Button>
      </Row>
    </Stack>
  );
}
