import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ShortcutsDialog } from '../../../../src/web/parts/header/ShortcutsDialog';
import { Button } from '../../../../src/web/ui/button/Button';
import { about } from '../../about';
import { Held } from '../../Held';

const meta = {
  title: 'Dialogs/Keyboard shortcuts',
  component: ShortcutsDialog,
  parameters: about(
    'The keys that the screen behind it answers to, and the switch for those of one character.',
    'Not for keys that every browser has.',
    520,
  ),
  args: {
    isOpen: true,
    onClose: () => undefined,
    onScreen: [
      { key: '/', name: 'Search orders' },
      { key: 'n', name: 'Next' },
      { key: 'p', name: 'Previous' },
    ],
    isOn: true,
    onSwitch: () => undefined,
  },
  render: (args) => (
    <Held initial={args}>
      {(held, hold) => (
        <>
          <Button onClick={() => hold({ ...held, isOpen: true })}>Open</Button>
          <ShortcutsDialog
            {...held}
            onClose={() => hold({ ...held, isOpen: false })}
            onSwitch={(isOn) => hold({ ...held, isOn })}
          />
        </>
      )}
    </Held>
  ),
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { isOpen: false } };
export const On: Story = {};
export const SwitchedOff: Story = { args: { isOn: false } };
export const NothingOnScreen: Story = { args: { onScreen: [] } };
