import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextArea } from '../../../../src/web/ui/field/TextArea';
import { about } from '../../about';
import { Held } from '../../Held';
import { Pretend } from '../../Pretend';

const meta = {
  title: 'Fields/Text area',
  component: TextArea,
  parameters: about(
    'Some sentences to type: a reason, a remark.',
    'Not for one line, a number or a name: that is a Text field.',
  ),
  args: { label: 'Reason', value: '', onChange: () => undefined },
  render: (args) => (
    <Held initial={args.value}>{(value, hold) => <TextArea {...args} value={value} onChange={hold} />}</Held>
  ),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { value: 'The customer accepts 13.8 kV on the lowest tap.\nSee the mail of 5 March.' },
};
export const Error: Story = { args: { value: 'ok', error: 'Enter a reason of at least 3 characters.' } };
export const Focused: Story = {
  args: { value: 'The customer accepts it.' },
  render: (args) => (
    <Pretend state="focus-visible">
      <TextArea {...args} />
    </Pretend>
  ),
};
export const Disabled: Story = { args: { value: 'The customer accepts it.', disabled: true } };
export const LongText: Story = {
  args: { value: 'Replaces a failed unit; existing conductors are 4 × 500 kcmil per phase. '.repeat(6) },
};
