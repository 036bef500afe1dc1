import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GalleryPicture } from '../../../../src/web/ui/gallery/GalleryPicture';
import { about } from '../../about';
import { brokenPicture, FALLBACK, pictures } from '../../pictures';

const [front = brokenPicture, , tall = brokenPicture, wide = brokenPicture] = pictures;

/** Keeps the news from a picture that it has been loaded. */
function withhold(box: HTMLElement | null) {
  box?.addEventListener('load', (event) => event.stopPropagation(), true);
}

const meta = {
  title: 'Pictures/Picture',
  component: GalleryPicture,
  parameters: about(
    'A picture fitted into the room there is, with a spinner while it loads and a fallback if it fails.',
    'Not for drawings that belong to the product itself, such as the logo.',
  ),
  args: { image: front, fallbackUrl: FALLBACK },
  decorators: [
    (Story) => (
      <div style={{ width: 360, height: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GalleryPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Tall: Story = { args: { image: tall } };
export const Wide: Story = { args: { image: wide } };
export const Loading: Story = {
  args: { image: { ...front, url: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E' } },
  decorators: [
    (Story) => (
      <div ref={withhold}>
        <Story />
      </div>
    ),
  ],
};
export const Broken: Story = { args: { image: brokenPicture } };
