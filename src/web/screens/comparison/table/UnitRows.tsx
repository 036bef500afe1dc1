import { useDeferredValue } from 'react';
import { formatNumber } from '../../../../domain/format/number';
import { RowsInView, type UnitRowsProps } from './RowsInView';
import { ListedRow, Section } from './UnitSection';

/** As many rows as a desktop window shows at first; the others render once these are on screen. */
const FIRST_ROWS = 15;
/** Beyond so many rows only those in view are on the page. */
const MOST_ROWS_AT_ONCE = 100;

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
            <ListedRow key={String(unit.serial)} {...props} unit={unit} />
          ))}
        </Section>
      )}
      {isLong ? (
        <RowsInView {...props} title={title} />
      ) : (
        <Section title={title} columns={columns}>
          {items.slice(0, rowCount).map((unit) => (
            <ListedRow key={String(unit.serial)} {...props} unit={unit} />
          ))}
        </Section>
      )}
    </>
  );
}
