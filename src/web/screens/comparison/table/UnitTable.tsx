import { useDeferredValue } from 'react';
import styled from 'styled-components';
import type { Requirement } from '../../../../contract/order/order';
import type { Unit } from '../../../../contract/unit/unit';
import { specRows } from '../../../../domain/specs/specRows';
import type { SpecId } from '../../../../domain/specs/specTable';
import { LONG_VALUE_LENGTH } from '../../../../domain/limits';
import { orNA } from '../../../../domain/format/orNA';
import { Skeleton } from '../../../ui/progress/Skeleton';
import { Table, TableScroll } from '../../../ui/layout/Table';
import { color, hairline } from '../../../ui/theme';
import { OptionalTooltip } from '../../../ui/tooltip/OptionalTooltip';
import { UnitTableRow } from './UnitTableRow';
import { UnitsUnavailable } from '../list/UnitsUnavailable';
import type { UnitList } from '../list/useUnitList';

interface Column {
  title: string;
  /** Percent of the table. */
  width: number;
}

const columns: readonly (Column & { id: SpecId })[] = [
  { id: 'kvaRating', title: 'kVA RATING', width: 8 },
  { id: 'primaryVoltage', title: 'PRIMARY V', width: 15 },
  { id: 'secondaryVoltage', title: 'SECONDARY V', width: 11 },
  { id: 'fusing', title: 'FUSING', width: 19.5 },
  { id: 'bushConfiguration', title: 'BUSH CONFIG', width: 16.5 },
  { id: 'taps', title: 'TAPS', width: 8.5 },
];
const allColumns: readonly Column[] = [{ title: 'UNIT ID', width: 14.5 }, { title: 'IMAGE', width: 7 }, ...columns];

const rowsShown = columns.flatMap(({ id }) => specRows.filter((row) => row.id === id));

/** Scrolls inside itself, so that titles and requirement stay in view above the units, and the units' numbers beside their values. */
const Scroll = styled(TableScroll)`
  max-height: max(26.25rem, calc(100vh - 11.875rem));
  overflow: auto;
  /* What is focused does not come to lie under what stays in view. */
  scroll-padding: 4.5rem 0 0 12rem;
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
  && thead th:first-child {
    z-index: 4;
  }
  && tbody:first-of-type > tr > :first-child {
    z-index: 3;
  }
  table {
    /* Whatever the rows hold that come after the first, no column moves. */
    table-layout: fixed;
    min-width: 76rem;
    /* Borders of collapsed cells do not scroll with them. */
    border-collapse: separate;
    border-spacing: 0;
  }
  td {
    overflow-wrap: anywhere;
  }
  tr > :first-child {
    position: sticky;
    left: 0;
    z-index: 1;
  }
`;

const Group = styled.tr`
  th {
    background: ${color('surface')};
    color: ${color('text')};
    font-weight: 600;
  }
`;

const ThreeLines = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
`;

/** As many rows as a desktop window shows at first; the others render once these are on screen. */
const FIRST_ROWS = 15;

interface UnitTableProps {
  requirement: Partial<Requirement>;
  list: UnitList;
}

/** The requirement, the pinned units and one page of the others, as rows. */
export function UnitTable({ requirement, list }: UnitTableProps) {
  const { page, pins, query } = list;
  const rowCount = useDeferredValue(Infinity, FIRST_ROWS);
  const isEmpty = page.items.length === 0 && pins.units.length === 0;
  if (isEmpty && query.isFetching) return <Skeleton $height="20rem" />;
  if (isEmpty) return <UnitsUnavailable rows={1} requirement={requirement} list={list} />;
  return (
    <Scroll tabIndex={0} role="region" aria-label="Units">
      <Table>
        <thead>
          <tr>
            {allColumns.map(({ title, width }) => (
              <th key={title} scope="col" style={{ width: `${width}%` }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Group>
            <th scope="row">Requirements</th>
            <td />
            {rowsShown.map((row) => (
              <RequiredCell key={row.id} value={orNA(row.required(requirement))} />
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

/** Stays in view above the units, so it leaves them their room; the tooltip has what does not fit. */
function RequiredCell({ value }: { value: string }) {
  return (
    <td>
      <OptionalTooltip text={value.length > LONG_VALUE_LENGTH ? value : null}>
        <ThreeLines>{value}</ThreeLines>
      </OptionalTooltip>
    </td>
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
        <th scope="rowgroup" colSpan={allColumns.length}>
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
