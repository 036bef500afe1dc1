import { createBrowserRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { useEffect, useMemo, type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { businessDay } from '../../domain/calendar/businessDay';
import { gatedServices, EffectGateContext } from '../store/gate/useEffectGate';
import { webAddress } from '../features/files/components/pictures';
import { fetchFileAddress } from '../features/files/api/fileAddress';
import { useAppDispatch, useInsights } from '../store/hooks';
import { useServices, ServicesContext } from '../store/services';
import { FileAddressesContext, type FileAddresses } from '../ui/gallery/GalleryPicture';
import { isPermission } from '../../domain/access/access';
import { useGetMeQuery } from '../store/api/shell';
import { errorMessage } from '../lib/errorMessage';
import { Button, needsNetwork } from '../ui/button/Button';
import { Stack } from '../ui/elements';
import { Notice } from '../ui/notice/Notice';
import { LoadingScreen } from './LoadingScreen';
import type { User } from '../lib/auth/authPort';
import { copyText, openNotesPopup, openTab, print, saveFile } from '../lib/browser/browser';
import { createDraftMemory, createOpenedMemory } from '../lib/browser/memories';
import type { Notifier } from '../lib/browser/notifier';
import { openStartScreen } from '../lib/browser/startScreen';
import { TimeTravelNotice } from './TimeTravelNotice';
import { AppRoutes } from './routes/AppRoutes';
import type { Runtime } from './start/startSignIn';
import { gated } from '../store/gate/effectGate';
import type { InspectionObserver } from '../store/inspection';
import { sessionOf } from '../features/signIn/state/session';
import { withdrawUndo } from '../ui/toast/showToast';
import { TooltipProvider } from '../ui/Tooltip';

export const today = (): string => businessDay(new Date());

export function FileAddressesProvider({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { config, openTab } = useServices();
  const isOurs = useInsights();
  const addresses = useMemo<FileAddresses>(() => {
    const renew = async (url: string) => webAddress(await dispatch(fetchFileAddress(url)), config.apiBaseUrl);
    return isOurs ? { renew, openTab } : {};
  }, [dispatch, config, openTab, isOurs]);
  return <FileAddressesContext value={addresses}>{children}</FileAddressesContext>;
}

export const WithPermissions = ({ children }: { children: ReactNode }) =>
  useServices().config.capabilities.access === 'roles' ? <FetchedPermissions>{children}</FetchedPermissions> : children;

function FetchedPermissions({ children }: { children: ReactNode }) {
  const services = useServices();
  const { data, error, isFetching, refetch } = useGetMeQuery(undefined);
  const known = useMemo(
    () => data && { ...services, permissions: new Set(data.permissions.filter(isPermission)) },
    [services, data],
  );
  if (known) return <ServicesContext value={known}>{children}</ServicesContext>;
  if (error === undefined || isFetching) return <LoadingScreen />;
  return (
    <main>
      <Stack $gap={3}>
        <Notice tone="bad">What you may do in SpecAI could not be loaded. {errorMessage(error)}</Notice>
        <Button onClick={() => void refetch()} {...needsNetwork}>
          Try again
        </Button>
      </Stack>
    </main>
  );
}

export interface SignedInAppProps {
  user: User;
  runtime: Runtime;
  notifier: Notifier;
  inspect?: InspectionObserver | undefined;
  onLogout: () => void;
}

function RouteError(): never {
  throw useRouteError();
}

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
    if (config.capabilities.insights === 'on') openStartScreen(window);
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
  useEffect(() => withdrawUndo, []);
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
