import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Chart } from '../../../../src/domain/overview/chart';
import { ChartFigures } from '../../../../src/web/parts/chart/ChartFigures';
import { Textures } from '../../../../src/web/parts/chart/looks';
import { about } from '../../about';

const chart: Chart = {
  ...{ id: 'plan', title: 'Margin by match', basis: '', by: 'Match', measure: 'dollars', unit: 'orders' },
  ...{ layout: 'grouped', facts: [] },
  series: [
    { name: 'Plan', look: 'fits' },
    { name: 'First come, first served', look: 'second' },
  ],
  rows: [
    {
      name: '98 to 100%',
      bars: [
        { value: 182_300, to: null },
        { value: 241_000, to: null },
      ],
      facts: [],
    },
    {
      name: '96 to under 98%',
      bars: [
        { value: 96_400, to: null },
        { value: 12_750, to: null },
      ],
      facts: [],
    },
  ],
};

const meta = {
  title: 'Charts/Chart',
  component: ChartFigures,
  parameters: about(
    'Bars side by side or one after the other, each with its figure; the same figures as a table.',
    'Not for a single figure: a sentence says it better.',
  ),
  args: { chart, isTable: false },
  render: (args) => (
    <>
      <Textures />
      <ChartFigures {...args} />
    </>
  ),
} satisfies Meta<typeof ChartFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grouped: Story = {};
export const Stacked: Story = { args: { chart: { ...chart, layout: 'stacked' } } };
export const AsTable: Story = { args: { isTable: true } };
