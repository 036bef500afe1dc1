import { screen, waitFor } from '@testing-library/react';
import { server } from '../../../../mocks/server';
import { aView, SavedViewService } from '../../../../mocks/viewAnswers';
import { findCard, openComparison, shownSerials, theServerKnows } from '../openComparison';

const filter = () => screen.getByPlaceholderText('Filter inventory results...');

function opened(query: string) {
  theServerKnows();
  const service = new SavedViewService(aView({ list: 'comparison', name: 'Worth a call', query }));
  server.use(...service.answers());
  return { service, ...openComparison({ insights: 'on' }) };
}

async function openView(user: ReturnType<typeof openComparison>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Worth a call/ }));
}

test('a view opens the comparison as it was saved, whatever was filtered before', async () => {
  const { user } = opened('filter=match+%3E+90%25');
  await findCard('40117762');
  await user.type(filter(), '40110001');
  await waitFor(() => expect(shownSerials()).toEqual(['40110001']));
  await openView(user);
  await findCard('40119035');
  expect(filter()).toHaveValue('match > 90%');
  await waitFor(() => expect(shownSerials()).toEqual(['40117762', '40119035']));
  expect(window.location.search).toBe('?filter=match+%3E+90%25');
});

test('a view of the table opens the table', async () => {
  const { user } = opened('view=table');
  await findCard('40117762');
  await openView(user);
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked();
});

test('the comparison is saved as it is filtered', async () => {
  const { user, service } = opened('');
  await findCard('40117762');
  await user.type(filter(), 'margin > 20');
  // What is saved is the address, which has the text once nobody types any more.
  await waitFor(() => expect(window.location.search).toBe('?filter=margin+%3E+20'));
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save current as…' }));
  await user.type(await screen.findByLabelText('Name'), 'Worth it{Enter}');
  await screen.findByRole('button', { name: 'Views' });
  expect(service.views.at(-1)).toMatchObject({ list: 'comparison', name: 'Worth it', query: 'filter=margin+%3E+20' });
});
