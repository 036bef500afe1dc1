import {
  type FocusEvent,
  type FocusEventHandler,
  Fragment,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { styled } from 'styled-components';
import type { Unit } from '../../../../../contract/units/unit';
import { unitsInOrder } from '../../../../../domain/comparison/pins';
import { formatNumber } from '../../../../../domain/format/number';
import type { DisplayOrder } from '../../../../../domain/orders/displayOrder';
import { color } from '../../../../ui/theme';
import { listedProps, type UnitList } from '../../state/useUnitList';
import { UnitTableRow } from './UnitTableRow';
import type { TableColumns } from '../../state/useTableSort';

export const Group = styled.tr`
  th {
    background: ${color('surface')};
    color: ${color('text')};
    font-weight: 600;
  }
`;

/** Rows in the first desktop viewport; the rest render afterwards. */
const FIRST_ROWS = 15;
/** Longer lists render only the rows in view. */
const MAX_ROWS = 100;

export interface UnitRowsProps {
  order: DisplayOrder;
  list: UnitList;
  columns: TableColumns;
  /** Unpinned units in sort order. */
  items: readonly Unit[];
  scroll: RefObject<HTMLElement | null>;
}

const rowProps = ({ order, list, columns: { hasSpecs } }: UnitRowsProps, unit: Unit) => ({
  ...listedProps(list, unit),
  order,
  hasSpecs,
});

export function UnitRows(props: UnitRowsProps) {
  const { list, items, columns } = props;
  const { manual } = list;
  const pinned = unitsInOrder(manual, list.pins.units, []);
  const added = pinned.length > 0 ? items.filter((unit) => manual.includes(unit)) : [];
  const rowCount = useDeferredValue(Infinity, FIRST_ROWS);
  const others = items.slice(added.length);
  const isLong = others.length > MAX_ROWS;
  const title = `Available Units (${formatNumber(list.page.total - added.length)})`;
  const rowsOf = (units: readonly Unit[]) =>
    units.map((unit) => <UnitTableRow key={String(unit.serial)} {...rowProps(props, unit)} />);
  return (
    <>
      {added.length > 0 && (
        <Section title={`Added Units (${added.length})`} columns={columns}>
          {rowsOf(added)}
        </Section>
      )}
      {pinned.length > 0 && (
        <Section title={`Pinned Units (${pinned.length})`} columns={columns}>
          {rowsOf(pinned)}
        </Section>
      )}
      {isLong ? (
        <RowsInView {...props} items={others} title={title} />
      ) : (
        <Section title={title} columns={columns}>
          {rowsOf(others.slice(0, rowCount))}
        </Section>
      )}
    </>
  );
}

/** px; two lines. Each row is measured once rendered. */
const ROW_HEIGHT = 48;
/** More rows than titles, requirement and pinned units take up. */
const OVERSCAN = 12;

const indexOf = (target: Element) => Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? NaN);

/** Renders the rows in view and the last focused one, whose dialogs live with it; empty rows fill the gaps. */
function RowsInView(props: UnitRowsProps & { title: string }) {
  const { items, scroll, columns, list } = props;
  const [focused, setFocused] = useState<string | null>(null);
  const focusedIndex = focused === null ? -1 : items.findIndex(({ serial }) => String(serial) === focused);
  // oxlint-disable-next-line react/incompatible-library -- its functions go to no memoized part but the rows, which measure themselves
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    getItemKey: (index) => String(items[index]?.serial),
    rangeExtractor: (range) => withFocused(defaultRangeExtractor(range), focusedIndex),
  });
  const added = list.added ? items.indexOf(list.added) : -1;
  useEffect(() => {
    if (added >= 0) virtual.scrollToIndex(added);
  }, [added, virtual]);
  const rows = virtual.getVirtualItems();
  const onFocus = ({ target }: FocusEvent) => {
    const unit = items[indexOf(target)];
    if (unit) setFocused(String(unit.serial));
  };
  return (
    <Section title={props.title} columns={columns} onFocus={onFocus}>
      {rows.map(({ index, key, start }, place) => {
        const unit = items[index];
        return (
          <Fragment key={String(key)}>
            <Gap height={start - (rows[place - 1]?.end ?? 0)} columns={columns} />
            {unit && <UnitTableRow {...rowProps(props, unit)} index={index} onRow={virtual.measureElement} />}
          </Fragment>
        );
      })}
      <Gap height={virtual.getTotalSize() - (rows.at(-1)?.end ?? 0)} columns={columns} />
    </Section>
  );
}

const withFocused = (range: number[], focusedIndex: number): number[] =>
  focusedIndex < 0 || range.includes(focusedIndex) ? range : [...range, focusedIndex].sort((a, b) => a - b);

const Gap = ({ height, columns }: { height: number; columns: TableColumns }) =>
  height > 0 && (
    <tr aria-hidden="true">
      <td colSpan={columns.all.length} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );

interface SectionProps extends Pick<UnitRowsProps, 'columns'> {
  title: string;
  onFocus?: FocusEventHandler;
  children: ReactNode;
}

const Section = ({ title, columns, children, ...focus }: SectionProps) => (
  <tbody {...focus}>
    <Group>
      <th scope="rowgroup" colSpan={columns.all.length}>
        {title}
      </th>
    </Group>
    {children}
  </tbody>
);
