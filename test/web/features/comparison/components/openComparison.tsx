import { nothingIsSavedOrContested } from '../../../../mocks/quietInsights';
import { act, render, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
// Loaded before the page needs it, so that no test counts its first render.
import '../../../../../src/web/features/inquiries/components/InquiryNotices';
import { ComparisonPage } from '../../../../../src/web/features/comparison/components/ComparisonPage';
import { createSession } from '../../../../../src/web/features/signIn/state/session';
import { ServicesContext, type Services } from '../../../../../src/web/store/services';
import type { RuntimeConfig } from '../../../../../src/contract/runtimeConfig';
import type { Order } from '../../../../../src/contract/orders/order';
import type { Unit } from '../../../../../src/contract/units/unit';
import { TooltipProvider } from '../../../../../src/web/ui/Tooltip';
import { dataWasRefreshed, orderIsKnown, unitsAreRecommended } from '../../../../mocks/situations';
import { recordRequests } from '../../../../mocks/recorder';
import { watchRenders } from './renderedComponents';
import { anOrder, aUnit } from '../../../../support/web/builders';
import { aConfig, someServices } from '../../../../support/web/renderApp';
import { aConnection } from '../../../../support/web/store';
import { Unstyled } from '../../../../support/web/Unstyled';

export interface Shown {
  tone: 'success' | 'failure';
  title: string;
  description?: string;
}

interface Situation {
  order?: Order;
  units?: readonly Unit[];
  address?: string;
  inventorySystemUrl?: string;
  popupsAreBlocked?: boolean;
  reservations?: RuntimeConfig['capabilities']['reservations'];
  insights?: RuntimeConfig['capabilities']['insights'];
  permissions?: Services['permissions'];
}

export function theServerKnows({ order = anOrder(), units = fourUnits() }: Situation = {}) {
  nothingIsSavedOrContested();
  orderIsKnown(order);
  unitsAreRecommended(units);
  dataWasRefreshed();
}

/** Four units, best match first: 97, 91, 78 and 60 percent. */
export const fourUnits = () => [
  aUnit({ serial: '40117762', match_score: 0.97 }),
  aUnit({
    serial: '40119035',
    match_score: 0.91,
    kva_rating: 545,
    warehouse_desc: 'Austin, TX',
    jcm_total_cost: 15_000,
  }),
  aUnit({ serial: '40116208', match_score: 0.78, primary_voltage: '34500GrdY/19920' }),
  aUnit({ serial: '40110001', match_score: 0.6, jcm_total_cost: 30_000 }),
];

/** Units '1' to '8', best first; every second one is of 750 kVA. */
export const eightUnits = Array.from({ length: 8 }, (_, index) =>
  aUnit({ serial: String(index + 1), match_score: 0.9 - index / 100, kva_rating: index % 2 === 0 ? 500 : 750 }),
);

export function openComparison({
  address = '/order/101',
  inventorySystemUrl = '',
  popupsAreBlocked = false,
  reservations = 'sample',
  insights = 'off',
  permissions,
}: Situation = {}) {
  window.history.replaceState(null, '', address);
  const toasts: Shown[] = [];
  const files: { name: string; text: string }[] = [];
  const popups: string[] = [];
  const printed: string[] = [];
  const undos: (() => void)[] = [];
  const show = (tone: Shown['tone']) => (title: string, description?: string, undo?: () => void) => {
    toasts.push({ tone, title, description });
    if (undo) undos.push(undo);
  };
  const config = aConfig({
    inventorySystemUrl,
    capabilities: { unitOptions: 'saved', reservations, import: 'off', insights },
  });
  const services: Services = {
    ...someServices(),
    notifier: { success: show('success'), failure: show('failure') },
    openNotesPopup: (notes) => {
      popups.push(notes);
      return !popupsAreBlocked;
    },
    saveFile: (name, content) => void files.push({ name, text: typeof content === 'string' ? content : '' }),
    print: () => void printed.push(document.body.textContent),
    config,
    ...(permissions && { permissions }),
  };
  const { store } = createSession('1', aConnection({ onUnauthorized: () => undefined }));
  const user = userEvent.setup({ delay: null });
  const requests = recordRequests();
  const renders = watchRenders();
  const page = render(
    <Provider store={store}>
      <ServicesContext value={services}>
        <TooltipProvider>
          <Profiler id="page" onRender={renders.onCommit}>
            <BrowserRouter>
              <Routes>
                <Route path="/" element={<h1>Open Orders</h1>} />
                <Route path="/order/:orderId" element={<ComparisonPage />} />
              </Routes>
            </BrowserRouter>
          </Profiler>
        </TooltipProvider>
      </ServicesContext>
    </Provider>,
    { wrapper: Unstyled },
  );
  const renderedBy = (run: () => Promise<void>) => renders.during(page.container, run);
  return { user, toasts, undos, files, popups, printed, requests, store, renderedBy, ...page };
}

/** Opens the comparison and waits for the card of its first unit. */
export async function openCards(situation: Situation = {}) {
  theServerKnows(situation);
  const page = openComparison(situation);
  const [first] = situation.units ?? fourUnits();
  return { ...page, card: await findCard(String(first?.serial)) };
}

export const filterBox = () => screen.getByPlaceholderText('Filter inventory results...');
export const icBox = () => screen.getByPlaceholderText('Enter IC# to add new card...');

export async function addByHand({ user }: { user: UserEvent }, serial: string) {
  await user.click(screen.getByRole('button', { name: 'Add Inventory Control Number' }));
  await user.type(icBox(), `${serial}{Enter}`);
  return findCard(serial);
}

export const shownSerials = () => screen.queryAllByRole('article').map((card) => card.dataset.serial);

export const findCard = async (serial: string) => {
  const heading = await screen.findByRole('heading', { name: new RegExp(`^${serial}`) });
  // A card appears in a transition: its parts subscribe to the store a moment later.
  await act(async () => Promise.resolve());
  return within(heading.closest('article')!);
};
