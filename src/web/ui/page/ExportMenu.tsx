import type { TableFormat } from '../../../domain/tables/table';
import { Menu } from '../menu/Menu';
import type { MenuGroup } from '../menu/OpenMenu';
import { VisuallyHidden } from '../elements';
import { needsNetwork } from '../button/Button';

const FORMATS: readonly { id: TableFormat; label: string }[] = [
  { id: 'xlsx', label: 'Excel (.xlsx)' },
  { id: 'csv', label: 'CSV' },
];

/** Formats of the export of a whole screen, which the search offers too. `isFetched`: the server makes the file. */
export const exportGroup = (onExport: (format: TableFormat) => void, isFetched = false): MenuGroup => ({
  name: 'Export',
  items: FORMATS.map(({ id, label }) => ({
    ...{ id, label, action: `Export ${label}`, ...(isFetched && needsNetwork) },
    onSelect: () => onExport(id),
  })),
});

export interface ExportMenuProps {
  onExport: (format: TableFormat) => void;
  /** The name of the exported part, unless it is the whole screen. */
  of?: string;
  isBusy?: boolean;
  percent?: number | null;
  isFetched?: boolean;
}

export function ExportMenu({ onExport, of, isBusy = false, percent = null, isFetched = false }: ExportMenuProps) {
  const items = exportGroup(onExport).items.map(({ action, ...item }) =>
    of === undefined ? { ...item, action } : item,
  );
  return (
    <Menu
      label={
        <>
          Export{of !== undefined && <VisuallyHidden> {of}</VisuallyHidden>}
          {percent !== null && ` · ${percent} %`}
        </>
      }
      groups={[{ items }]}
      button={{ busy: isBusy, ...(isFetched && needsNetwork) }}
    />
  );
}
