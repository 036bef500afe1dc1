import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Permission } from '../../../domain/access/access';
import { AppShell } from '../AppShell';
import { ScreenLoading } from '../../parts/page/ScreenLoading';
import { useServices } from '../../state/services';
import { Permitted } from './Permitted';
import { screens, type ScreenPath } from './screens';

interface AppRoutesProps {
  user: { name: string; email: string };
  onLogout: () => void;
}

/** A screen at its address; with `needs`, only for who may see it. */
function screenAt(path: ScreenPath, needs?: { permission: Permission; title: string }) {
  const Screen = screens[path];
  const screen = needs ? (
    <Permitted needs={needs.permission} title={needs.title}>
      <Screen />
    </Permitted>
  ) : (
    <Screen />
  );
  return <Route path={path} element={screen} />;
}

/** The route table of spec section 2. */
export function AppRoutes({ user, onLogout }: AppRoutesProps) {
  const { capabilities } = useServices().config;
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Routes>
        {screenAt('/notes')}
        <Route element={<AppShell user={user} onLogout={onLogout} />}>
          {screenAt('/')}
          {screenAt('/order/:orderId')}
          {screenAt('/unit/:itemCode')}
          {screenAt('/reserved')}
          {capabilities.insights === 'on' && (
            <>
              {screenAt('/inventory')}
              {screenAt('/overview')}
              {screenAt('/plan', { permission: 'seeCost', title: 'Plan' })}
              {screenAt('/order/:orderId/estimates', { permission: 'seeCost', title: 'Estimates' })}
              {screenAt('/activity', { permission: 'readAudit', title: 'Activity' })}
              {screenAt('/settings', { permission: 'seeCost', title: 'Settings' })}
            </>
          )}
          {capabilities.import === 'on' && screenAt('/import', { permission: 'import', title: 'Import files' })}
          {screenAt('*')}
        </Route>
      </Routes>
    </Suspense>
  );
}
