import { ORDER_ROWS } from '../../../../domain/limits';
import type { OrderRows } from '../../../../domain/order/orderList';
import { SelectField } from '../../../ui/field/SelectField';

const options = ORDER_ROWS.map((rows) => ({ value: String(rows), label: String(rows) }));

/** How many rows the table takes. */
export function RowsField({ rows, onChange }: { rows: OrderRows; onChange: (rows: OrderRows) => void }) {
  const choose = (value: string) => {
    const chosen = ORDER_ROWS.find((each) => String(each) === value);
    if (chosen !== undefined) onChange(chosen);
  };
  return <SelectField inline label="Rows" options={options} value={String(rows)} onChange={choose} />;
}
