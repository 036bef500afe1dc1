import { render } from '@testing-library/react';
import type { Trace } from '../../../src/contract/trace/trace';
import { createAuthPort } from '../../../src/web/adapters/auth/authOnDemand';
import { createNotifier } from '../../../src/web/adapters/notifier';
import { Root } from '../../../src/web/app/Root';
import { currentAddress, observeAddress } from '../../../src/web/inspection/recording/observeAddress';
import { startTools } from '../../../src/web/inspection/startTools';
import { startAuthentication } from '../../../src/web/session/startAuthentication';
import { createInspection } from '../../../src/web/state/inspection';
import { aConfig } from '../../support/web/renderApp';
import { aConnection, API_BASE_URL } from '../../support/web/store';
import { Unstyled } from '../../support/web/Unstyled';
import { aRecorder } from '../inspection/recording/aRecorder';
import { emptyMemory, fakeClient, fakeTabs } from '../adapters/authFakes';

/** The whole app in a tab that is recorded, over as many pages as are opened. */
export function recordedTab(isComplete: boolean) {
  const recorder = aRecorder({ isComplete, began: 0, now: () => 0 });
  const toasts: string[] = [];
  const notifier = createNotifier(({ description = null, ...message }) => {
    toasts.push(message.title);
    recorder.onPage({ kind: 'notice', ...message, description });
  });

  /** Loads the page at an address, of a person whose sign-in is resumed. Returns how to close it. */
  const open = (at: string) => {
    window.history.replaceState(null, '', at);
    const memory = emptyMemory();
    memory.hint = true;
    const client = fakeClient();
    const { observe, tools } = startTools(false, recorder);
    const inspection = createInspection();
    inspection.subscribe([observe]);
    recorder.start(currentAddress(), aConfig().capabilities);
    const stopObserving = observeAddress(recorder.navigated.bind(recorder));
    const { inspect } = inspection;
    const authentication = startAuthentication({
      ...{ port: createAuthPort(() => Promise.resolve(client), memory), memory, notifier, inspect },
      ...{ otherTabs: fakeTabs().otherTabs, forgetWork: () => window.sessionStorage.clear() },
      ...{ address: currentAddress, apiBaseUrl: () => Promise.resolve(API_BASE_URL), log: () => undefined },
    });
    const connection = aConnection({ onUnauthorized: () => authentication.send({ type: 'UNAUTHORIZED' }) });
    const runtime = Promise.resolve({ config: aConfig(), connection, tools });
    const props = { authentication, notifier, inspect, runtime: () => runtime };
    const view = render(<Root {...props} />, { wrapper: Unstyled });
    const close = () => {
      stopObserving();
      view.unmount();
    };
    return { client, close };
  };

  const trace = (): Trace => recorder.trace({ version: '1', build: 'main.js' });
  return { open, toasts, trace };
}
