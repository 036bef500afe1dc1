import { Fragment, useEffect, useState, type FocusEvent, type RefObject } from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Unit } from '../../../../contract/unit/unit';
import type { TableColumns } from './columns';
import { ListedRow, Section, type ListOfRows } from './UnitSection';

/** What a row of two lines is high, px; each is measured once it is there. */
const ROW_HEIGHT = 68;
/** Rows above and below the view: more than titles, requirement and pinned units are high. */
const OVERSCAN = 12;

export interface UnitRowsProps extends ListOfRows {
  /** Those that are not pinned, as they are sorted. */
  items: readonly Unit[];
  scroll: RefObject<HTMLElement | null>;
}

const indexOf = (target: Element) => Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? NaN);

/**
 * Of very many rows those in view and the one that had the focus last, whose dialogs live with it; empty rows stand where
 * the others would.
 */
export function RowsInView(props: UnitRowsProps & { title: string }) {
  const { items, scroll, columns, list } = props;
  const [focused, setFocused] = useState<string | null>(null);
  const kept = focused === null ? -1 : items.findIndex(({ serial }) => String(serial) === focused);
  // oxlint-disable-next-line react/incompatible-library -- its functions go to no memoized part but the rows, which measure themselves
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    getItemKey: (index) => String(items[index]?.serial),
    rangeExtractor: (range) => withKept(defaultRangeExtractor(range), kept),
  });
  const added = list.added ? items.indexOf(list.added) : -1;
  // Scrolling is the browser's, not React's.
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
            {unit && <ListedRow {...props} unit={unit} index={index} onRow={virtual.measureElement} />}
          </Fragment>
        );
      })}
      <Gap height={virtual.getTotalSize() - (rows.at(-1)?.end ?? 0)} columns={columns} />
    </Section>
  );
}

const withKept = (range: number[], kept: number): number[] =>
  kept < 0 || range.includes(kept) ? range : [...range, kept].sort((a, b) => a - b);

const Gap = ({ height, columns }: { height: number; columns: TableColumns }) =>
  height > 0 && (
    <tr aria-hidden="true">
      <td colSpan={columns.all.length} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
