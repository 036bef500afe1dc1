import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotesModal } from '../../../../src/web/parts/order/NotesModal';
import { Button } from '../../../../src/web/ui/button/Button';
import { about } from '../../about';
import { Held } from '../../Held';
import { longNotes, oneLongWord, shortNotes } from '../../sample';

const meta = {
  title: 'Dialogs/Notes',
  component: NotesModal,
  parameters: about('What a sales representative wrote on an order, as it was typed.', 'Not for writing notes.', 480),
  args: { notes: shortNotes, isOpen: true, onClose: () => undefined },
  render: (args) => (
    <Held initial={args.isOpen}>
      {(isOpen, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>Notes</Button>
          <NotesModal {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
    </Held>
  ),
} satisfies Meta<typeof NotesModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { isOpen: false } };
export const Short: Story = {};
export const Long: Story = { args: { notes: longNotes } };
export const OneLongWord: Story = { args: { notes: oneLongWord } };
export const None: Story = { args: { notes: null } };
