import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Overview } from '../../../../contract/overview';
import { formatDate } from '../../../../domain/format/date';
import { type Chart, OVERVIEW_TITLE, worthWords } from '../../../../domain/overview/chart';
import { inColumns } from '../../../../domain/overview/columns';
import {
  FIRST_FIGURE,
  UNSERVED_TITLE,
  unservedBasis,
  unservedHeads,
  unservedRows,
} from '../../../../domain/overview/unserved';
import { TableHead } from '../../../ui/layout/TableHead';
import { PrintSection, PrintSheet, PrintTable } from '../../../ui/page/PrintSheet';
import { space } from '../../../ui/theme';
import { PrintedChart } from './chart/ChartFigures';
import { chartHeight } from './chart/chartFrame';
import { Textures } from './chart/looks';

const GAP = 24;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${GAP}px;
  align-items: start;
  & > div {
    display: grid;
    gap: ${space(4)};
  }
`;

/** Title, basis and legend, in pixels. */
const HEAD = 72;
const TABLE_ROW = 18;

interface Block {
  readonly id: string;
  /** About, in pixels. */
  readonly height: number;
  readonly node: (width: number) => ReactNode;
}

const chartBlock = (chart: Chart): Block => ({
  id: chart.id,
  height: HEAD + chartHeight(chart, 'paper'),
  node: (width) => (
    <PrintSection>
      <h2>{chart.title}</h2>
      <p>{chart.basis}</p>
      <PrintedChart chart={chart} width={width} />
    </PrintSection>
  ),
});

const unservedBlock = (overview: Overview): Block => ({
  id: 'unserved',
  height: HEAD + overview.unserved.length * TABLE_ROW,
  node: () => <PrintedUnserved overview={overview} />,
});

export const PrintedOverview = ({ overview, charts }: { overview: Overview; charts: readonly Chart[] }) => (
  <PrintSheet
    title={OVERVIEW_TITLE}
    date={`As of ${formatDate(overview.day)}`}
    basis={`${worthWords(overview.open)}.`}
    fitsOnePage
  >
    {(width) => (
      <>
        <Textures />
        <Columns>
          {inColumns([unservedBlock(overview), ...charts.map(chartBlock)], ({ height }) => height).map(
            (column, index) => (
              <div key={index}>
                {column.map(({ id, node }) => (
                  <Fragment key={id}>{node((width - GAP) / 2)}</Fragment>
                ))}
              </div>
            ),
          )}
        </Columns>
      </>
    )}
  </PrintSheet>
);

const HEADS = ['Requirement', ...unservedHeads.slice(FIRST_FIGURE)];

function PrintedUnserved({ overview }: { overview: Overview }) {
  const rows = unservedRows(overview);
  return (
    <PrintSection>
      <h2>{UNSERVED_TITLE}</h2>
      <p>{unservedBasis(overview)}</p>
      <PrintTable $widths={[52, 12, 16, 20]}>
        <TableHead titles={HEADS} numeric={HEADS.slice(1)} />
        <tbody>
          {rows.map(({ rank, cells }) => (
            <tr key={rank}>
              <td>{cells.slice(0, FIRST_FIGURE).join(', ')}</td>
              {cells.slice(FIRST_FIGURE).map((cell, index) => (
                <td key={HEADS[index + 1]} data-numeric>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PrintTable>
    </PrintSection>
  );
}
