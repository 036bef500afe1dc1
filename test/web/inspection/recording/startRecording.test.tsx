import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { saveFile } from '../../../../src/web/adapters/saveFile';
import { readTrace } from '../../../../src/web/inspection/file/readTrace';
import { startRecording } from '../../../../src/web/inspection/recording/startRecording';
import { traceFileName, type Observe } from '../../../../src/web/inspection/recording/savedRecordings';
import { withObserved } from '../../../../src/web/inspection/replay/withObserved';
import { aConfig } from '../../../support/web/renderApp';

jest.mock('../../../../src/web/adapters/saveFile', () => ({ saveFile: jest.fn() }));
const saved = jest.mocked(saveFile);

const { capabilities } = aConfig();

async function record(isComplete = false, observe: Observe = withObserved) {
  window.history.replaceState(null, '', '/?record&customer=Mesa');
  const onStop = jest.fn();
  const recording = await act(() => startRecording(isComplete, capabilities, onStop, observe));
  return { ...recording, onStop, user: userEvent.setup() };
}

const choose = (answer: string) => userEvent.click(screen.getByRole('button', { name: answer }));

async function discard() {
  await choose('Stop');
  await screen.findByRole('dialog', { name: 'Stop recording?' });
  await choose('Discard');
}

afterEach(async () => {
  if (screen.queryByRole('button', { name: 'Stop' })) await discard();
});

async function savedText(call = 0): Promise<string> {
  await waitFor(() => expect(saved.mock.calls.length).toBeGreaterThan(call));
  return new Response(saved.mock.calls[call]![1]).text();
}

test('a panel shows that the tab is being recorded, what the recording contains, and the number of steps', async () => {
  await record();
  const panel = screen.getByRole('complementary', { name: 'Recording' });
  expect(panel).toHaveTextContent(/Recording · 1 step since \d+:\d\d [AP]M/);
  expect(panel).toHaveTextContent(/Names, notes, prices and other text are replaced with placeholders/);
  await act(() => {
    window.history.pushState(null, '', '/reserved');
    window.history.replaceState(null, '', '/reserved');
    return Promise.resolve();
  });
  expect(panel).toHaveTextContent('Recording · 2 steps');
  await waitFor(() => expect(panel).toHaveTextContent(/ · 1 kB/));
  expect(panel).toHaveTextContent('It stays in this browser over sign-in and reload');
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
  const text = await savedText();
  expect(saved).toHaveBeenCalledTimes(1);
  const [name, , type] = saved.mock.calls[0]!;
  expect(name).toMatch(/^specai-trace-\d{8}-\d{4}\.json$/);
  expect(type).toBe('application/json');
  expect(readTrace(text)).toMatchObject({
    isComplete: false,
    steps: [{ kind: 'start', address: '/?record=&customer=text-1', capabilities }],
  });
});

test('a recording begins with the browser and the size of its window', async () => {
  Object.assign(window, { innerWidth: 390, innerHeight: 844 });
  const { user } = await record();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(readTrace(await savedText()).steps[0]).toMatchObject({
    kind: 'start',
    environment: {
      browser: navigator.userAgent,
      locale: 'en-US',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      viewport: { width: 390, height: 844 },
    },
  });
});

test('a long recording too is saved with what the screens showed, and the button says how far that is', async () => {
  let finish = () => {};
  const prepared = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const observe: Observe = async (trace, onProgress) => {
    onProgress?.(0.409);
    await prepared;
    return { ...trace, steps: trace.steps.map((step) => ({ ...step, observed: { screen: '/' } })) };
  };
  const { recorder, user } = await record(false, observe);
  act(() => {
    for (let count = 0; count < 5_000; count += 1) recorder.navigated(`/?page=${count}`);
  });
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('button', { name: 'Preparing 40 %' })).toHaveAttribute('aria-busy', 'true');
  finish();
  const { steps } = readTrace(await savedText());
  expect(steps).toHaveLength(5_001);
  expect(steps.every(({ observed }) => observed?.['screen'] === '/')).toBe(true);
  expect(await screen.findByRole('button', { name: 'Download' })).not.toHaveAttribute('aria-busy');
});

test('the name of a download contains the local time', () => {
  expect(traceFileName(new Date(2026, 2, 5, 9, 7))).toBe('specai-trace-20260305-0907.json');
});

test('Stop asks; discarding removes the panel and the shortcut, and stores nothing for the next page', async () => {
  const { error } = window.console;
  const { onStop, user } = await record();
  await discard();
  expect(window.console.error).toBe(error);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(onStop).toHaveBeenCalledTimes(1);
  await user.keyboard('{Control>}{Shift>}[Period]{/Shift}{/Control}');
  window.history.pushState(null, '', '/order/7');
  window.dispatchEvent(new Event('pagehide'));
  expect(saved).not.toHaveBeenCalled();
  expect(window.sessionStorage).toHaveLength(0);
});

test('Keep recording closes the question and goes on', async () => {
  const { onStop } = await record();
  await choose('Stop');
  await screen.findByRole('dialog');
  await choose('Keep recording');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('complementary')).toHaveTextContent('Recording');
  expect(onStop).not.toHaveBeenCalled();
});

test('Download and stop saves the recording, then stops', async () => {
  const { onStop } = await record();
  await choose('Stop');
  await screen.findByRole('dialog');
  await choose('Download and stop');
  expect(readTrace(await savedText()).steps).toMatchObject([
    { kind: 'start' },
    { kind: 'dialog', name: 'Stop recording?', isOpen: true },
  ]);
  await waitFor(() => expect(onStop).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('a download that fails is said, and Download and stop does not stop then', async () => {
  const { onStop } = await record();
  saved.mockImplementationOnce(() => {
    throw new Error('no space');
  });
  await choose('Stop');
  await screen.findByRole('dialog');
  await choose('Download and stop');
  expect(await screen.findByText('The download failed. Try again.')).toBeInTheDocument();
  expect(onStop).not.toHaveBeenCalled();
});

test('the last minutes are saved as a recording of their own', async () => {
  const { saveLastMinutes } = await record();
  await act(saveLastMinutes);
  expect(readTrace(await savedText()).steps).toMatchObject([{ kind: 'start', capabilities }]);
});
