import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '../../../../src/web/lib/browser/browser';
import { readRecording } from '../../../../src/web/features/devtools/recording';
import { startRecording } from '../../../../src/web/features/devtools/startRecording';
import { showToast } from '../../../../src/web/ui/toast/showToast';
import { Toaster } from '../../../../src/web/ui/toast/Toaster';
import { aStore } from '../../../support/web/store';

jest.mock('../../../../src/web/lib/browser/browser', () => ({ saveFile: jest.fn() }));
const saved = jest.mocked(saveFile);

async function record(isFull = false) {
  const onClose = jest.fn();
  const recorder = await act(() => Promise.resolve(startRecording(isFull, onClose)));
  return { recorder, onClose, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const savedRecording = () => readRecording(saved.mock.lastCall![1] as string);

afterEach(async () => {
  const stop = screen.queryByRole('button', { name: 'Stop' });
  if (stop) await userEvent.click(stop);
  const discard = screen.queryByRole('button', { name: 'Discard' });
  if (discard) await userEvent.click(discard);
});

test('the panel counts steps and says what a recording contains', async () => {
  const { recorder } = await record();
  const panel = screen.getByRole('complementary', { name: 'Recording' });
  expect(panel).toHaveTextContent('Recording · 0 steps');
  expect(panel).toHaveTextContent(/Names, notes, prices and other text are replaced with placeholders/);
  const store = aStore({ tools: { devTools: false, middleware: [recorder.middleware] } });
  act(() => void store.dispatch({ type: 'test/tick' }));
  expect(panel).toHaveTextContent(/Recording · \d steps/);
  expect(panel).not.toHaveTextContent('· 0 steps');
});

test('the panel says that a full recording is not redacted', async () => {
  await record(true);
  expect(screen.getByRole('complementary')).toHaveTextContent('Names, notes and prices are included');
});

test.each([
  ['the button', () => userEvent.click(button('Download'))],
  ['Ctrl+Shift+.', () => fireEvent.keyDown(window, { ctrlKey: true, shiftKey: true, code: 'Period' })],
])('%s downloads the recording', async (_, download) => {
  await record();
  await download();
  expect(saved).toHaveBeenCalledWith(
    expect.stringMatching(/^specai-recording-\d{12}\.json$/),
    expect.any(String),
    'application/json',
  );
  expect(savedRecording()).toMatchObject({ isFull: false, dropped: 0, steps: [] });
});

test('a stopped recording can be downloaded, started again or discarded', async () => {
  const { recorder, onClose, user } = await record();
  await user.click(button('Stop'));
  expect(screen.getByText(/^Recording stopped/)).toBeInTheDocument();
  expect(recorder.isOn()).toBe(false);
  await user.click(button('Start a new recording'));
  expect(recorder.isOn()).toBe(true);
  await user.click(button('Stop'));
  await user.click(button('Discard'));
  expect(screen.queryByRole('complementary', { name: 'Recording' })).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a shown failure offers the recording', async () => {
  const { user } = await record();
  render(<Toaster />);
  act(() => showToast({ tone: 'destructive', title: 'Not saved', description: 'Try again.' }));
  await user.click(await screen.findByRole('button', { name: 'Save the recording' }));
  expect(savedRecording().steps).toEqual([]);
});
