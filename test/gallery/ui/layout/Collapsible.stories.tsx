import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../../../../src/web/ui/layout/Card';
import { Collapsible } from '../../../../src/web/ui/layout/Collapsible';
import { about } from '../../about';
import { Held } from '../../Held';
import { Pretend } from '../../Pretend';
import { longNotes, oneLongWord } from '../../sample';

const meta = {
  title: 'Data/Collapsible',
  component: Collapsible,
  parameters: about(
    'A heading that opens and closes what is under it, for what is needed now and then.',
    'Not for what is always needed, nor for what must be decided: that is a Dialog.',
  ),
  args: {
    title: 'Electrical',
    open: false,
    onToggle: () => undefined,
    children: <p style={{ padding: '8px 14px' }}>{longNotes.slice(0, 300)}</p>,
  },
  render: (args) => (
    <Held initial={args.open}>
      {(open, setOpen) => (
        <Card>
          <Collapsible {...args} open={open} onToggle={() => setOpen(!open)} />
        </Card>
      )}
    </Held>
  ),
} satisfies Meta<typeof Collapsible>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const PointedAt: Story = {
  render: (args) => (
    <Pretend state="hover">
      <Collapsible {...args} />
    </Pretend>
  ),
};
export const Focused: Story = {
  render: (args) => (
    <Pretend state="focus-visible">
      <Collapsible {...args} />
    </Pretend>
  ),
};
export const LongTitle: Story = { args: { title: longNotes.slice(0, 300) } };
export const OneLongWord: Story = { args: { title: oneLongWord } };
