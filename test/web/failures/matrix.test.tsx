import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { calls } from '../../mocks/calls';
import { server } from '../../mocks/server';
import { failures, PATIENCE_MS, type Failure } from './failures';
import { openApp, openAtWork } from './openApp';
import { everythingIsWell, type Scene } from './scene';
import { scenesOfOrders } from './scenesOfOrders';
import { scenesOfUnits } from './scenesOfUnits';

/**
 * Nothing that a person should never see: a blank page, a wait without end, words of machines. That nothing is written
 * to the console is test/setup's to check; a rejection that nobody handles fails a test by itself.
 */
async function theScreenIsSound() {
  await waitFor(() => {
    expect(screen.queryByText(/^Loading|^Searching|^Saving/)).not.toBeInTheDocument();
    expect(document.querySelector('[aria-busy="true"], [data-spinner]')).toBeNull();
  });
  const text = document.body.textContent;
  expect(text.trim()).not.toBe('');
  expect(text).not.toMatch(/Something went wrong|\[object |undefined|NaN|<\/?html|Bad gateway|\bat \S+:\d+/);
}

async function run(scene: Scene, failure: Failure, outcome: Failure['outcome']) {
  everythingIsWell();
  server.use(http[scene.method](scene.address, () => failure.answer(scene.right)));
  const opened = await scene.open();
  if (outcome.kind === 'signedOut') {
    await waitFor(() => expect(opened.onUnauthorized).toHaveBeenCalledTimes(1));
    return;
  }
  if (outcome.kind === 'answered') await scene.answered(opened);
  else await scene.failed(outcome.reason, opened);
  await theScreenIsSound();
  expect(opened.onUnauthorized).not.toHaveBeenCalled();
  if (outcome.kind === 'answered' || !scene.again) return;
  everythingIsWell();
  await scene.again(opened);
}

describe.each(Object.entries({ ...scenesOfOrders, ...scenesOfUnits }))('%s', (_call, scene) => {
  test.each(failures.map((failure) => [failure.name, failure] as const))('%s', async (name, failure) => {
    await run(scene, failure, scene.otherwise?.[name] ?? failure.outcome);
  });
});

/**
 * Logging out tells the product first (spec section 4: its failure is ignored), and waits three seconds for it at most:
 * long enough for a slow answer, short enough for somebody who wants to leave.
 */
describe('logout', () => {
  const THREE_SECONDS = 3_000;
  const timeout = AbortSignal.timeout.bind(AbortSignal);

  beforeEach(() => {
    everythingIsWell();
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === THREE_SECONDS ? PATIENCE_MS : ms));
  });
  afterEach(() => jest.restoreAllMocks());

  test.each(failures.map((failure) => [failure.name, failure] as const))('%s', async (_name, failure) => {
    const asked: (string | null)[] = [];
    server.use(
      http.post(calls.logout, ({ request }) => {
        asked.push(request.headers.get('authorization'));
        return failure.answer({ text: 'null' });
      }),
    );
    const { user, client, notifier, unmount } = await openAtWork();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(screen.getByText('Loading SpecAI...')).toBeVisible();
    expect(document.body).not.toHaveTextContent('J-70114');
    await waitFor(() => expect(client.logout).toHaveBeenCalledTimes(1));
    expect(asked).toEqual(['Bearer token']);

    // The provider has ended its session and sent the browser back.
    unmount();
    const after = openApp();
    expect(await screen.findByText('Need help? Contact your system administrator')).toBeVisible();
    expect(Object.keys(window.sessionStorage)).toEqual([]);
    expect(document.body).not.toHaveTextContent(/Session timed out|Logout failed|Something went wrong/);
    for (const each of [notifier, after.notifier]) expect(each.failure).not.toHaveBeenCalled();
  });
});
