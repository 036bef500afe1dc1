import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ThemeSwitch } from '../../../../src/web/parts/header/ThemeSwitch';
import { color } from '../../../../src/web/ui/theme';
import { about } from '../../about';
import { Held } from '../../Held';

const meta = {
  title: 'Navigation/Theme switch',
  component: ThemeSwitch,
  parameters: about(
    'Says which theme is in force; a press takes the next one: as the system, light, dark.',
    'Not outside of the header.',
  ),
  args: { theme: 'system', onChange: () => undefined },
  render: (args) => (
    <Held initial={args.theme}>{(theme, choose) => <ThemeSwitch theme={theme} onChange={choose} />}</Held>
  ),
  decorators: [
    (Story) => (
      <div style={{ padding: 16, background: color('frame') }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = {};
export const Light: Story = { args: { theme: 'light' } };
export const Dark: Story = { args: { theme: 'dark' } };
