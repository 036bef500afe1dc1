import { useDeferredValue } from 'react';
import type { Unit } from '../../../../contract/unit/unit';
import { unitsInOrder } from '../../../../domain/comparison/pins';
import { formatNumber } from '../../../../domain/format/number';
import { useAppSelector } from '../../../state/hooks';
import { selectManualUnits } from '../../../state/selectors/comparisonChoices';
import { RowsInView, type UnitRowsProps } from './RowsInView';
import { ListedRow, Section } from './UnitSection';

const NONE: readonly Unit[] = [];
/** As many rows as a desktop window shows at first; the others render once these are on screen. */
const FIRST_ROWS = 15;
/** Beyond so many rows only those in view are on the page. */
const MOST_ROWS_AT_ONCE = 100;

/** The pinned units and the others; before pinned units, those that were added by hand. */
export function UnitRows(props: UnitRowsProps) {
  const { order, list, items, columns } = props;
  const manual = useAppSelector((state) => selectManualUnits(state, order.id));
  const pinned = unitsInOrder(manual, list.pins.units, []);
  const added = pinned.length > 0 ? items.filter((unit) => manual.includes(unit)) : NONE;
  const rowCount = useDeferredValue(Infinity, FIRST_ROWS);
  const others = items.slice(added.length);
  const isLong = others.length > MOST_ROWS_AT_ONCE;
  const title = `Available Units (${formatNumber(list.page.total - added.length)})`;
  const rowsOf = (units: readonly Unit[]) =>
    units.map((unit) => <ListedRow key={String(unit.serial)} {...props} unit={unit} />);
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
