import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { FileAddressesProvider } from '../../../src/web/app/SignedInApp';
import { TimeTravelNotice } from '../../../src/web/app/TimeTravelNotice';
import type { RuntimeConfig } from '../../../src/contract/runtimeConfig';
import { gatedServices, EffectGateContext } from '../../../src/web/store/gate/useEffectGate';
import { type Services, ServicesContext } from '../../../src/web/store/services';
import type { AppStore } from '../../../src/web/store/store';
import { TooltipProvider } from '../../../src/web/ui/Tooltip';
import { API_BASE_URL, aStore } from './store';
import { Unstyled } from './Unstyled';

export const aConfig = (change: Partial<RuntimeConfig> = {}): RuntimeConfig => ({
  apiBaseUrl: API_BASE_URL,
  inventorySystemUrl: 'https://inventory.example/unit',
  capabilities: { unitOptions: 'saved', reservations: 'live', import: 'on', insights: 'off' },
  devTools: false,
  recording: false,
  signIn: {
    protocolMode: 'OIDC',
    clientId: 'specai',
    authority: 'https://localhost/oidc',
    knownAuthorities: ['localhost'],
    apiScopes: ['api'],
    extraScopesToConsent: [],
  },
  ...change,
});

export const someServices = (): Services => ({
  notifier: { success: jest.fn(), failure: jest.fn() },
  openNotesPopup: jest.fn(() => true),
  copyText: jest.fn(() => Promise.resolve(true)),
  saveFile: jest.fn(),
  print: jest.fn(),
  userName: 'Dana Sales',
  config: aConfig(),
  today: () => '2026-03-10',
});

export interface RenderOptions {
  at?: string;
  route?: string;
  store?: AppStore;
  services?: Partial<Services>;
}

export function renderScreen(
  screen: ReactNode,
  { at = '/', route = '/', store = aStore(), services }: RenderOptions = {},
) {
  const given = { ...someServices(), ...services };
  const history: string[] = [];
  function Addressed() {
    const { pathname, search } = useLocation();
    const address = pathname + search;
    if (history.at(-1) !== address) history.push(address);
    return (
      <>
        <Outlet />
        <TimeTravelNotice />
      </>
    );
  }
  const children = [
    { path: route, element: screen },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  window.history.replaceState(null, '', at);
  const router = createBrowserRouter([{ element: <Addressed />, children }]);
  const view = render(
    <Provider store={store}>
      <EffectGateContext value={store.gate}>
        <ServicesContext value={gatedServices(store.gate, given)}>
          <FileAddressesProvider>
            <TooltipProvider>
              <RouterProvider router={router} />
            </TooltipProvider>
          </FileAddressesProvider>
        </ServicesContext>
      </EffectGateContext>
    </Provider>,
    { wrapper: Unstyled },
  );
  return {
    ...view,
    user: userEvent.setup({ delay: null }),
    store,
    services: given,
    address: () => history.at(-1) ?? '',
  };
}
