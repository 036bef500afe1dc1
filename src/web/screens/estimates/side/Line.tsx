import type { ReactNode } from 'react';
import { DifferenceMark } from '../../../ui/mark/DifferenceMark';

interface LineProps {
  label: string;
  /** Of the columns, in short. */
  names: readonly (string | undefined)[];
  cells: readonly ReactNode[];
  role?: 'part' | 'sum';
  differs?: boolean;
  isMoney?: boolean;
}

/** What several estimates, or several versions of one, have on one line. */
export function Line({ label, names, cells, role, differs = false, isMoney = false }: LineProps) {
  return (
    <tr data-role={role}>
      <th scope="row">
        {label} {differs && <DifferenceMark label="Differs between the estimates" />}
      </th>
      {cells.map((cell, index) => (
        <td key={index} data-label={names[index]} data-numeric={isMoney || undefined}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
