import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { Overview } from '../../../contract/overview';
import {
  agesChart,
  coverageByClass,
  coverageByKva,
  dueChart,
  marginChart,
  stockChart,
} from '../../../domain/overview/charts';
import { space } from '../../ui/theme';
import { ChartCard } from './card/ChartCard';
import { Textures } from '../../parts/chart/looks';
import { UnservedCard } from './unserved/UnservedCard';
import { useMay } from '../../state/hooks';

const Columns = styled.div`
  columns: 2 34rem;
  column-gap: ${space(4)};
  & > * {
    margin-bottom: ${space(4)};
    break-inside: avoid;
  }
`;

const makers = [dueChart, agesChart, coverageByKva, coverageByClass, stockChart] as const;
const withMargins = [...makers, marginChart] as const;

/** Every chart of the overview, in one column or two. */
export function Charts({ overview }: { overview: Overview }) {
  const seesCost = useMay('seeCost');
  const charts = useMemo(() => (seesCost ? withMargins : makers).map((make) => make(overview)), [overview, seesCost]);
  return (
    <>
      <Textures />
      <UnservedCard overview={overview} />
      <Columns>
        {charts.map((chart) => (
          <ChartCard key={chart.id} chart={chart} />
        ))}
      </Columns>
    </>
  );
}
