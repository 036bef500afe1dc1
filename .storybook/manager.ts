import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'SpecAI: the kit' }),
  sidebar: { showRoots: true },
});
