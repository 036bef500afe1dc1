import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../../../../src/web/ui/button/Button';
import { Gallery } from '../../../../src/web/ui/gallery/Gallery';
import { about } from '../../about';
import { Held } from '../../Held';
import { brokenPicture, FALLBACK, pictures } from '../../pictures';

const meta = {
  title: 'Pictures/Gallery',
  component: Gallery,
  parameters: about(
    'All pictures of a unit, one at a time, in a dialog: by arrow, key, swipe and thumbnail.',
    'Not for a single picture on a page: that is a Unit photo.',
    640,
  ),
  args: { images: pictures, isOpen: true, onClose: () => undefined, fallbackUrl: FALLBACK },
  render: (args) => (
    <Held initial={args.isOpen}>
      {(isOpen, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>View Unit Images</Button>
          <Gallery {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
    </Held>
  ),
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { isOpen: false } };
export const Five: Story = {};
export const OpenOnTheThird: Story = { args: { start: 2 } };
export const One: Story = { args: { images: pictures.slice(0, 1) } };
export const Thirty: Story = { args: { images: Array.from({ length: 6 }, () => pictures).flat(), start: 14 } };
export const OneIsBroken: Story = { args: { images: [brokenPicture, ...pictures] } };
