import { render, screen } from '@testing-library/react';
import { ConnectionNotice } from '../../../src/web/app/ConnectionNotice';
import { Button, needsNetwork } from '../../../src/web/ui/button/Button';
import { ExplainedButton } from '../../../src/web/ui/button/ExplainedButton';
import { TooltipProvider } from '../../../src/web/ui/Tooltip';
import { setOnline } from '../../support/web/network';

afterEach(() => jest.restoreAllMocks());

const OFFLINE = 'You are offline. What is on screen stays; anything new needs the network.';
const BACK = 'You are online again. What could not be loaded can be tried again.';
const WHY = 'You are offline. This needs the network.';

test('while there is a network, the live region is there and empty', () => {
  render(<ConnectionNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the notice says that the network is gone, and that it is back', () => {
  render(<ConnectionNotice />);
  const place = screen.getByRole('status');
  for (let flap = 0; flap < 10; flap += 1) {
    setOnline(false);
    expect(place).toHaveTextContent(OFFLINE);
    setOnline(true);
    expect(place).toHaveTextContent(BACK);
  }
});

test('a page that starts without a network says so', () => {
  setOnline(false);
  render(<ConnectionNotice />);
  expect(screen.getByText(OFFLINE)).toBeInTheDocument();
});

test('without a network the controls that need it are described so, and stay usable', () => {
  const press = jest.fn();
  render(
    <TooltipProvider>
      <Button {...needsNetwork} onClick={press}>
        Save
      </Button>
      <ExplainedButton {...needsNetwork} whyNot={null} onClick={press}>
        Reserve
      </ExplainedButton>
      <Button>Reset</Button>
      <ConnectionNotice />
    </TooltipProvider>,
  );
  const controls = ['Save', 'Reserve'].map((name) => screen.getByRole('button', { name }));
  for (const isOnline of [true, false, true]) {
    setOnline(isOnline);
    for (const control of controls) {
      expect(control).toHaveAccessibleDescription(isOnline ? '' : WHY);
      control.click();
    }
    expect(screen.getByRole('button', { name: 'Reset' })).toHaveAccessibleDescription('');
  }
  expect(press).toHaveBeenCalledTimes(6);
});
