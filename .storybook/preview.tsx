import type { Preview } from '@storybook/react-webpack5';
import { MemoryRouter } from 'react-router-dom';
import { Frame } from '../test/gallery/Frame';

/** Widths that the product is made for, px. */
const widths = { 1440: 900, 1024: 768, 768: 1024, 390: 844 };

const choice = (title: string, icon: 'contrast' | 'play', items: readonly { value: string; title: string }[]) => ({
  description: title,
  toolbar: { icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    (Story, { globals: { theme, motion }, parameters: { path } }) => (
      <Frame theme={theme === 'dark' ? 'dark' : 'light'} isStill={motion === 'reduced'}>
        <MemoryRouter initialEntries={[typeof path === 'string' ? path : '/']}>
          <Story />
        </MemoryRouter>
      </Frame>
    ),
  ],
  globalTypes: {
    theme: choice('Theme', 'contrast', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    motion: choice('Motion', 'play', [
      { value: 'full', title: 'All motion' },
      { value: 'reduced', title: 'Reduced motion' },
    ]),
  },
  initialGlobals: { theme: 'light', motion: 'full' },
  parameters: {
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Foundations',
          'Actions',
          'Fields',
          'Status',
          'Messages',
          'Waiting',
          'Data',
          'Dialogs',
          'Pictures',
          'Navigation',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([width, height]) => [
          `width${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    a11y: { options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
    controls: { sort: 'requiredFirst' },
  },
};
export default preview;
