import { act, render, screen } from '@testing-library/react';
import { ConnectionNotice } from '../../../src/web/parts/ConnectionNotice';

const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

afterEach(() => jest.restoreAllMocks());

const OFFLINE = 'You are offline. What is on screen stays; anything new needs the network.';

test('says nothing while there is a network, in a place that is heard', () => {
  render(<ConnectionNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says that the network is gone and, unseen, that it is back', () => {
  render(<ConnectionNotice />);
  const place = screen.getByRole('status');
  for (let flap = 0; flap < 10; flap += 1) {
    setOnline(false);
    expect(place).toHaveTextContent(OFFLINE);
    setOnline(true);
    expect(place).toHaveTextContent('You are online again.');
  }
});

test('says so from the start', () => {
  setOnline(false);
  render(<ConnectionNotice />);
  expect(screen.getByText(OFFLINE)).toBeInTheDocument();
});
