import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createActor, type InspectionEvent } from 'xstate';
import { type RecordingMode, loadTools } from '../../../../src/web/app/tools/loadTools';
import { createInspection } from '../../../../src/web/store/inspection';
import { icPanelMachine } from '../../../../src/web/machines/icPanel';
import { aConfig } from '../../../support/web/renderApp';

const modeOfBuild = process.env.NODE_ENV;
const inMode = (mode: string | undefined) => Object.assign(process.env, { NODE_ENV: mode });
afterEach(() => inMode(modeOfBuild));
afterEach(async () => {
  const stop = screen.queryByRole('button', { name: 'Stop' });
  if (!stop) return;
  await userEvent.click(stop);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
});

async function load(config: Parameters<typeof aConfig>[0], requested: RecordingMode | null = null) {
  const inspection = createInspection();
  createActor(icPanelMachine, { inspect: inspection.inspect }).start();
  const tools = await act(() => loadTools(aConfig(config), requested, inspection));
  return { tools, inspection };
}

test('in production no tool watches, and no event is recorded', async () => {
  inMode('production');
  const { tools, inspection } = await load({});
  expect(tools).toBeNull();
  const late: InspectionEvent[] = [];
  inspection.subscribe([(event) => late.push(event)]);
  expect(late).toEqual([]);
});

test('the configuration turns Redux DevTools on, in production too', async () => {
  inMode('production');
  expect((await load({ devTools: true })).tools).toMatchObject({ devTools: true, middleware: [expect.any(Function)] });
});

test.each([
  ['asked for', {}, 'on' as const],
  ['configured', { recording: true }, null],
])(
  'a recording that is %s leaves DevTools off, and begins with the first event of every machine',
  async (_, config, requested) => {
    inMode('production');
    const { tools } = await load(config, requested);
    expect(tools).toMatchObject({ devTools: false, middleware: [expect.any(Function)] });
    expect(await screen.findByText('Recording · 1 step')).toBeInTheDocument();
  },
);

test('a tab may refuse to be recorded', async () => {
  inMode('production');
  expect((await load({ recording: true }, 'off')).tools).toBeNull();
});

test('in development DevTools are on', async () => {
  inMode('development');
  expect((await load({})).tools).toMatchObject({ devTools: true });
});
