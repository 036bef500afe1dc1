import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Chart, totalOf, chartTable } from '../../../../domain/overview/chart';
import { ChartFigures } from './chart/ChartFigures';
import { ExportMenu } from '../../../ui/page/ExportMenu';
import { useSaveTable } from '../../../store/exports/useSaveTable';
import { Switch } from '../../../ui/field/Switch';
import { labelText, Card, Row } from '../../../ui/elements';
import { fontSize, space, hideInPrint } from '../../../ui/theme';
import { Link } from 'react-router-dom';
import type { Overview } from '../../../../contract/overview';
import {
  FIRST_FIGURE,
  UNSERVED_TITLE as TITLE,
  unservedBasis,
  unservedHeads,
  type UnservedRow,
  unservedRows,
  unservedTable,
} from '../../../../domain/overview/unserved';
import { TableScroll } from '../../../ui/layout/Table';
import { DataTable } from '../../../ui/layout/TableHead';
import type { Basis as TableBasis, Table } from '../../../../domain/tables/table';

export const Frame = styled(Card)`
  padding: ${space(4)};
  break-inside: avoid;
`;

const Head = styled(Row)`
  gap: ${space(1)} ${space(3)};
  margin-bottom: ${space(3)};
`;

const Basis = styled.p`
  order: 3;
  width: 100%;
  ${labelText}
`;

const Tools = styled(Row)`
  gap: ${space(1)} ${space(2)};
  margin-left: auto;
  font-size: ${fontSize.label};
  ${hideInPrint}
`;

interface FigureCardProps {
  title: string;
  basis: string;
  what: string;
  isEmpty: boolean;
  /** Replaces missing figures. */
  none: string;
  tableOf: (made: readonly TableBasis[]) => Table;
  tools?: ReactNode;
  children: ReactNode;
}

function FigureCard({ title, basis, what, isEmpty, none, tableOf, tools, children }: FigureCardProps) {
  const { saveTable, isBusy } = useSaveTable({ what });
  return (
    <Frame aria-label={title}>
      <Head>
        <h2>{title}</h2>
        <Basis>{basis}</Basis>
        {!isEmpty && (
          <Tools>
            {tools}
            <ExportMenu of={title} isBusy={isBusy} onExport={(format) => void saveTable(tableOf, format)} />
          </Tools>
        )}
      </Head>
      {isEmpty ? <p>{none}</p> : children}
    </Frame>
  );
}

export function ChartCard({ chart }: { chart: Chart }) {
  const [isTable, setTable] = useState(false);
  return (
    <FigureCard
      title={chart.title}
      basis={chart.basis}
      what="the chart"
      isEmpty={chart.rows.every((row) => totalOf(row) === 0)}
      none="Nothing to show."
      tableOf={(made) => chartTable(chart, made)}
      tools={<Switch label="Show as table" checked={isTable} onChange={setTable} />}
    >
      <ChartFigures chart={chart} isTable={isTable} />
    </FigureCard>
  );
}

export function UnservedCard({ overview }: { overview: Overview }) {
  const rows = unservedRows(overview);
  return (
    <FigureCard
      title={TITLE}
      basis={unservedBasis(overview)}
      what="the ranks"
      isEmpty={rows.length === 0}
      none="An available unit fits every open order that has been judged, with or without work."
      tableOf={(made) => unservedTable(overview, made)}
    >
      <Ranks rows={rows} />
    </FigureCard>
  );
}

const Ranks = ({ rows }: { rows: readonly UnservedRow[] }) => (
  <TableScroll>
    <DataTable
      caption={TITLE}
      titles={['Rank', ...unservedHeads]}
      numeric={['Rank', ...unservedHeads.slice(FIRST_FIGURE)]}
    >
      {rows.map((row) => (
        <Rank key={row.rank} row={row} />
      ))}
    </DataTable>
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
