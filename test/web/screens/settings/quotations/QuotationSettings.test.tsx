import { screen, within } from '@testing-library/react';
import { createDraftMemory } from '../../../../../src/web/adapters/draftMemory';
import { QuotationSettings } from '../../../../../src/web/screens/settings/QuotationSettings';
import { QuotationSettingsService } from '../../../../mocks/quotationAnswers';
import { server } from '../../../../mocks/server';
import { renderScreen } from '../../../../support/web/renderApp';

const button = (name: string) => screen.getByRole('button', { name });

test('what quotations say is shown and changed with a reason; what is typed is kept until it is saved', async () => {
  const service = new QuotationSettingsService();
  server.use(...service.answers());
  const services = { drafts: createDraftMemory(sessionStorage, 'sam') };
  const { user } = renderScreen(<QuotationSettings />, { at: '/settings', route: '/settings', services });
  const section = within(await screen.findByRole('region', { name: 'Quotations' }));
  expect(section.getAllByText('Not entered yet')).toHaveLength(3);
  await user.click(button('Change quotations'));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText('Company')).toHaveAccessibleDescription('Enter the name of the company.');
  await user.click(screen.getByLabelText('Company'));
  await user.paste('Copper State');
  await user.keyboard('{Escape}');
  await user.click(button('Change quotations'));
  expect(await screen.findByLabelText('Company')).toHaveValue('Copper State');
  await user.click(screen.getByLabelText('Reason'));
  await user.paste('We moved');
  await user.selectOptions(screen.getByLabelText('Paper'), 'A4');
  service.overtake();
  await user.click(button('Save'));
  expect(await screen.findByText(/Somebody was first/)).toBeVisible();
  expect(await section.findByText(/^Set by Priya Raman on .*: New letterhead$/)).toBeInTheDocument();
  await user.click(button('Save'));
  expect(await section.findByText(/^Set by Omar Operations on .*: We moved$/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(service.saved).toEqual([
    {
      reason: 'We moved',
      values: { company: { name: 'Copper State', address: '' }, terms: '', validityDays: 30, paper: 'a4' },
    },
  ]);
});
