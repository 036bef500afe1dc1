import { useState } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider, useRouteError } from 'react-router-dom';
import type { User } from '../adapters/auth/authPort';
import { copyText } from '../adapters/clipboard';
import { createDraftMemory } from '../adapters/draftMemory';
import type { Notifier } from '../adapters/notifier';
import { createOpenedMemory } from '../adapters/openedMemory';
import { openNotesPopup } from '../adapters/popupWindow';
import { openTab } from '../adapters/openTab';
import { print } from '../adapters/print';
import { saveFile } from '../adapters/saveFile';
import { AppRoutes } from './routes/AppRoutes';
import type { Runtime } from './start/runtime';
import { FileAddressesProvider } from './FileAddressesProvider';
import { TimeTravelNotice } from './TimeTravelNotice';
import { today } from './today';
import { gated } from '../state/gate/effectGate';
import { gatedServices } from '../state/gate/gatedServices';
import { EffectGateContext } from '../state/gate/useEffectGate';
import type { InspectionObserver } from '../state/inspection';
import { ServicesContext } from '../state/services';
import { sessionOf } from '../session/sessions';
import { TooltipProvider } from '../ui/tooltip/TooltipProvider';
import { WithPermissions } from './WithPermissions';

export interface SignedInAppProps {
  user: User;
  runtime: Runtime;
  notifier: Notifier;
  /** Observes the state machines. */
  inspect?: InspectionObserver | undefined;
  onLogout: () => void;
}

/** The router would show an error page of its own; the boundary around the app shows ours. */
function RouteError(): never {
  throw useRouteError();
}

/** Everything that only a signed-in person loads. What it creates lives as long as the sign-in. */
export function SignedInApp(props: SignedInAppProps) {
  const { user, runtime, notifier, inspect, onLogout } = props;
  const { config, connection, tools } = runtime;
  const [session] = useState(() => sessionOf(user, connection, tools));
  const { gate } = session.store;
  const userName = user.name.trim() || user.email;
  const [services] = useState(() =>
    gatedServices(gate, {
      ...{ notifier, openNotesPopup, openTab, copyText, saveFile, print, userName, config, today },
      opened: createOpenedMemory(window.localStorage, user.id),
      drafts: createDraftMemory(window.sessionStorage, user.id),
      unsent: createDraftMemory(window.localStorage, user.id),
      ...{ inspect, useShown: tools?.useShown },
    }),
  );
  const [router] = useState(() => {
    const logout = gated(gate, () => {
      session.end();
      onLogout();
    });
    const element = (
      <>
        <AppRoutes user={user} onLogout={logout} />
        <TimeTravelNotice />
      </>
    );
    return createBrowserRouter([{ path: '*', element, errorElement: <RouteError /> }]);
  });
  return (
    <Provider store={session.store}>
      <EffectGateContext value={gate}>
        <ServicesContext value={services}>
          <FileAddressesProvider>
            <TooltipProvider>
              <WithPermissions>
                <RouterProvider router={router} />
              </WithPermissions>
            </TooltipProvider>
          </FileAddressesProvider>
        </ServicesContext>
      </EffectGateContext>
    </Provider>
  );
}
