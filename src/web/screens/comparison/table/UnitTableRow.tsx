import styled from 'styled-components';
import type { Requirement } from '../../../../contract/order/order';
import type { Unit } from '../../../../contract/unit/unit';
import { orNA } from '../../../../domain/format/orNA';
import { compareSpec, type SpecComparison, type SpecRow } from '../../../../domain/specs/specRows';
import type { SpecId } from '../../../../domain/specs/specTable';
import { verdictStatus } from '../../../../domain/specs/verdictStatus';
import { VerdictIcon } from '../../../parts/unit/VerdictIcon';
import { Thumbnail } from '../../../parts/unit/UnitPhoto';
import { useServices } from '../../../state/services';
import { toneGround, toneInk, type Tone } from '../../../ui/theme';
import { DifferenceMark } from '../pins/DifferenceMark';
import { PinButton, type Pinning } from '../pins/PinButton';
import { picturesOf } from '../unit/unitFiles';
import { BestBadge } from '../unit/BestBadge';
import { SerialLink } from '../unit/SerialLink';

const SmallPicture = styled.div`
  width: 4.5rem;
  img {
    height: 3rem;
  }
`;

const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
`;

const Cell = styled.td<{ $tone: Tone | null }>`
  ${({ $tone }) => $tone && `background: ${toneGround($tone)}; color: ${toneInk($tone)};`}
`;

const tones = { check: 'ok', tolerance: 'near', warning: 'bad', alert: 'bad' } as const;

interface UnitTableRowProps extends Pinning {
  unit: Unit;
  isBest: boolean;
  /** The specifications in which the pinned units differ. */
  differences: ReadonlySet<SpecId>;
  requirement: Partial<Requirement>;
  rows: readonly SpecRow[];
}

export function UnitTableRow({ unit, isBest, differences, requirement, rows, ...pinning }: UnitTableRowProps) {
  const { config } = useServices();
  return (
    <tr>
      <th scope="row">
        <Value>
          <PinButton unit={unit} {...pinning} />
          <SerialLink serial={unit.serial} />
          {isBest && <BestBadge />}
        </Value>
      </th>
      <td>
        <SmallPicture>
          <Thumbnail picture={picturesOf(unit, config.apiBaseUrl)[0]} serial={unit.serial} />
        </SmallPicture>
      </td>
      {rows.map((row) => (
        <ValueCell
          key={row.id}
          comparison={compareSpec(row, requirement, unit)}
          differs={pinning.isPinned && differences.has(row.id)}
        />
      ))}
    </tr>
  );
}

/** Green for an exact match, blue for an acceptable one, red for a mismatch. */
function ValueCell({ comparison, differs }: { comparison: SpecComparison; differs: boolean }) {
  const { actual, verdict, note } = comparison;
  const status = verdictStatus(verdict);
  return (
    <Cell $tone={status && tones[status]} data-verdict={verdict}>
      <Value>
        {differs && <DifferenceMark />}
        {orNA(actual)}
        <VerdictIcon verdict={verdict} note={note} />
      </Value>
    </Cell>
  );
}
