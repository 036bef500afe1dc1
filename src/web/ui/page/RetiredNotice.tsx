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

const CONSEQUENCE = {
  unit: 'It is no longer matched, counted or reserved.',
  order: 'It is no longer open, and no unit can be reserved for it.',
} as const;

interface RetiredNoticeProps {
  what: 'unit' | 'order';
  at: string;
  by: string | null | undefined;
  isBusy: boolean;
  failure: string | null;
  whyNot: string | null;
  onBringBack: () => void;
}

export const RetiredNotice = ({ what, at, by, isBusy, failure, whyNot, onBringBack }: RetiredNoticeProps) => (
  <Place>
    <Stack $gap={2}>
      <Notice tone="warn">
        <Row>
          <span>
            This {what} was retired on {formatDate(at)}
            {by ? ` by ${by}` : ''}. {CONSEQUENCE[what]} Its activity says why.
          </span>
          <ExplainedButton size="small" busy={isBusy} whyNot={whyNot} onClick={onBringBack} {...needsNetwork}>
            Bring back
          </ExplainedButton>
        </Row>
      </Notice>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
    </Stack>
  </Place>
);
