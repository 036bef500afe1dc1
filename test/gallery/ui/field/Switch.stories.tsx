import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Switch } from '../../../../src/web/ui/field/Switch';
import { about } from '../../about';
import { Held } from '../../Held';
import { Pretend } from '../../Pretend';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  parameters: about(
    'Turns one thing on or off, with effect at once: an add-on, a filter.',
    'Not for a choice between two things that both have a name: that is a Segmented choice.',
  ),
  args: { label: 'Fill with FR3', checked: false, onChange: () => undefined },
  render: (args) => (
    <Held initial={args.checked}>{(value, hold) => <Switch {...args} checked={value} onChange={hold} />}</Held>
  ),
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Focused: Story = {
  render: (args) => (
    <Pretend state="focus-visible">
      <Switch {...args} />
    </Pretend>
  ),
};
export const OffAndDisabled: Story = { args: { disabled: true } };
export const OnAndDisabled: Story = { args: { checked: true, disabled: true } };
export const LongText: Story = {
  args: {
    label:
      'Replace the cabinet, the hinges and the door with its padlockable handle, and paint it Munsell 7GY 3.29/1.5',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
};
