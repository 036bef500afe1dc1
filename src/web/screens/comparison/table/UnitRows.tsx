import { useDeferredValue, useEffect, type ReactNode, type RefObject } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { Unit } from '../../../../contract/unit/unit';
import { formatNumber } from '../../../../domain/format/number';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import type { UnitList } from '../list/useUnitList';
import type { TableColumns } from './columns';
import { Group } from './tableStyle';
import { UnitTableRow } from './UnitTableRow';

/** As many rows as a desktop window shows at first; the others render once these are on screen. */
const FIRST_ROWS = 15;
/** Beyond so many rows only those in view are on the page. */
const MOST_ROWS_AT_ONCE = 100;
/** What a row of two lines is high, px; each is measured once it is there. */
const ROW_HEIGHT = 68;
/** Rows above and below the view: more than titles, requirement and pinned units are high. */
const OVERSCAN = 12;

interface UnitRowsProps {
  order: DisplayOrder;
  list: UnitList;
  columns: TableColumns;
  /** Those that are not pinned, as they are sorted. */
  items: readonly Unit[];
  scroll: RefObject<HTMLElement | null>;
}

/** The pinned units and the others. */
export function UnitRows(props: UnitRowsProps) {
  const { list, items, columns } = props;
  const pinned = list.pins.units;
  const rowCount = useDeferredValue(Infinity, FIRST_ROWS);
  const isLong = items.length > MOST_ROWS_AT_ONCE;
  const title = `Available Units (${formatNumber(list.page.total)})`;
  return (
    <>
      {pinned.length > 0 && (
        <Section title={`Pinned Units (${pinned.length})`} columns={columns}>
          {pinned.map((unit) => (
            <Row key={String(unit.serial)} {...props} unit={unit} />
          ))}
        </Section>
      )}
      {isLong ? (
        <RowsInView {...props} title={title} />
      ) : (
        <Section title={title} columns={columns}>
          {items.slice(0, rowCount).map((unit) => (
            <Row key={String(unit.serial)} {...props} unit={unit} />
          ))}
        </Section>
      )}
    </>
  );
}

/** Of very many rows those that are in view, between two empty ones as high as the others. */
function RowsInView(props: UnitRowsProps & { title: string }) {
  const { items, scroll, columns, list } = props;
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions go to no memoized part but the rows, which measure themselves
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    getItemKey: (index) => String(items[index]?.serial),
  });
  const added = list.added ? items.indexOf(list.added) : -1;
  // Scrolling is the browser's, not React's.
  useEffect(() => {
    if (added >= 0) virtual.scrollToIndex(added);
  }, [added, virtual]);
  const rows = virtual.getVirtualItems();
  return (
    <Section title={props.title} columns={columns}>
      <Gap height={rows[0]?.start ?? 0} columns={columns} />
      {rows.map(({ index, key }) => {
        const unit = items[index];
        return unit && <Row key={String(key)} {...props} unit={unit} index={index} onRow={virtual.measureElement} />;
      })}
      <Gap height={virtual.getTotalSize() - (rows.at(-1)?.end ?? 0)} columns={columns} />
    </Section>
  );
}

const Gap = ({ height, columns }: { height: number; columns: TableColumns }) =>
  height > 0 && (
    <tr aria-hidden="true">
      <td colSpan={columns.all.length} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );

interface SectionProps {
  title: string;
  columns: TableColumns;
  children: ReactNode;
}

const Section = ({ title, columns, children }: SectionProps) => (
  <tbody>
    <Group>
      <th scope="rowgroup" colSpan={columns.all.length}>
        {title}
      </th>
    </Group>
    {children}
  </tbody>
);

interface RowProps extends Omit<UnitRowsProps, 'items' | 'scroll'> {
  unit: Unit;
  index?: number;
  onRow?: (row: HTMLTableRowElement | null) => void;
}

const Row = ({ order, unit, list: { pins, bestSerial, added }, columns, index, onRow }: RowProps) => (
  <UnitTableRow
    unit={unit}
    isBest={String(unit.serial) === bestSerial}
    isPinned={pins.units.includes(unit)}
    isFull={pins.isFull}
    onPin={pins.toggle}
    differences={pins.differences}
    order={order}
    isAdded={unit === added}
    hasSpecs={columns.hasSpecs}
    index={index}
    onRow={onRow}
  />
);
