import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { PlaybackPage } from '../../../src/web/playback/PlaybackPage';
import './screens';
import { extent } from '../../support/extent';
import { keptTraces } from '../../support/replayTrace';
import { Unstyled } from '../../support/web/Unstyled';

const text = (name: string) => readFileSync(`test/traces/${name}`, 'utf8');
const bar = () => within(screen.getByRole('complementary', { name: 'Playback' }));
const differencesShown = () => screen.queryAllByText(/^Step \d+: /).map(({ textContent }) => textContent);
const user = userEvent.setup({ delay: null });
/** A whole recording, on a busy machine, ms. */
const LONG = { timeout: 300_000 };

beforeEach(() => {
  window.scrollTo = jest.fn();
});

/** The nasty session goes the way of the others, and further. */
const played = extent(keptTraces(), ['of-version-1.json', 'orders-and-logout.json']);

test.each(played)('%s plays on the real screens without a server and without a difference', async (name) => {
  render(<PlaybackPage text={text(name)} />, { wrapper: Unstyled });
  await user.click(bar().getByRole('button', { name: 'Play' }));
  const status = bar().getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent(/^Step (\d+) of \1 ·/), LONG);
  expect(differencesShown()).toEqual([]);
});

/** The panel stays: who waits for it does not look for it again and again among the screens. */
async function isPlayed() {
  const back = bar().getByText('Back');
  await waitFor(() => expect(back).toBeEnabled(), LONG);
}

/** Plays up to the first step with this title. */
async function playThrough(name: RegExp) {
  await user.click(bar().getAllByText(name, { selector: 'li button' })[0]!);
  const status = bar().getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent(name), LONG);
  await isPlayed();
}

test('the screens show the state that the playback has reached, forward and back', async () => {
  render(<PlaybackPage text={text('unit-options.json')} />, { wrapper: Unstyled });
  expect(screen.getByText(/Signed out at this step/)).toBeInTheDocument();
  expect(bar().getByRole('button', { name: 'Back' })).toBeDisabled();
  const option = (name: string) => screen.findByRole('switch', { name });
  await playThrough(/unitOptions: CHANGE$/);
  expect(await option('FR3')).toBeChecked();
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  await user.click(bar().getByText('Back'));
  await isPlayed();
  expect(await option('FR3')).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await playThrough(/unitOptions: SAVE$/);
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeInTheDocument();
  expect(await option('Turn pull')).toBeChecked();
  expect(differencesShown()).toEqual([]);
});

test('a difference from the recording is listed with its step', async () => {
  const changed = text('unit-options.json').replace('{"value":"saving"', '{"value":"refetching"');
  render(<PlaybackPage text={changed} />, { wrapper: Unstyled });
  await playThrough(/unitOptions: SAVE$/);
  expect(bar().getByText(/^Step \d+: value was "refetching", is "saving"$/)).toBeInTheDocument();
});

/** jsdom's File has no text(). */
const aFile = (content: string) =>
  Object.assign(new File([content], 'trace.json', { type: 'application/json' }), {
    text: () => Promise.resolve(content),
  });

test('the page plays a chosen file and explains why one that is not a recording cannot be played', async () => {
  render(<PlaybackPage text={null} />, { wrapper: Unstyled });
  await user.upload(screen.getByLabelText(/Recording/), aFile('{}'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is JSON, but not a recording');
  await user.upload(screen.getByLabelText(/Recording/), aFile(text('orders-and-logout.json')));
  expect(await screen.findByRole('complementary', { name: 'Playback' })).toBeInTheDocument();
});
