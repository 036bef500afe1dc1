import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Menu } from '../../../../src/web/ui/menu/Menu';
import { about } from '../../about';
import { oneLongWord } from '../../sample';

const nothing = () => undefined;

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  parameters: about(
    'Several actions or destinations behind one button, of which one is wanted at a time.',
    'Not for a choice whose value must be seen: that is a SelectField or Segmented.',
    320,
  ),
  args: {
    label: 'Views',
    groups: [
      {
        name: 'My views',
        items: [
          { id: 1, label: 'Arizona', isCurrent: true, onSelect: nothing },
          { id: 2, label: 'Overdue', note: 'Shared · My start', onSelect: nothing },
        ],
      },
      { items: [{ id: 'save', label: 'Save current as…', onSelect: nothing }] },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const LongText: Story = {
  args: {
    groups: [{ name: oneLongWord, items: [{ id: 1, label: oneLongWord, note: oneLongWord, onSelect: nothing }] }],
  },
};
