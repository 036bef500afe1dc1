import { render } from '@testing-library/react';
import type { Trace } from '../../../src/contract/trace/trace';
import { createAuthPort } from '../../../src/web/adapters/auth/authOnDemand';
import { createNotifier } from '../../../src/web/adapters/notifier';
import { Root } from '../../../src/web/app/Root';
import { currentAddress, observeAddress } from '../../../src/web/inspection/recording/observeAddress';
import { startTools } from '../../../src/web/inspection/startTools';
import { startAuthentication } from '../../../src/web/session/startAuthentication';
import { createInspection } from '../../../src/web/state/inspection';
import { Intentions } from '../../../src/web/state/intentions/intentions';
import type { StoreTools } from '../../../src/web/state/storeTools';
import { aConfig } from '../../support/web/renderApp';
import { aConnection, API_BASE_URL } from '../../support/web/store';
import { Unstyled } from '../../support/web/Unstyled';
import { aRecorder, type TestedRecorder } from '../inspection/recording/aRecorder';
import { emptyMemory, fakeClient, fakeSignedInTabs, fakeTabs } from '../adapters/authFakes';

/** The whole app in a tab that is recorded, redacted and in full at once, over as many pages as are opened. */
export function recordedTab() {
  const redacted = aRecorder({ began: 0, now: () => 0 });
  const full = aRecorder({ isComplete: true, began: 0, now: () => 0, fetchFn: redacted.fetchFn });
  const recorders = [redacted, full];
  const toasts: string[] = [];
  const notifier = createNotifier(({ description = null, ...message }) => {
    toasts.push(message.title);
    recorders.forEach((recorder) => recorder.onPage({ kind: 'notice', ...message, description }));
  });

  /** Loads the page at an address, of a person whose sign-in is resumed. Returns how to close it. */
  const open = (at: string) => {
    window.history.replaceState(null, '', at);
    const memory = emptyMemory();
    memory.hint = true;
    const client = fakeClient();
    const started = recorders.map((recorder) => startTools(false, recorder));
    const inspection = createInspection();
    inspection.subscribe(started.map(({ observe }) => observe));
    const tools: StoreTools = {
      devTools: false,
      middleware: started.flatMap((each) => each.tools.middleware),
      fetchFn: full.fetchFn,
      intentions: new Intentions((name, args) => recorders.forEach((recorder) => recorder.intended(name, args))),
    };
    recorders.forEach((recorder) => recorder.start(currentAddress(), aConfig().capabilities));
    const stopObserving = observeAddress((address) => recorders.forEach((recorder) => recorder.navigated(address)));
    const { inspect } = inspection;
    const authentication = startAuthentication({
      ...{ port: createAuthPort(() => Promise.resolve(client), memory), memory, notifier, inspect },
      ...{
        otherTabs: fakeTabs().otherTabs,
        signedInTabs: fakeSignedInTabs().signedInTabs,
        forgetWork: () => window.sessionStorage.clear(),
      },
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

  const traceOf = (recorder: TestedRecorder): Trace => recorder.trace({ version: '1', build: 'main.js' });
  return { open, toasts, traces: () => ({ redacted: traceOf(redacted), full: traceOf(full) }) };
}
