import { styled } from 'styled-components';
import { formatDate } from '../../../domain/format/date';
import { ExplainedButton } from '../button/ExplainedButton';
import { Row, Stack } from '../elements';
import { needsNetwork } from '../button/Button';
import { Notice } from '../notice/Notice';
import { space } from '../theme';

const Place = styled.div`
  margin-bottom: ${space(4)};
`;

/** A person's reason may be one long word. */
const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const CONSEQUENCE = {
  unit: 'It is no longer matched, counted or reserved.',
  order: 'It is no longer open, and no unit can be reserved for it.',
} as const;

interface RetiredNoticeProps {
  what: 'unit' | 'order';
  at: string;
  by: string | null | undefined;
  reason: string | null | undefined;
  isBusy: boolean;
  failure: string | null;
  whyNot: string | null;
  onBringBack: () => void;
}

export const RetiredNotice = ({ what, at, by, reason, isBusy, failure, whyNot, onBringBack }: RetiredNoticeProps) => (
  <Place>
    <Stack $gap={2}>
      <Notice tone="warn">
        <Row>
          <Words>
            This {what} was retired on {formatDate(at)}
            {by ? ` by ${by}` : ''}
            {reason ? `: ${reason.replace(/\.$/, '')}` : ''}. {CONSEQUENCE[what]}
          </Words>
          <ExplainedButton size="small" busy={isBusy} whyNot={whyNot} onClick={onBringBack} {...needsNetwork}>
            Bring back
          </ExplainedButton>
        </Row>
      </Notice>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
    </Stack>
  </Place>
);
