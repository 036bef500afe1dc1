import type { EstimateVersion } from '../../../../contract/estimates/estimates';
import { formatDateTime } from '../../../../domain/format/date';
import { moneySideBySide } from '../../../../domain/estimates/moneyLines';
import { Button } from '../../../ui/button/Button';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';

interface VersionsTableProps {
  versions: readonly EstimateVersion[];
  /** Which one is open. */
  opened: number;
  onOpen: (version: number) => void;
}

const LINES = ['price', 'total', 'margin', 'marginPercentage'];
const LABELS = ['Sale price', 'All costs', 'Margin', 'Margin %'];

/** Every version with its figures, the newest first. */
export function VersionsTable({ versions, opened, onOpen }: VersionsTableProps) {
  return (
    <TableScroll>
      <StackingTable>
        <thead>
          <tr>
            {['Version', 'Name', 'Saved'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {LABELS.map((head) => (
              <th key={head} scope="col" data-numeric>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {versions.map((each) => (
            <tr key={each.version}>
              <th scope="row">
                <Button
                  variant="quiet"
                  size="small"
                  aria-pressed={each.version === opened}
                  aria-label={`Open version ${each.version}`}
                  onClick={() => onOpen(each.version)}
                >
                  {each.version}
                </Button>
              </th>
              <td data-label="Name">{each.name}</td>
              <td data-label="Saved">{[each.savedBy, formatDateTime(each.savedAt)].filter(Boolean).join(', ')}</td>
              {figuresOf(each).map((text, index) => (
                <td key={index} data-numeric data-label={LABELS[index]}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </StackingTable>
    </TableScroll>
  );
}

function figuresOf({ inputs, worked }: EstimateVersion): readonly string[] {
  const lines = worked === null ? [] : moneySideBySide([{ inputs, worked }]);
  return LINES.map((name) => lines.find(({ line }) => line === name)?.cells[0]?.text ?? 'N/A');
}
