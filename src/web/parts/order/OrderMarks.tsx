import { styled } from 'styled-components';
import type { Coverage } from '../../../contract/order/ordersBands';
import { coverageWords } from '../../../domain/order/orderFilters';
import { Badge } from '../../ui/mark/Badge';
import { type Tone, color, fontSize, space } from '../../ui/theme';
import type { Urgency } from '../../../domain/order/triage';
import { jobTypeNames } from '../../../domain/order/jobType';
import { Tooltip } from '../../ui/Tooltip';

const tones: Readonly<Record<Coverage, Tone>> = {
  ...{ fits: 'ok', work: 'near', check: 'warn', misses: 'orange', none: 'bad' },
  'not stated': 'neutral',
};

/** The longest words wrap in a narrow column. */
const Mark = styled(Badge)`
  white-space: normal;
`;

/** The fit class of an order's best available unit; nothing if it is not known. */
export const CoverageMark = ({ coverage }: { coverage: Coverage | null }) =>
  coverage && <Mark tone={tones[coverage]}>{coverageWords[coverage]}</Mark>;

/** That an order is late or due soon; nothing for one that is neither. */
export const DueMark = ({ urgency }: { urgency: Urgency | null }) =>
  urgency && <Badge tone={urgency.isOverdue ? 'bad' : 'warn'}>{urgency.text}</Badge>;

const looks: Readonly<Record<string, { tone: Tone; name: string }>> = {
  RC: { tone: 'near', name: jobTypeNames.RC },
  RW: { tone: 'violet', name: jobTypeNames.RW },
};

/** The job type as in DisplayOrder.jobType; nothing for an order without one. */
export function JobTypeBadge({ jobType }: { jobType: string }) {
  const look = looks[jobType];
  if (!jobType) return null;
  return (
    <Tooltip label={look?.name}>
      <Badge tone={look?.tone ?? 'warn'}>{jobType}</Badge>
    </Tooltip>
  );
}

/** Names and values of an order. A value that does not fit beside its name wraps below it. */
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
    font-size: ${fontSize.label};
    line-height: 1.125rem;
    color: ${color('textDim')};
  }
  dd {
    margin-left: auto;
    text-align: right;
    overflow-wrap: anywhere;
  }
`;
