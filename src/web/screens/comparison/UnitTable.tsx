import styled from 'styled-components';
import type { Requirement } from '../../../contract/order';
import type { Unit } from '../../../contract/unit';
import { specRows, type SpecId } from '../../../domain/match/specRows';
import { orNA } from '../../../domain/format/orNA';
import { Skeleton } from '../../ui/Skeleton';
import { Table, TableScroll } from '../../ui/Table';
import { color } from '../../ui/theme';
import { UnitTableRow } from './UnitTableRow';
import { UnitsMissing } from './UnitsMissing';
import type { UnitList } from './useUnitList';

const columns: readonly { id: SpecId; title: string }[] = [
  { id: 'kvaRating', title: 'kVA RATING' },
  { id: 'primaryVoltage', title: 'PRIMARY V' },
  { id: 'secondaryVoltage', title: 'SECONDARY V' },
  { id: 'fusing', title: 'FUSING' },
  { id: 'bushConfiguration', title: 'BUSH CONFIG' },
  { id: 'taps', title: 'TAPS' },
];

const rowsShown = columns.flatMap(({ id }) => specRows.filter((row) => row.id === id));

const Group = styled.tr`
  th {
    background: ${color('surface')};
    color: ${color('text')};
    font-weight: 600;
  }
`;

interface UnitTableProps {
  requirement: Partial<Requirement>;
  list: UnitList;
}

/** All units that the filter leaves, below what is required of them. */
export function UnitTable({ requirement, list }: UnitTableProps) {
  const { filtered, bestSerial, query } = list;
  if (filtered.length === 0 && query.isFetching) return <Skeleton $height="320px" />;
  if (filtered.length === 0) return <UnitsMissing rows={1} requirement={requirement} list={list} />;
  return (
    <TableScroll>
      <Table>
        <thead>
          <tr>
            {['UNIT ID', 'IMAGE', ...columns.map(({ title }) => title)].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Group>
            <th scope="row" colSpan={2}>
              Requirements
            </th>
            {rowsShown.map((row) => (
              <td key={row.id}>{orNA(row.required(requirement))}</td>
            ))}
          </Group>
        </tbody>
        <AvailableUnits units={filtered} bestSerial={bestSerial} requirement={requirement} />
      </Table>
    </TableScroll>
  );
}

interface AvailableUnitsProps {
  units: readonly Unit[];
  bestSerial: string | null;
  requirement: Partial<Requirement>;
}

function AvailableUnits({ units, bestSerial, requirement }: AvailableUnitsProps) {
  return (
    <tbody>
      <Group>
        <th scope="rowgroup" colSpan={columns.length + 2}>
          Available Units ({units.length})
        </th>
      </Group>
      {units.map((unit) => (
        <UnitTableRow
          key={String(unit.serial)}
          unit={unit}
          isBest={String(unit.serial) === bestSerial}
          requirement={requirement}
          rows={rowsShown}
        />
      ))}
    </tbody>
  );
}
