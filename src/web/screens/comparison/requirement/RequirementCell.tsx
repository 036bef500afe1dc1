import { styled } from 'styled-components';
import type { Clause } from '../../../../domain/descriptions/proposals';
import { sourceText } from '../../../../domain/descriptions/proposalWords';
import { orNA } from '../../../../domain/format/number';
import { truncate } from '../../../../domain/format/text';
import { LONG_VALUE_LENGTH } from '../../../../domain/limits';
import { Dim, Label } from '../../../ui/elements';
import { color, fontSize } from '../../../ui/theme';
import { OptionalTooltip } from '../../../ui/Tooltip';
import { SIDE } from '../layout/grid';

const Cell = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 0.625rem;
  min-height: 2rem;
  padding: 0.3125rem ${SIDE};
  border-bottom: 1px solid ${color('lineSoft')};
  dt {
    flex: none;
    font-size: ${fontSize.label};
    color: ${color('textDim')};
  }
  dd {
    min-width: 0;
    margin-left: auto;
    text-align: right;
    overflow-wrap: anywhere;
  }
`;

/** On a line of its own, so that the value stays where the others are. */
const Source = styled(Label)`
  display: block;
`;

interface RequirementCellProps {
  label: string;
  value: string;
  unitOfMeasure?: string;
  isFirm?: boolean;
  /** What fills the field in place of the order; absent when the order states it. */
  from?: Clause;
}

/** One required value. A long one is truncated; its tooltip shows all of it. */
export function RequirementCell({ label, value, unitOfMeasure, isFirm = true, from }: RequirementCellProps) {
  return (
    <Cell>
      <dt>{label}</dt>
      <dd>
        <OptionalTooltip text={tooltip(value, isFirm)} isTabStop={false}>
          <span>{truncate(orNA(value), LONG_VALUE_LENGTH)}</span>
        </OptionalTooltip>{' '}
        {value && unitOfMeasure && <Dim>{unitOfMeasure}</Dim>}
        {from && <Source>{sourceText(from)}</Source>}
      </dd>
    </Cell>
  );
}

function tooltip(value: string, isFirm: boolean): string | null {
  if (value === '') return null;
  const isLong = truncate(value, LONG_VALUE_LENGTH) !== value;
  if (!isFirm) return isLong ? value : null;
  return isLong ? `Firm requirement: ${value}` : 'Firm requirement';
}
