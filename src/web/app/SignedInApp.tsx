import { use, useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { RuntimeConfig } from '../../contract/runtimeConfig';
import type { User } from '../adapters/auth/authPort';
import { copyText } from '../adapters/clipboard';
import type { Notifier } from '../adapters/notifier';
import { openNotesPopup } from '../adapters/popupWindow';
import { print } from '../adapters/print';
import { saveFile } from '../adapters/saveFile';
import { AppRoutes } from './AppRoutes';
import type { InspectionObserver } from '../state/inspection';
import { ServicesContext } from '../state/services';
import type { StoreTools } from '../state/storeTools';
import { createSession, remembered } from '../session/session';
import { simulated } from '../session/simulated';
import { TooltipProvider } from '../ui/tooltip/TooltipProvider';

export interface SignedInAppProps {
  config: RuntimeConfig;
  user: User;
  /** An access token for the product API, null where there is none. */
  getToken: () => Promise<string | null>;
  onLogout: () => void;
  /** The product API answered 401 or 403. */
  onUnauthorized: () => void;
  notifier: Notifier;
  log: (failure: object) => void;
  /** What watches the store. */
  tools?: StoreTools | null;
  /** Hears of the machines. */
  inspect?: InspectionObserver;
}

/** Everything that only a signed-in person loads. What it makes lives as long as the sign-in. */
export function SignedInApp({ config, user, onLogout, notifier, tools, inspect, ...port }: SignedInAppProps) {
  const [reading] = useState(() => remembered(user.id));
  const memory = reading === null ? {} : use(reading);
  const server = { apiBaseUrl: config.apiBaseUrl, simulate: simulated(config.capabilities), ...port };
  const [session] = useState(() => createSession(user.id, { ...server, tools }, memory));
  const userName = user.name.trim() || user.email;
  const [services] = useState({
    ...{ notifier, openNotesPopup, copyText, saveFile, print, userName, config },
    ...{ inspect, useShown: tools?.useShown },
  });
  const logout = () => {
    session.end();
    onLogout();
  };
  return (
    <Provider store={session.store}>
      <ServicesContext value={services}>
        <TooltipProvider>
          <BrowserRouter>
            <AppRoutes user={user} onLogout={logout} />
          </BrowserRouter>
        </TooltipProvider>
      </ServicesContext>
    </Provider>
  );
}
