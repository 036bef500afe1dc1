import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { calls } from '../../mocks/calls';
import { server } from '../../mocks/server';
import { WAIT_MS } from '../../setup/patience';
import { extent } from '../../support/extent';
import { failures, oneOfEachOutcome, SHORT_PATIENCE_MS } from './failures';
import { openApp, openAtWork } from './openApp';
import { everythingIsWell } from './scene';

/** Logging out calls the product first and ignores its failure (spec section 4), but waits at most a second. */
describe('logout', () => {
  const A_SECOND = 1_000;
  const timeout = AbortSignal.timeout.bind(AbortSignal);

  /** Longer patience for a busy machine. */
  const waitAtMost = (patienceMs: number) =>
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === A_SECOND ? patienceMs : ms));

  beforeEach(everythingIsWell);
  afterEach(() => jest.restoreAllMocks());

  test.each(extent(failures, oneOfEachOutcome(0)).map((failure) => [failure.name, failure] as const))(
    '%s',
    async (_name, failure) => {
      waitAtMost(failure.neverAnswers ? SHORT_PATIENCE_MS : WAIT_MS);
      const requested: (string | null)[] = [];
      server.use(
        http.post(calls.logout, ({ request }) => {
          requested.push(request.headers.get('authorization'));
          return failure.answer({ text: 'null' });
        }),
      );
      const { user, client, notifier, unmount } = await openAtWork();
      await user.click(screen.getByRole('button', { name: 'Log out' }));
      expect(screen.getByText('Loading SpecAI...')).toBeVisible();
      expect(document.body).not.toHaveTextContent('J-70114');
      await waitFor(() => expect(client.logout).toHaveBeenCalledTimes(1));
      expect(requested).toEqual(['Bearer token']);

      unmount();
      const after = openApp();
      expect(await screen.findByText('Need help? Contact your system administrator')).toBeVisible();
      expect(Object.keys(window.sessionStorage)).toEqual([]);
      expect(document.body).not.toHaveTextContent(/Session timed out|Logout failed|Something went wrong/);
      for (const each of [notifier, after.notifier]) expect(each.failure).not.toHaveBeenCalled();
    },
  );
});
