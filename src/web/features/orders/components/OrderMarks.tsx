import { labelText } from '../../../ui/elements';
import { styled } from 'styled-components';
import type { Coverage } from '../../../../contract/orders/ordersBands';
import { coverageMeanings } from '../../../../domain/glossary/coverageMeanings';
import { coverageWords } from '../../../../domain/orders/orderFilters';
import { formatNumber } from '../../../../domain/format/number';
import { Badge } from '../../../ui/mark/Badge';
import { type Tone, space } from '../../../ui/theme';
import type { Urgency } from '../../../../domain/orders/overdue';
import { jobTypeNames } from '../../../../domain/orders/jobType';
import { Tooltip } from '../../../ui/Tooltip';

const tones: Readonly<Record<Coverage, Tone>> = {
  ...{ fits: 'ok', work: 'near', check: 'warn', misses: 'orange', none: 'bad' },
  'not stated': 'neutral',
};

const Mark = styled(Badge)`
  white-space: normal;
`;

export const CoverageMark = ({ coverage }: { coverage: Coverage | null }) =>
  coverage && (
    <Tooltip label={coverageMeanings[coverage]} isTabStop={false}>
      <Mark tone={tones[coverage]}>{coverageWords[coverage]}</Mark>
    </Tooltip>
  );

export const DueMark = ({ urgency }: { urgency: Urgency | null }) =>
  urgency && <Badge tone={urgency.isOverdue ? 'bad' : 'warn'}>{urgency.text}</Badge>;

const commentsText = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'comment' : 'comments'}`;

export const CommentsMark = ({ count }: { count: number }) => count > 0 && <Badge>{commentsText(count)}</Badge>;

const looks: Readonly<Record<string, { tone: Tone; name: string }>> = {
  RC: { tone: 'near', name: jobTypeNames.RC },
  RW: { tone: 'violet', name: jobTypeNames.RW },
};

export function JobTypeBadge({ jobType }: { jobType: string }) {
  const look = looks[jobType];
  if (!jobType) return null;
  return (
    <Tooltip label={look?.name}>
      <Badge tone={look?.tone ?? 'warn'}>{jobType}</Badge>
    </Tooltip>
  );
}

export const OrderFacts = styled.dl`
  display: grid;
  gap: ${space(1)};
  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space(3)};
  }
  dt {
    ${labelText}
  }
  dd {
    margin-left: auto;
    text-align: right;
  }
`;
