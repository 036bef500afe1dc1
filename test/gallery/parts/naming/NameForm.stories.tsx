import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NameForm } from '../../../../src/web/parts/naming/NameForm';
import { Dim } from '../../../../src/web/ui/text/Text';
import { about } from '../../about';

const meta = {
  title: 'Naming/Name form',
  component: NameForm,
  parameters: about(
    'Asks in a dialog what something that is saved is to be called: a view, a profile of an import.',
    'Not for a field among others: that is a Text field.',
  ),
  args: { submit: 'Save', isBusy: false, failure: null, onCancel: () => undefined, onSave: () => undefined },
} satisfies Meta<typeof NameForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { name: 'Weekly stock list', children: (name) => <Dim>{name} is kept for everybody.</Dim> },
};
export const Busy: Story = { args: { name: 'Weekly stock list', isBusy: true } };
export const Refused: Story = { args: { name: 'Late rewinds', failure: 'You have a view of this name already.' } };
