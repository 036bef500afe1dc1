import { type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Permission } from '../../../domain/access/access';
import { NotPermitted } from '../../ui/page/PageTitle';
import { usePermissionMessage } from '../../store/hooks';
import { AppShell } from '../AppShell';
import { ScreenLoading } from '../../ui/page/ScreenLoading';
import { useServices } from '../../store/services';
import { screensWith, type Screen } from './screens';

function Permitted({ needs, title, children }: { needs: Permission; title: string; children: ReactNode }) {
  const permissionMessage = usePermissionMessage(needs);
  return permissionMessage === null ? children : <NotPermitted title={title} permissionMessage={permissionMessage} />;
}

function routeOf({ path, name, permission, Page }: Screen) {
  const page =
    permission === undefined ? (
      <Page />
    ) : (
      <Permitted needs={permission} title={name}>
        <Page />
      </Permitted>
    );
  return <Route key={path} path={path} element={page} />;
}

export function AppRoutes({ user, onLogout }: { user: { name: string; email: string }; onLogout: () => void }) {
  const { capabilities } = useServices().config;
  const screens = screensWith(capabilities);
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Routes>
        {screens.filter(({ isBare }) => isBare === true).map(routeOf)}
        <Route element={<AppShell user={user} onLogout={onLogout} />}>
          {screens.filter(({ isBare }) => isBare !== true).map(routeOf)}
        </Route>
      </Routes>
    </Suspense>
  );
}
