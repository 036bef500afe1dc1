import { useDeferredValue } from 'react';
import styled from 'styled-components';
import type { Requirement } from '../../../contract/order';
import type { Unit } from '../../../contract/unit';
import { specRows, type SpecId } from '../../../domain/match/specRows';
import { orNA } from '../../../domain/format/orNA';
import { Skeleton } from '../../ui/Skeleton';
import { Table, TableScroll } from '../../ui/Table';
import { color, hairline } from '../../ui/theme';
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

/** Scrolls inside itself, so that titles and requirement stay in view above the units. */
const Scroll = styled(TableScroll)`
  max-height: max(26.25rem, calc(100vh - 11.875rem));
  overflow: auto;
  thead th {
    position: sticky;
    top: 0;
    z-index: 3;
  }
  && tbody:first-of-type > tr > * {
    position: sticky;
    top: 2.1875rem;
    z-index: 2;
    border-bottom: ${hairline};
    background: ${color('surface')};
  }
  /* Borders of collapsed cells do not scroll with them. */
  table {
    border-collapse: separate;
    border-spacing: 0;
  }
`;

const Group = styled.tr`
  th {
    background: ${color('surface')};
    color: ${color('text')};
    font-weight: 600;
  }
`;

/** Rows that a desk shows at most when the table opens; the others follow when these are on screen. */
const FIRST_ROWS = 15;

interface UnitTableProps {
  requirement: Partial<Requirement>;
  list: UnitList;
}

/** The units of one page below those that are pinned, and below what is required of all of them. */
export function UnitTable({ requirement, list }: UnitTableProps) {
  const { page, pins, query } = list;
  const rowCount = useDeferredValue(Infinity, FIRST_ROWS);
  const isEmpty = page.items.length === 0 && pins.units.length === 0;
  if (isEmpty && query.isFetching) return <Skeleton $height="20rem" />;
  if (isEmpty) return <UnitsMissing rows={1} requirement={requirement} list={list} />;
  return (
    <Scroll tabIndex={0} role="region" aria-label="Units">
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
        {pins.units.length > 0 && (
          <Units title={`Pinned Units (${pins.units.length})`} units={pins.units} {...{ requirement, list }} />
        )}
        <Units
          title={`Available Units (${page.total})`}
          units={page.items.slice(0, rowCount)}
          {...{ requirement, list }}
        />
      </Table>
    </Scroll>
  );
}

interface UnitsProps extends UnitTableProps {
  title: string;
  units: readonly Unit[];
}

function Units({ title, units, requirement, list: { pins, bestSerial } }: UnitsProps) {
  return (
    <tbody>
      <Group>
        <th scope="rowgroup" colSpan={columns.length + 2}>
          {title}
        </th>
      </Group>
      {units.map((unit) => (
        <UnitTableRow
          key={String(unit.serial)}
          unit={unit}
          isBest={String(unit.serial) === bestSerial}
          isPinned={pins.units.includes(unit)}
          isFull={pins.isFull}
          onPin={pins.toggle}
          differences={pins.differences}
          requirement={requirement}
          rows={rowsShown}
        />
      ))}
    </tbody>
  );
}
