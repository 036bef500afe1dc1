import styled from 'styled-components';
import type { Requirement } from '../../../contract/order';
import type { Unit } from '../../../contract/unit';
import { orNA } from '../../../domain/format/orNA';
import { compareSpec, type SpecComparison, type SpecRow } from '../../../domain/match/specRows';
import { useServices } from '../../state/services';
import { Badge } from '../../ui/Badge';
import { StatusIcon } from '../../ui/StatusIcon';
import { toneGround, toneInk, type Tone } from '../../ui/theme';
import { Hint } from './Hint';
import { matchText, statusOf } from './matchText';
import { picturesOf } from './unitFiles';
import { inventoryLink } from './webAddress';
import { SerialLink } from './SerialLink';
import { Thumbnail } from './UnitPhoto';

const SmallPicture = styled.div`
  width: 72px;
  img {
    height: 48px;
  }
`;

const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
`;

const Cell = styled.td<{ $tone: Tone | null }>`
  ${({ $tone }) => $tone && `background: ${toneGround($tone)}; color: ${toneInk($tone)};`}
`;

const tones = { check: 'ok', tolerance: 'near', warning: 'bad', alert: 'bad' } as const;

interface UnitTableRowProps {
  unit: Unit;
  isBest: boolean;
  requirement: Partial<Requirement>;
  rows: readonly SpecRow[];
}

export function UnitTableRow({ unit, isBest, requirement, rows }: UnitTableRowProps) {
  const { config } = useServices();
  const link = inventoryLink(config.inventorySystemUrl, unit.serial);
  return (
    <tr>
      <th scope="row">
        <Value>
          {link === null ? unit.serial : <SerialLink serial={unit.serial} link={link} />}
          {isBest && (
            <Badge tone="ok" strong>
              Best
            </Badge>
          )}
        </Value>
      </th>
      <td>
        <SmallPicture>
          <Thumbnail picture={picturesOf(unit, config.apiBaseUrl)[0]} serial={unit.serial} />
        </SmallPicture>
      </td>
      {rows.map((row) => (
        <ValueCell key={row.id} comparison={compareSpec(row, requirement, unit)} />
      ))}
    </tr>
  );
}

/** Green for an exact match, blue for a near one, red for a mismatch. */
function ValueCell({ comparison }: { comparison: SpecComparison }) {
  const status = statusOf(comparison.state);
  const text = matchText(comparison);
  return (
    <Cell $tone={status && tones[status]} data-state={comparison.state}>
      <Value>
        {orNA(comparison.actual)}
        {status && (
          <Hint text={text}>
            <StatusIcon state={status} label={text ?? undefined} />
          </Hint>
        )}
      </Value>
    </Cell>
  );
}
