import type { TableFormat } from '../../../domain/tables/table';
import { Menu } from '../../ui/menu/Menu';
import { VisuallyHidden } from '../../ui/elements';
import { needsNetwork } from '../../ui/button/Button';

export interface ExportMenuProps {
  onExport: (format: TableFormat) => void;
  /** What is exported, if the screen has several: 'Margin distribution'. */
  of?: string;
  isBusy?: boolean;
  /** How much of the file is here, if that is known. */
  percent?: number | null;
  /** The file comes from the server. */
  isFetched?: boolean;
}

const FORMATS: readonly { id: TableFormat; label: string }[] = [
  { id: 'xlsx', label: 'Excel (.xlsx)' },
  { id: 'csv', label: 'CSV' },
];

/** Takes a table away as a file, of either kind. */
export function ExportMenu({ onExport, of, isBusy = false, percent = null, isFetched = false }: ExportMenuProps) {
  const items = FORMATS.map((format) => ({ ...format, onSelect: () => onExport(format.id) }));
  return (
    <Menu
      label={
        <>
          Export{of !== undefined && <VisuallyHidden> {of}</VisuallyHidden>}
          {percent !== null && ` · ${percent} %`}
        </>
      }
      groups={[{ items }]}
      button={{ busy: isBusy, ...(of === undefined && { 'data-action': 'Export' }), ...(isFetched && needsNetwork) }}
    />
  );
}
