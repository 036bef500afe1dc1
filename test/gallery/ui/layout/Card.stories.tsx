import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../../../../src/web/ui/layout/Card';
import { KeyValue } from '../../../../src/web/ui/layout/KeyValue';
import { about } from '../../about';
import { oneLongWord } from '../../sample';

const meta = {
  title: 'Data/Card',
  component: Card,
  parameters: about(
    'A surface for one thing among several: a unit, a panel of figures. Padding is the business of what is in it.',
    'Not for a list of rows with the same columns: that is a Table.',
  ),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const padded = { padding: 16 };

export const Default: Story = {
  args: { style: padded, children: <KeyValue items={[{ label: 'kVA', value: '225' }]} /> },
};
export const Empty: Story = { args: { style: padded } };
export const LongText: Story = { args: { style: { ...padded, overflowWrap: 'anywhere' }, children: oneLongWord } };
