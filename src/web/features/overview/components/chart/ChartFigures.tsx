import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Bar, type Chart, barWords, figure, tableHead, type Series } from '../../../../../domain/overview/chart';
import { TableScroll } from '../../../../ui/layout/Table';
import { DataTable } from '../../../../ui/layout/TableHead';
import { VisuallyHidden } from '../../../../ui/elements';
import { color, fontSize, space, inlineRow } from '../../../../ui/theme';
import { fills } from './looks';
import { BarChart, BarsOfWidth } from './BarChart';

function ChartTable({ chart, hasLinks }: { chart: Chart; hasLinks: boolean }) {
  const Frame = hasLinks ? TableScroll : 'div';
  const heads = tableHead(chart);
  return (
    <Frame>
      <DataTable caption={chart.title} titles={heads} numeric={heads.slice(1)}>
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
            {row.facts.map((fact, index) => (
              <td key={index} data-numeric>
                {fact}
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    </Frame>
  );
}

const Figure = ({ bar, words, children }: { bar: Bar | null; words: string; children: string }) =>
  typeof bar?.to === 'string' ? (
    <Link to={bar.to} aria-label={words}>
      {children}
    </Link>
  ) : (
    children
  );

export const LegendList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin-bottom: ${space(2)};
  color: ${color('textSoft')};
  font-size: ${fontSize.label};
  li {
    ${inlineRow(space(2))}
  }
`;

const Legend = ({ series }: { series: readonly Series[] }) => (
  <LegendList>
    {series.map(({ name, look }) => (
      <li key={name}>
        <svg width={14} height={14} aria-hidden="true">
          <rect width={14} height={14} rx={2} fill={fills[look]} />
        </svg>
        {name}
      </li>
    ))}
  </LegendList>
);

/** Of a known width, because paper reports none before it is printed. */
export const PrintedChart = ({ chart, width }: { chart: Chart; width: number }) => (
  <>
    {chart.series.length > 1 && <Legend series={chart.series} />}
    <BarsOfWidth {...{ chart, width }} medium="paper" />
  </>
);

export function ChartFigures({ chart, isTable }: { chart: Chart; isTable: boolean }) {
  if (isTable) return <ChartTable chart={chart} hasLinks />;
  return (
    <>
      {chart.series.length > 1 && <Legend series={chart.series} />}
      <BarChart chart={chart} />
      <VisuallyHidden as="div">
        <ChartTable chart={chart} hasLinks={false} />
      </VisuallyHidden>
    </>
  );
}
