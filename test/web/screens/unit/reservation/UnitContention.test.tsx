import { screen, within } from '@testing-library/react';
import { aContender, unitsAreBestFor } from '../../../../mocks/contentionAnswer';
import { nothingIsSavedOrContested } from '../../../../mocks/quietInsights';
import { unitCouldServe } from '../../../../mocks/situations';
import { recordRequests } from '../../../../mocks/recorder';
import { aConfig } from '../../../../support/web/renderApp';
import { openUnit, panel, theServerKnows } from '../openUnit';

const { capabilities } = aConfig();
const services = { config: aConfig({ capabilities: { ...capabilities, insights: 'on' } }) };

test('a unit says which other orders need it, beside its reservation and before it is reserved', async () => {
  nothingIsSavedOrContested();
  unitsAreBestFor({ 'IC-1001': [aContender()] });
  theServerKnows();
  const sent = recordRequests();
  const { user } = await openUnit({ services });
  expect(await panel('Reservation').findByRole('button', { name: 'Best for 1 other order' })).toBeInTheDocument();
  await user.click(panel('Reservation').getByRole('button', { name: 'Reserve for job J-70114' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Reserve unit IC-1001 for job J-70114?' }));
  expect(await asked.findByText('Best for 1 other order')).toBeInTheDocument();
  const queries = (await sent()).filter(({ path }) => path === '/api/contention/').map(({ query }) => query);
  expect(queries[0]).toEqual({ serials: 'IC-1001', order: '101' });
});

test('a unit that was opened from no order says which orders need it', async () => {
  nothingIsSavedOrContested();
  unitsAreBestFor({ 'IC-1001': [aContender(), aContender({ id: 103 })] });
  theServerKnows();
  unitCouldServe('IC-1001', []);
  await openUnit({ at: '/unit/IC-1001', services });
  expect(await panel('Reservation').findByRole('button', { name: 'Best for 2 orders' })).toBeInTheDocument();
});
