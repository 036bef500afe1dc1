import { Link } from 'react-router-dom';
import type { ImportPhotos } from '../../../../contract/imports/files';
import { unitAlonePath } from '../../../parts/page/paths';
import { Table } from '../../../ui/layout/Table';
import { Dim } from '../../../ui/elements';
import { counted } from '../importText';
import { LinesTable } from '../linesTable';

interface RefusedPhotosProps {
  refused: ImportPhotos['refused'];
  /** All of them, including those not listed. */
  count: number;
}

/** Photos that were not added, and why. */
export function RefusedPhotos({ refused, count }: RefusedPhotosProps) {
  if (refused.length === 0) return null;
  return (
    <>
      {count > refused.length && (
        <Dim>
          The first {counted(refused.length, 'photo')} of {count.toLocaleString('en-US')} that were refused
        </Dim>
      )}
      <LinesTable role="region" aria-label="Refused photos" tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">IC#</th>
              <th scope="col" data-numeric="">
                Line
              </th>
              <th scope="col">File</th>
              <th scope="col">What is wrong, and how to fix it</th>
            </tr>
          </thead>
          <tbody>
            {refused.map(({ serial, line, name, reason }) => (
              <tr key={`${serial} ${name}`}>
                <td>
                  <Link to={unitAlonePath(serial)}>{serial}</Link>
                </td>
                <td data-numeric="">{line.toLocaleString('en-US')}</td>
                <td>{name}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </LinesTable>
    </>
  );
}
