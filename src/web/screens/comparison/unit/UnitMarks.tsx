import { CircleDollarSign } from 'lucide-react';
import { styled } from 'styled-components';
import type { Requirement } from '../../../../contract/order/order';
import type { Unit } from '../../../../contract/unit/unit';
import { fitClassOf, isCovering } from '../../../../domain/fit/fitClass';
import { FITS_AS_IT_STANDS, gapsOf } from '../../../../domain/specs/gaps';
import { ContentionMark, ContentionWarning } from '../../../parts/unit/ContentionMark';
import { useListedContention, useContentionNow } from '../../../state/api/matching/contention';
import { Badge } from '../../../ui/mark/Badge';
import { type Status, StatusIcon } from '../../../ui/mark/StatusIcon';
import { Dim } from '../../../ui/elements';
import { fontSize, toneInk } from '../../../ui/theme';

/** Spec section 2. Green unless the unit is known not to fill the order. */
export function BestBadge({ unit }: { unit: Unit }) {
  const fitClass = fitClassOf(unit);
  const isGreen = fitClass === null || isCovering(fitClass);
  return (
    <Badge tone={isGreen ? 'ok' : 'neutral'} strong={isGreen}>
      Best
    </Badge>
  );
}

const EarnsMoreLine = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 0.375rem;
  font-size: ${fontSize.label};
  font-weight: 400;
  color: ${toneInk('near')};
  overflow-wrap: anywhere;
  white-space: normal;
  & > svg {
    flex: none;
    width: 1rem;
    height: 1.125rem;
  }
`;

export const EarnsMore = ({ remark }: { remark: string | null }) =>
  remark !== null && (
    <EarnsMoreLine>
      <CircleDollarSign aria-hidden="true" />
      <span>{remark}</span>
    </EarnsMoreLine>
  );

const GapLine = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 0.375rem;
  overflow-wrap: anywhere;
`;

export function WorstGap({ requirement, unit }: { requirement: Partial<Requirement>; unit: Unit }) {
  const [worst, ...others] = gapsOf(requirement, unit);
  if (!worst) return <Gap state="check" text={FITS_AS_IT_STANDS} others={0} />;
  return <Gap state={worst.status ?? 'warning'} text={worst.text} others={others.length} />;
}

const Gap = ({ state, text, others }: { state: Status; text: string; others: number }) => (
  <GapLine data-gap={state}>
    <StatusIcon state={state} label="Worst gap: " aria-hidden={state === 'check' || undefined} />
    <span>
      {text}
      {others > 0 && <Dim> · {others} more</Dim>}
    </span>
  </GapLine>
);

interface UnitContentionProps {
  serial: Unit['serial'];
}

export function UnitContention({ serial }: UnitContentionProps) {
  const { contention, isJudging } = useListedContention(String(serial));
  return contention && <ContentionMark contention={contention} isJudging={isJudging} isOther />;
}

export function UnitContentionWarning({ serial }: UnitContentionProps) {
  const { order, ...before } = useListedContention(String(serial));
  return <ContentionWarning {...useContentionNow(String(serial), order, before)} />;
}
