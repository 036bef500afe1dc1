import { Link } from 'react-router-dom';
import { type Bar, type Chart, type ChartRow, barWords, figure, tableHead } from '../../../domain/overview/chart';
import { Table, TableScroll } from '../../ui/layout/Table';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

interface ChartTableProps {
  chart: Chart;
  /** Its figures open the lists behind them; not where the bars do. */
  hasLinks: boolean;
}

/** The chart as figures. */
export function ChartTable({ chart, hasLinks }: ChartTableProps) {
  const Frame = hasLinks ? TableScroll : 'div';
  return (
    <Frame>
      <Table>
        <VisuallyHidden as="caption">{chart.title}</VisuallyHidden>
        <thead>
          <tr>
            {tableHead(chart).map((head, index) => (
              <th key={head} scope="col" data-numeric={index > 0 || undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {row.bars.map((bar, index) => (
                <td key={chart.series[index]?.name} data-numeric>
                  <Figure bar={hasLinks ? bar : null} words={barWords(chart, row, index)}>
                    {figure(chart, bar?.value ?? 0)}
                  </Figure>
                </td>
              ))}
              <Facts row={row} />
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

const Facts = ({ row: { facts } }: { row: ChartRow }) =>
  facts.map((fact, index) => (
    <td key={index} data-numeric>
      {fact}
    </td>
  ));

const Figure = ({ bar, words, children }: { bar: Bar | null; words: string; children: string }) =>
  typeof bar?.to === 'string' ? (
    <Link to={bar.to} aria-label={words}>
      {children}
    </Link>
  ) : (
    children
  );
