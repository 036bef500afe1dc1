import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Overview } from '../../../../contract/overview';
import {
  FIRST_FIGURE,
  unservedBasis,
  unservedHeads,
  unservedLines,
  unservedRows,
  type UnservedRow,
} from '../../../../domain/overview/unserved';
import { Button } from '../../../ui/button/Button';
import { Table, TableScroll } from '../../../ui/layout/Table';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { Basis, Frame, Head, Tools } from '../card/cardStyle';
import { useSaveLines } from '../card/useSaveLines';

const TITLE = 'What to buy or rewind next';

/** What nothing in stock serves, the most valuable first. */
export function UnservedCard({ overview }: { overview: Overview }) {
  const save = useSaveLines('what-to-buy-or-rewind-next');
  const rows = unservedRows(overview);
  return (
    <Frame aria-label={TITLE}>
      <Head>
        <h2>{TITLE}</h2>
        <Basis>{unservedBasis(overview)}</Basis>
        {rows.length > 0 && (
          <Tools>
            <Button size="small" variant="quiet" onClick={() => void save(unservedLines(overview))}>
              <Download size={14} aria-hidden="true" />
              Export CSV<VisuallyHidden> of {TITLE}</VisuallyHidden>
            </Button>
          </Tools>
        )}
      </Head>
      {rows.length > 0 ? <Ranks rows={rows} /> : <p>A free unit serves every open order that has been judged.</p>}
    </Frame>
  );
}

const Ranks = ({ rows }: { rows: readonly UnservedRow[] }) => (
  <TableScroll>
    <Table>
      <VisuallyHidden as="caption">{TITLE}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col" data-numeric>
            Rank
          </th>
          {unservedHeads.map((head, index) => (
            <th key={head} scope="col" data-numeric={index >= FIRST_FIGURE || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
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
