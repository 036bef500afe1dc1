import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Keyboard } from 'lucide-react';
import { AppHeader } from '../../../../src/web/parts/header/AppHeader';
import { HeaderButton } from '../../../../src/web/parts/header/HeaderButton';
import { ThemeSwitch } from '../../../../src/web/parts/header/ThemeSwitch';
import { about } from '../../about';
import { Held } from '../../Held';
import { Pretend } from '../../Pretend';

const meta = {
  title: 'Navigation/Header',
  component: AppHeader,
  parameters: {
    ...about(
      'On top of every screen of a person who is signed in: where they are, who they are, the way out.',
      'Not on the sign-in page, which has nowhere to go to.',
    ),
    layout: 'fullscreen',
  },
  args: {
    user: { name: 'Dana Whitfield', email: 'dana.whitfield@specai.test' },
    onLogout: () => undefined,
    screens: [
      { path: '/', name: 'Open Orders' },
      { path: '/inventory', name: 'Inventory' },
      { path: '/reserved', name: 'Reserved' },
      { path: '/overview', name: 'Overview' },
    ],
  },
} satisfies Meta<typeof AppHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtOpenOrders: Story = {};
export const AtReserved: Story = { parameters: { path: '/reserved' } };
export const Elsewhere: Story = { parameters: { path: '/order/10001' } };
export const WithTools: Story = {
  args: {
    children: (
      <>
        <HeaderButton type="button" aria-label="Keyboard shortcuts" $forKeyboards>
          <Keyboard size={15} aria-hidden="true" />
        </HeaderButton>
        <Held<'system' | 'light' | 'dark'> initial="system">
          {(theme, choose) => <ThemeSwitch theme={theme} onChange={choose} />}
        </Held>
      </>
    ),
  },
};
export const WithoutAName: Story = { args: { user: { name: ' ', email: 'dana.whitfield@specai.test' } } };
export const LongName: Story = {
  args: { user: { name: 'Maximiliana Featherstonehaugh-Oyelaran de la Concepción', email: 'm@specai.test' } },
};
export const PointedAt: Story = {
  render: (args) => (
    <Pretend state="hover">
      <AppHeader {...args} />
    </Pretend>
  ),
};
export const Focused: Story = {
  render: (args) => (
    <Pretend state="focus-visible">
      <AppHeader {...args} />
    </Pretend>
  ),
};
