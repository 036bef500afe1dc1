import { styled } from 'styled-components';
import type { SpecComparison } from '../../../../domain/specs/specRows';
import { verdictStatus } from '../../../../domain/specs/verdictStatus';
import { VerdictIcon } from '../../../parts/unit/VerdictIcon';
import { Dim } from '../../../ui/text/Text';
import { color, fontSize, screens } from '../../../ui/theme';
import { DIFFERS } from '../pins/differs';
import { DifferenceMark } from '../../../ui/mark/DifferenceMark';
import { SIDE } from '../layout/grid';

const Cell = styled.div`
  display: flex;
  align-items: center;
  min-height: 2rem;
  padding: 0.3125rem ${SIDE};
  border-bottom: 1px solid ${color('lineSoft')};
  &[data-verdict='does not serve'] {
    background: ${color('badSoft')};
  }
  dd {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: flex-end;
    gap: 0.5rem;
    min-width: 0;
    text-align: right;
    overflow-wrap: anywhere;
  }
`;

/** Beside the requirement that column names the rows; on a phone each card does. */
const Name = styled.dt`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  ${screens.phone} {
    position: static;
    flex: none;
    width: auto;
    height: auto;
    max-width: 50%;
    overflow: visible;
    clip-path: none;
    white-space: normal;
    font-size: ${fontSize.label};
    color: ${color('textDim')};
  }
`;

const Required = styled.span`
  display: none;
  font-size: ${fontSize.small};
  line-height: 1rem;
  color: ${color('textDim')};
  ${screens.phone} {
    display: block;
  }
`;

const IconPlace = styled.span`
  display: inline-flex;
  flex: none;
  width: 1rem;
`;

interface SpecCellProps {
  label: string;
  unitOfMeasure?: string;
  comparison: SpecComparison;
  /** The pinned units differ in it. */
  differs: boolean;
}

/** One value of a unit and its status against the requirement. */
export function SpecCell({ label, unitOfMeasure, comparison, differs }: SpecCellProps) {
  const { required, actual, verdict, note } = comparison;
  const status = verdictStatus(verdict);
  return (
    <Cell data-verdict={verdict} data-differs={differs || undefined}>
      <Name>{label}</Name>
      <dd>
        {differs && <DifferenceMark label={DIFFERS} />}
        <span>
          {actual || 'N/A'} {actual && unitOfMeasure && <Dim>{unitOfMeasure}</Dim>}
          {required && status !== 'check' && <Required aria-hidden="true">Required {required}</Required>}
        </span>
        <IconPlace>
          <VerdictIcon verdict={verdict} note={note} />
        </IconPlace>
      </dd>
    </Cell>
  );
}
