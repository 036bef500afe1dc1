import { Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Permission } from '../../domain/access/access';
import { AppShell } from './AppShell';
import { ScreenLoading } from '../parts/page/ScreenLoading';
import { useServices } from '../state/services';
import { preloadable } from '../loading/preloadable';
import { Permitted } from './Permitted';

const OrdersPage = preloadable(() =>
  import(/* webpackChunkName: "orders" */ '../screens/orders/OrdersPage').then((m) => m.OrdersPage),
);
const ComparisonPage = preloadable(() =>
  import(/* webpackChunkName: "comparison" */ '../screens/comparison/ComparisonPage').then((m) => m.ComparisonPage),
);
const UnitPage = preloadable(() =>
  import(/* webpackChunkName: "unit" */ '../screens/unit/UnitPage').then((m) => m.UnitPage),
);
const InventoryPage = preloadable(() =>
  import(/* webpackChunkName: "inventory" */ '../screens/inventory/InventoryPage').then((m) => m.InventoryPage),
);
const ReservedPage = preloadable(() =>
  import(/* webpackChunkName: "reserved" */ '../screens/reserved/ReservedPage').then((m) => m.ReservedPage),
);
const OverviewPage = preloadable(() =>
  import(/* webpackChunkName: "overview" */ '../screens/overview/OverviewPage').then((m) => m.OverviewPage),
);
const ActivityPage = preloadable(() =>
  import(/* webpackChunkName: "activity" */ '../screens/activity/ActivityPage').then((m) => m.ActivityPage),
);
const PlanPage = preloadable(() =>
  import(/* webpackChunkName: "plan" */ '../screens/plan/PlanPage').then((m) => m.PlanPage),
);
const EstimatesPage = preloadable(() =>
  import(/* webpackChunkName: "estimates" */ '../screens/estimates/EstimatesPage').then((m) => m.EstimatesPage),
);
const ImportPage = preloadable(() =>
  import(/* webpackChunkName: "import" */ '../screens/import/ImportPage').then((m) => m.ImportPage),
);
const SettingsPage = preloadable(() =>
  import(/* webpackChunkName: "settings" */ '../screens/settings/SettingsPage').then((m) => m.SettingsPage),
);
const NotesPage = preloadable(() =>
  import(/* webpackChunkName: "notes" */ '../screens/notes/NotesPage').then((m) => m.NotesPage),
);
const NotFoundPage = preloadable(() =>
  import(/* webpackChunkName: "not-found" */ '../screens/notFound/NotFoundPage').then((m) => m.NotFoundPage),
);

interface AppRoutesProps {
  user: { name: string; email: string };
  onLogout: () => void;
}

const permitted = (needs: Permission, title: string, screen: ReactNode) => (
  <Permitted needs={needs} title={title}>
    {screen}
  </Permitted>
);

/** The route table of spec section 2. Every screen is a download of its own. */
export function AppRoutes({ user, onLogout }: AppRoutesProps) {
  const { capabilities } = useServices().config;
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Routes>
        <Route path="/notes" element={<NotesPage />} />
        <Route element={<AppShell user={user} onLogout={onLogout} />}>
          <Route index element={<OrdersPage />} />
          <Route path="/order/:orderId" element={<ComparisonPage />} />
          <Route path="/unit/:itemCode" element={<UnitPage />} />
          <Route path="/reserved" element={<ReservedPage />} />
          {capabilities.insights === 'on' && (
            <>
              <Route path="/inventory" element={<InventoryPage />} />
              <Route path="/overview" element={<OverviewPage />} />
              <Route path="/plan" element={permitted('seeCost', 'Plan', <PlanPage />)} />
              <Route path="/order/:orderId/estimates" element={permitted('seeCost', 'Estimates', <EstimatesPage />)} />
              <Route path="/activity" element={permitted('readAudit', 'Activity', <ActivityPage />)} />
              <Route path="/settings" element={permitted('seeCost', 'Settings', <SettingsPage />)} />
            </>
          )}
          {capabilities.import === 'on' && (
            <Route path="/import" element={permitted('import', 'Import files', <ImportPage />)} />
          )}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
