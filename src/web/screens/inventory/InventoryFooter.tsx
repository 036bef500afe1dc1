import { pageNumbers, pageRange } from '../../../domain/comparison/paginate';
import { formatNumber } from '../../../domain/format/number';
import { INVENTORY_PAGE } from '../../../domain/limits';
import type { InventoryPage } from '../../state/api/inventory/inventory';
import { SelectField } from '../../ui/field/SelectField';
import { Row, Spacer, Dim } from '../../ui/elements';
import { Pagination } from '../../ui/layout/Pagination';

const rowOptions = INVENTORY_PAGE.choices.map((rows) => ({ value: String(rows), label: String(rows) }));

interface InventoryFooterProps {
  shown: InventoryPage;
  page: number;
  rows: number | null;
  onTurnTo: (page: number) => void;
  onResize: (rows: number) => void;
}

export function InventoryFooter({ shown, page, rows, onTurnTo, onResize }: InventoryFooterProps) {
  const { from, to, total, pages } = pageRange(shown.count, shown.page, shown.size);
  const [first, last, all] = [from, to, total].map((number) => formatNumber(number));
  return (
    <Row>
      <Dim>
        Showing {first}-{last} of {all} {total === 1 ? 'unit' : 'units'}
      </Dim>
      {rows !== null && (
        <SelectField
          inline
          label="Rows"
          options={rowOptions}
          value={String(rows)}
          onChange={(chosen) => onResize(Number(chosen))}
        />
      )}
      {pages > 1 && (
        <Spacer>
          <Pagination page={page} pages={pages} numbers={pageNumbers(page, pages)} onChange={onTurnTo} />
        </Spacer>
      )}
    </Row>
  );
}
