import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../../../../src/web/ui/button/Button';
import { Modal } from '../../../../src/web/ui/dialog/Modal';
import { Prose } from '../../../../src/web/ui/text/Text';
import { about } from '../../about';
import { Held } from '../../Held';
import { longNotes, shortNotes } from '../../sample';

const meta = {
  title: 'Dialogs/Dialog',
  component: Modal,
  parameters: about(
    'Asks for a decision, or shows what is read and put away, before anything else goes on.',
    'Not for news that needs no answer: that is a Toast or a Notice.',
    520,
  ),
  args: {
    title: 'Notes of order SO117205-1',
    isOpen: true,
    onClose: () => undefined,
    children: <Prose>{shortNotes}</Prose>,
  },
  render: (args) => (
    <Held initial={args.isOpen}>
      {(isOpen, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <Modal {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
    </Held>
  ),
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

const footer = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Release</Button>
  </>
);

export const Closed: Story = { args: { isOpen: false } };
export const Small: Story = { args: { size: 'small', footer } };
export const Medium: Story = {};
export const Large: Story = { args: { size: 'large', footer } };
/** For pictures, which bring their own margins. */
export const WholeWindow: Story = { args: { size: 'gallery' } };
export const Busy: Story = {
  args: {
    size: 'small',
    footer: (
      <Button variant="primary" busy>
        Releasing…
      </Button>
    ),
  },
};
/** Only the text scrolls. */
export const LongText: Story = { args: { footer, children: <Prose tabIndex={0}>{longNotes}</Prose> } };
export const LongTitle: Story = { args: { title: longNotes.slice(0, 200), footer } };
