import type { ComponentProps, ReactNode } from 'react';
import { Button, needsNetwork } from '../button/Button';
import { Row, Stack } from '../elements';
import type { Tone } from '../theme';
import { Notice } from './Notice';

export const TryAgain = (props: ComponentProps<typeof Button>) => (
  <Button {...props} {...needsNetwork}>
    Try again
  </Button>
);

export const LoadFailure = ({
  tone = 'bad',
  onRetry,
  children,
}: {
  tone?: Tone;
  onRetry: () => void;
  children: ReactNode;
}) => (
  <Stack $gap={2}>
    <Notice tone={tone}>{children}</Notice>
    <Row>
      <TryAgain onClick={onRetry} />
    </Row>
  </Stack>
);
