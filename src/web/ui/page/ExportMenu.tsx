import type { TableFormat } from '../../../domain/tables/table';
import { Menu } from '../menu/Menu';
import { VisuallyHidden } from '../elements';
import { needsNetwork } from '../button/Button';

export interface ExportMenuProps {
  onExport: (format: TableFormat) => void;
  of?: string;
  isBusy?: boolean;
  percent?: number | null;
  isFetched?: boolean;
}

const FORMATS: readonly { id: TableFormat; label: string }[] = [
  { id: 'xlsx', label: 'Excel (.xlsx)' },
  { id: 'csv', label: 'CSV' },
];

export function ExportMenu({ onExport, of, isBusy = false, percent = null, isFetched = false }: ExportMenuProps) {
  const items = FORMATS.map((format) => ({
    ...format,
    ...(of === undefined && { action: `Export ${format.label}` }),
    onSelect: () => onExport(format.id),
  }));
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
