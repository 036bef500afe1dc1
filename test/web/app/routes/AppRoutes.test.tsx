import { screen } from '@testing-library/react';
import { AppRoutes } from '../../../../src/web/app/routes/AppRoutes';
import { ImportService } from '../../../mocks/importAnswers';
import { server } from '../../../mocks/server';
import { aConfig, renderScreen } from '../../../support/web/renderApp';

const open = (capability: 'on' | 'off') => {
  const { capabilities } = aConfig();
  const config = aConfig({ capabilities: { ...capabilities, import: capability } });
  const user = { name: 'Dana Sales', email: 'sales@specai.test' };
  renderScreen(<AppRoutes user={user} onLogout={() => undefined} />, {
    at: '/import',
    route: '/*',
    services: { config },
  });
};

test('the import has a screen if the product API takes files', async () => {
  server.use(...new ImportService().answers());
  open('on');
  expect(await screen.findByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
  await screen.findByText('Columns and template of the units file');
});

test('if it does not, that address leads to nothing', async () => {
  open('off');
  expect(await screen.findByRole('link', { name: 'Back to Open Orders' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Import' })).not.toBeInTheDocument();
});
