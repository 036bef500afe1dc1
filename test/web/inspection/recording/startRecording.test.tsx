import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { saveFile } from '../../../../src/web/adapters/saveFile';
import { readTrace } from '../../../../src/web/inspection/file/readTrace';
import { startRecording, traceFileName } from '../../../../src/web/inspection/recording/startRecording';
import { aConfig } from '../../../support/web/renderApp';

jest.mock('../../../../src/web/adapters/saveFile', () => ({ saveFile: jest.fn() }));
const saved = jest.mocked(saveFile);

const { capabilities } = aConfig();

async function record(isComplete = false) {
  window.history.replaceState(null, '', '/?record&customer=Mesa');
  const onStop = jest.fn();
  const recorder = await act(() => Promise.resolve(startRecording(isComplete, capabilities, onStop)));
  return { recorder, onStop, user: userEvent.setup() };
}

const stop = () => userEvent.click(screen.getByRole('button', { name: 'Stop' }));

afterEach(() => screen.queryByRole('button', { name: 'Stop' })?.click());

test('a panel shows that the tab is being recorded, what the recording contains, and the number of steps', async () => {
  await record();
  const panel = screen.getByRole('complementary', { name: 'Recording' });
  expect(panel).toHaveTextContent('Recording · 1 step');
  expect(panel).toHaveTextContent(/Names, notes, prices and other text are replaced with placeholders/);
  await act(() => {
    window.history.pushState(null, '', '/reserved');
    window.history.replaceState(null, '', '/reserved');
    return Promise.resolve();
  });
  expect(panel).toHaveTextContent('Recording · 2 steps');
});

test('the panel says that a full recording is not redacted', async () => {
  await record(true);
  expect(screen.getByRole('complementary')).toHaveTextContent('Names, notes and prices are included as they are');
});

test.each([
  [
    'The button',
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Download' })),
  ],
  [
    'Ctrl+Shift+.',
    (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Control>}{Shift>}[Period]{/Shift}{/Control}'),
  ],
])('%s downloads the recording as JSON', async (_, download) => {
  const { user } = await record();
  await download(user);
  expect(saved).toHaveBeenCalledTimes(1);
  const [name, text, type] = saved.mock.calls[0]!;
  expect(name).toMatch(/^specai-trace-\d{8}-\d{4}\.json$/);
  expect(type).toBe('application/json');
  expect(readTrace(text)).toMatchObject({
    isComplete: false,
    steps: [{ kind: 'start', address: '/?record=&customer=text-1', capabilities }],
  });
});

test('the name of a download contains the local time', () => {
  expect(traceFileName(new Date(2026, 2, 5, 9, 7))).toBe('specai-trace-20260305-0907.json');
});

test('Stop removes the panel and the shortcut, and stores nothing for the next page', async () => {
  const { recorder, onStop, user } = await record();
  await act(stop);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(onStop).toHaveBeenCalledTimes(1);
  await user.keyboard('{Control>}{Shift>}[Period]{/Shift}{/Control}');
  window.history.pushState(null, '', '/order/7');
  window.dispatchEvent(new Event('pagehide'));
  expect(saved).not.toHaveBeenCalled();
  expect(recorder.count()).toBe(0);
  expect(window.sessionStorage).toHaveLength(0);
});
