import { styled } from 'styled-components';
import type { Requirement } from '../../../../contract/order/order';
import type { Unit } from '../../../../contract/unit/unit';
import { gapsOf, FITS_AS_IT_STANDS } from '../../../../domain/specs/gaps';
import { StatusIcon, type Status } from '../../../ui/mark/StatusIcon';
import { Dim } from '../../../ui/elements';

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 0.375rem;
  overflow-wrap: anywhere;
`;

interface WorstGapProps {
  requirement: Partial<Requirement>;
  unit: Unit;
}

/** What speaks most against a unit, and how much else does. */
export function WorstGap({ requirement, unit }: WorstGapProps) {
  const [worst, ...others] = gapsOf(requirement, unit);
  if (!worst) return <Gap state="check" text={FITS_AS_IT_STANDS} others={0} />;
  return <Gap state={worst.status ?? 'warning'} text={worst.text} others={others.length} />;
}

function Gap({ state, text, others }: { state: Status; text: string; others: number }) {
  return (
    <Line data-gap={state}>
      <StatusIcon state={state} label="Worst gap: " aria-hidden={state === 'check' || undefined} />
      <span>
        {text}
        {others > 0 && <Dim> · {others} more</Dim>}
      </span>
    </Line>
  );
}
