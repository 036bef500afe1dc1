import { Link } from 'react-router-dom';
import type { Overview } from '../../../contract/overview';
import {
  FIRST_FIGURE,
  UNSERVED_TITLE as TITLE,
  unservedBasis,
  unservedHeads,
  type UnservedRow,
  unservedRows,
  unservedTable,
} from '../../../domain/overview/unserved';
import { ExportMenu } from '../../parts/page/ExportMenu';
import { useSaveTable } from '../../state/tables/useSaveTable';
import { Table, TableScroll } from '../../ui/layout/Table';
import { VisuallyHidden } from '../../ui/elements';
import { Basis, Frame, Head, Tools } from './ChartCard';
import { TableHead } from '../../ui/layout/TableHead';

export function UnservedCard({ overview }: { overview: Overview }) {
  const { saveTable, isBusy } = useSaveTable({ what: 'the ranks' });
  const rows = unservedRows(overview);
  return (
    <Frame aria-label={TITLE}>
      <Head>
        <h2>{TITLE}</h2>
        <Basis>{unservedBasis(overview)}</Basis>
        {rows.length > 0 && (
          <Tools>
            <ExportMenu
              of={TITLE}
              isBusy={isBusy}
              onExport={(format) => void saveTable((made) => unservedTable(overview, made), format)}
            />
          </Tools>
        )}
      </Head>
      {rows.length > 0 ? (
        <Ranks rows={rows} />
      ) : (
        <p>A free unit fits every open order that has been judged, with or without work.</p>
      )}
    </Frame>
  );
}

const Ranks = ({ rows }: { rows: readonly UnservedRow[] }) => (
  <TableScroll>
    <Table>
      <VisuallyHidden as="caption">{TITLE}</VisuallyHidden>
      <TableHead titles={['Rank', ...unservedHeads]} numeric={['Rank', ...unservedHeads.slice(FIRST_FIGURE)]} />
      <tbody>
        {rows.map((row) => (
          <Rank key={row.rank} row={row} />
        ))}
      </tbody>
    </Table>
  </TableScroll>
);

const Rank = ({ row: { rank, cells, to } }: { row: UnservedRow }) => (
  <tr>
    <td data-numeric>{rank}</td>
    {cells.map((cell, index) => (
      <td key={unservedHeads[index]} data-numeric={index >= FIRST_FIGURE || undefined}>
        {index === FIRST_FIGURE ? (
          <Link to={to} aria-label={`${cell} orders: ${cells.slice(0, FIRST_FIGURE).join(', ')}`}>
            {cell}
          </Link>
        ) : (
          cell
        )}
      </td>
    ))}
  </tr>
);
