import { Suspense, useEffect, useRef, type ComponentType, type MouseEvent } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { styled } from 'styled-components';
import { Search } from './search/Search';
import { ShortcutKeys } from './ShortcutKeys';
import { AppHeader, PersonLabel } from './header/AppHeader';
import { PersonButton } from './header/PersonButton';
import { headerScreens, menuScreens } from './routes/screens';
import { ScreenLoading } from '../ui/page/ScreenLoading';
import { leave } from '../store/unsavedChanges/unsavedChanges';
import { useServices } from '../store/services';
import { ErrorBoundary } from '../ui/notice/ErrorBoundary';
import { preloadable } from '../lib/loading/preloadable';
import { color, radius, screens, space, visuallyHidden, noOutline } from '../ui/theme';
import { whenIdle } from '../lib/loading/whenIdle';
import { useOpenScanned } from './useOpenScanned';

const Main = styled.main`
  max-width: 93rem;
  margin: 0 auto;
  padding: ${space(2)} ${space(6)} ${space(10)};
  ${noOutline}
  ${screens.phone} {
    padding: ${space(4)} ${space(3)} ${space(8)};
  }
`;

const SkipLink = styled.a`
  &:not(:focus) {
    ${visuallyHidden}
  }
  &:focus {
    position: absolute;
    top: ${space(2)};
    left: ${space(2)};
    z-index: 30;
    padding: 0.375rem 0.75rem;
    border-radius: ${radius.control};
    background: ${color('surface')};
    color: ${color('text')};
  }
`;

const Nothing = () => null;

/** Loads when the browser is idle; offline failures are retried, others leave `Without`. */
const latePart = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  Without: ComponentType<Props> = Nothing,
) =>
  preloadable(async () => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) return Without;
      throw error;
    }
  });

const PersonPlace = ({ name }: { name: string }) => <PersonButton label={<PersonLabel name={name} />} />;

const ConnectionNotice = latePart(() =>
  import(/* webpackChunkName: "connection" */ './ConnectionNotice').then((m) => m.ConnectionNotice),
);
const FollowChanges = latePart(() =>
  import(/* webpackChunkName: "follow-changes" */ './FollowChanges').then((m) => m.FollowChanges),
);
const WorkCount = latePart(() =>
  import(/* webpackChunkName: "work-count" */ '../features/myWork/components/WorkCount').then((m) => m.WorkCount),
);
const ShellTools = latePart(
  () => import(/* webpackChunkName: "shell-tools" */ './ShellTools').then((m) => m.ShellTools),
  PersonPlace,
);

/** By the path of their screens. */
const counts = {
  '/my-work': (
    <Suspense>
      <WorkCount />
    </Suspense>
  ),
};

export function AppShell({ user, onLogout }: { user: { name: string; email: string }; onLogout: () => void }) {
  const { pathname } = useLocation();
  const { config, permissions } = useServices();
  const { capabilities } = config;
  const name = user.name.trim() || user.email;
  const main = useMainFocus(pathname);
  // The router would treat it as a navigation.
  const toMain = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <>
      <ShortcutKeys onScan={useOpenScanned()} />
      <SkipLink href="#main" onClick={toMain}>
        Skip to main content
      </SkipLink>
      <AppHeader onLogout={() => leave(onLogout)} screens={headerScreens(capabilities)} counts={counts}>
        {capabilities.insights === 'on' && <Search />}
        <Suspense fallback={<PersonPlace name={name} />}>
          <ShellTools name={name} email={user.email} screens={menuScreens(capabilities, permissions)} />
        </Suspense>
      </AppHeader>
      <Main id="main" tabIndex={-1} ref={main}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<ScreenLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Main>
      {capabilities.insights === 'on' && (
        <Suspense>
          <FollowChanges />
        </Suspense>
      )}
      <Suspense>
        <ConnectionNotice />
      </Suspense>
    </>
  );
}

/** Moves focus and scroll to the new screen after a navigation, not after a query change. */
function useMainFocus(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  const navigationType = useNavigationType();
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigationType]);
  return main;
}
