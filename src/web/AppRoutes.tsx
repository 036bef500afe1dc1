import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AppShell } from './AppShell';
import { ScreenLoading } from './parts/ScreenLoading';

const OrdersPage = lazy(() =>
  import(/* webpackChunkName: "orders" */ './screens/orders/OrdersPage').then((m) => ({ default: m.OrdersPage })),
);
const ComparisonPage = lazy(() =>
  import(/* webpackChunkName: "comparison" */ './screens/comparison/ComparisonPage').then((m) => ({
    default: m.ComparisonPage,
  })),
);
const UnitPage = lazy(() =>
  import(/* webpackChunkName: "unit" */ './screens/unit/UnitPage').then((m) => ({ default: m.UnitPage })),
);
const ReservedPage = lazy(() =>
  import(/* webpackChunkName: "reserved" */ './screens/reserved/ReservedPage').then((m) => ({
    default: m.ReservedPage,
  })),
);
const NotesPage = lazy(() =>
  import(/* webpackChunkName: "notes" */ './screens/notes/NotesPage').then((m) => ({ default: m.NotesPage })),
);
const NotFoundPage = lazy(() =>
  import(/* webpackChunkName: "not-found" */ './screens/notFound/NotFoundPage').then((m) => ({
    default: m.NotFoundPage,
  })),
);

interface AppRoutesProps {
  user: { name: string; email: string };
  onLogout: () => void;
}

/** The route table of spec section 2. Every screen is a download of its own. */
export function AppRoutes({ user, onLogout }: AppRoutesProps) {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Routes>
        <Route path="/notes" element={<NotesPage />} />
        <Route element={<AppShell user={user} onLogout={onLogout} />}>
          <Route index element={<OrdersPage />} />
          <Route path="/order/:orderId" element={<ComparisonPage />} />
          <Route path="/unit/:itemCode" element={<UnitPage />} />
          <Route path="/reserved" element={<ReservedPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
