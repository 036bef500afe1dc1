import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { FROM_THE_START } from '../../../../src/domain/views/views';
import { ReservedPage } from '../../../../src/web/screens/reserved/ReservedPage';
import { server } from '../../../mocks/server';
import { unitsAreReserved } from '../../../mocks/situations';
import { aView, SavedViewService } from '../../../mocks/viewAnswers';
import { aReservedTransformer } from '../../../support/web/builders';
import { exportAs } from '../../../support/web/exportAs';
import { aConfig, renderScreen } from '../../../support/web/renderApp';

const capabilities = { unitOptions: 'saved', reservations: 'live', import: 'off', insights: 'on' } as const;

function open(at: string, isStart: boolean) {
  unitsAreReserved(aReservedTransformer(), aReservedTransformer({ id: 2, itemCode: 'IC-1002' }));
  const view = aView({ list: 'reserved', name: 'Mine', query: 'search=IC-1002', isStart });
  server.use(...new SavedViewService(view).answers());
  const page = (
    <>
      <Link to="/reserved" state={FROM_THE_START}>
        To the list
      </Link>
      <ReservedPage />
    </>
  );
  return renderScreen(page, { at, route: '/reserved', services: { config: aConfig({ capabilities }) } });
}
const codes = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

test('a view of reserved units opens its search', async () => {
  const { user, address } = open('/reserved?search=IC-1001', false);
  await screen.findByRole('article', { name: 'IC-1001' });
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Mine/ }));
  expect(await screen.findByRole('article', { name: 'IC-1002' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('IC-1002');
  expect(screen.queryByRole('article', { name: 'IC-1001' })).not.toBeInTheDocument();
  expect(address()).toBe('/reserved?search=IC-1002');
  expect(codes()).toHaveLength(1);
});

test('the view that is the start opens with the list', async () => {
  const { user } = open('/reserved?search=IC-1001', true);
  await screen.findByRole('article', { name: 'IC-1001' });
  await screen.findByRole('button', { name: 'Views' });
  await user.click(screen.getByRole('link', { name: 'To the list' }));
  expect(await screen.findByRole('article', { name: 'IC-1002' })).toBeInTheDocument();
});

test('what the search leaves is exported', async () => {
  const { user, services } = open('/reserved?search=IC-1002', false);
  await screen.findByRole('article', { name: 'IC-1002' });
  await exportAs(user);
  await waitFor(() =>
    expect(services.saveFile).toHaveBeenCalledWith(
      'reserved-transformers.csv',
      expect.stringMatching(/^\uFEFFIC#,.*\r\nIC-1002,.*\r\n$/),
      'text/csv;charset=utf-8',
    ),
  );
});
