import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SettingsLink } from '../../../../src/web/parts/header/SettingsLink';
import { color } from '../../../../src/web/ui/theme';
import { about } from '../../about';

const meta = {
  title: 'Navigation/Settings link',
  component: SettingsLink,
  parameters: about('Leads to the settings from every screen.', 'Not outside of the header.'),
  decorators: [
    (Story) => (
      <div style={{ padding: 16, background: color('frame') }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SettingsLink>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
