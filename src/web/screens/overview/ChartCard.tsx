import { useState } from 'react';
import { styled } from 'styled-components';
import { type Chart, totalOf, chartTable } from '../../../domain/overview/chart';
import { ChartFigures } from '../../parts/chart/ChartFigures';
import { ExportMenu } from '../../parts/page/ExportMenu';
import { useSaveTable } from '../../state/tables/useSaveTable';
import { Switch } from '../../ui/field/Switch';
import { Card, Row } from '../../ui/elements';
import { color, fontSize, space } from '../../ui/theme';

export const Frame = styled(Card)`
  padding: ${space(4)};
  break-inside: avoid;
`;

export const Head = styled(Row)`
  gap: ${space(1)} ${space(3)};
  margin-bottom: ${space(3)};
`;

export const Basis = styled.p`
  order: 3;
  width: 100%;
  color: ${color('textDim')};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
`;

export const Tools = styled(Row)`
  gap: ${space(1)} ${space(2)};
  margin-left: auto;
  font-size: ${fontSize.label};
  @media print {
    display: none;
  }
`;

export function ChartCard({ chart }: { chart: Chart }) {
  const [isTable, setTable] = useState(false);
  const { saveTable, isBusy } = useSaveTable({ what: 'the chart' });
  const isEmpty = chart.rows.every((row) => totalOf(row) === 0);
  return (
    <Frame aria-label={chart.title}>
      <Head>
        <h2>{chart.title}</h2>
        <Basis>{chart.basis}</Basis>
        {!isEmpty && (
          <Tools>
            <Switch label="Show as table" checked={isTable} onChange={setTable} />
            <ExportMenu
              of={chart.title}
              isBusy={isBusy}
              onExport={(format) => void saveTable((made) => chartTable(chart, made), format)}
            />
          </Tools>
        )}
      </Head>
      {isEmpty ? <p>Nothing to show.</p> : <ChartFigures chart={chart} isTable={isTable} />}
    </Frame>
  );
}
