import { screen, waitFor, within } from '@testing-library/react';
import { createDraftMemory } from '../../../../../src/web/lib/browser/memories';
import { QuotationSettings } from '../../../../../src/web/features/quotations/components/QuotationSettings';
import { SettingsPage } from '../../../../../src/web/features/rates/components/SettingsPage';
import type { Services } from '../../../../../src/web/store/services';
import { QuotationSettingsService } from '../../../../mocks/quotationAnswers';
import { aRateSet, RatesService, someRateSets } from '../../../../mocks/ratesAnswers';
import { VocabularyService } from '../../../../mocks/vocabularyAnswers';
import { server } from '../../../../mocks/server';
import { renderScreen } from '../../../../support/web/renderApp';

async function open(sets = someRateSets(), services: Partial<Services> = {}) {
  const service = new RatesService(sets);
  server.use(...service.answers(), ...new QuotationSettingsService().answers(), ...new VocabularyService().answers());
  const page = renderScreen(<SettingsPage />, { at: '/settings', route: '/settings', services });
  await screen.findByRole('heading', { name: 'Matching' });
  return { ...page, service };
}

const group = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string) => screen.getByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Review changes of rates' }));

test('every rate is shown with its unit, and one that was changed beside the standard', async () => {
  const current = aRateSet(3, '2026-03-01', { addOnFr3: 17.5, priceTurnPull: 2_300 });
  await open(someRateSets({ version: 3, current, past: [aRateSet(2, '2026-02-01', { goodMargin: 25 })] }));
  expect(screen.getByText('Rates of 1 March 2026').parentElement).toHaveTextContent(
    /^In force: Rates of 1 March 2026 by Omar Operations on 5 March 2026, .*: Steel went up$/,
  );
  expect(group('Add-ons').getByText('FR3').parentElement).toHaveTextContent('FR317.5%Changed Standard 15%');
  expect(group('Prices').getByText('Turn pull').parentElement).toHaveTextContent('$2,300Changed Standard none');
  expect(group('Margin').getByText('Profit below margin').parentElement).toHaveTextContent(/17\.5 points$/);
  expect(group('Past rates').getByRole('row', { name: 'Margin: Good margin from 30% 25%' })).toBeVisible();
});

test('a user who cannot change the rates sees them and who can', async () => {
  await open(someRateSets({ mayChange: false }));
  expect(screen.getByText('Only administrators can change the rates.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change rates' })).not.toBeInTheDocument();
});

test('a change is checked field by field, reviewed with what it would do, and saved with its day and reason', async () => {
  const { user, service } = await open();
  await user.click(button('Change rates'));
  expect(button('Review changes')).toBeDisabled();
  const field = screen.getByLabelText('kVA tolerance, %');
  await user.clear(field);
  await user.type(field, 'five');
  await user.click(button('Review changes'));
  expect(field).toHaveAccessibleDescription('Enter a number, like 10.');
  await user.clear(field);
  await user.type(field, '5');
  await user.click(button('Review changes'));

  const review = await dialog();
  expect(review.getByRole('row', { name: 'Matching: kVA tolerance 10% 5%' })).toBeVisible();
  expect(
    await review.findByText(/^41 best units change\. 1 order reaches a good margin; 6 no longer do\./),
  ).toBeVisible();
  expect(review.getByRole('row', { name: /^J58811/ })).toHaveTextContent(
    'J58811490417 · $5,351 · 33.7%, good881794 · at most $4,000 · 29.9%',
  );
  await user.click(review.getByRole('button', { name: 'Save rates' }));
  expect(review.getByLabelText('Reason')).toHaveAccessibleDescription('Say why the rates change.');
  await user.type(review.getByLabelText('Reason'), 'Customers insist');
  await user.click(review.getByRole('button', { name: 'Save rates' }));
  expect(await screen.findByText('Rates of 10 March 2026')).toBeVisible();
  expect(service.saved).toMatchObject([
    { holdsFrom: '2026-03-10', reason: 'Customers insist', values: { kvaTolerance: 5, addOnFr3: 15 } },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('rates that were not saved are there again after a sign-in in the middle of the work, on the rates of today', async () => {
  window.sessionStorage.clear();
  const drafts = createDraftMemory(window.sessionStorage, '1');
  const { user, unmount } = await open(someRateSets(), { drafts });
  await user.click(button('Change rates'));
  await user.clear(screen.getByLabelText('kVA tolerance, %'));
  await user.type(screen.getByLabelText('kVA tolerance, %'), 'five');
  unmount();

  const current = aRateSet(3, '2026-03-01', { addOnFr3: 17.5 });
  await open(someRateSets({ version: 3, current }), { drafts });
  expect(screen.getByLabelText('kVA tolerance, %')).toHaveValue('five');
  expect(screen.getByLabelText('FR3, %')).toHaveValue('17.5');
  await user.click(button('Discard'));
  expect(drafts.read('rates')).toBeNull();
});

test("after another user's save, the edits are applied to the newer rates", async () => {
  const { user, service } = await open();
  await user.click(button('Change rates'));
  await user.type(screen.getByLabelText('Turn pull, US dollars'), '2,300');
  await user.click(button('Review changes'));
  const review = await dialog();
  service.overtake({ goodMargin: 25 });
  await user.type(review.getByLabelText('Reason'), 'Steel');
  await user.click(review.getByRole('button', { name: 'Save rates' }));
  expect(await review.findByRole('alert')).toHaveTextContent('Somebody was first.');
  expect(service.saved).toEqual([]);
  await waitFor(() => expect(screen.getByLabelText('Good margin from, %')).toHaveValue('25'));
  expect(review.getByRole('row', { name: 'Prices: Turn pull none $2,300' })).toBeVisible();
  await user.click(review.getByRole('button', { name: 'Save rates' }));
  await waitFor(() => expect(service.saved).toMatchObject([{ values: { goodMargin: 25, priceTurnPull: 2_300 } }]));
});

test('a table of distances is taken from a file whole, or not at all with what is wrong', async () => {
  const { user, service, services } = await open();
  await user.click(button('Export CSV'));
  expect(services.saveFile).toHaveBeenCalledWith(
    ...['distances.csv', expect.stringContaining('from,to,miles\r\n"Phoenix","Austin",850\r\n')],
    'text/csv;charset=utf-8',
  );
  await user.click(button('Change rates'));
  const give = () => user.upload(screen.getByLabelText('Table of distances'), new File(['from,to,miles'], 'd.csv'));
  service.table = { distances: [], problems: [{ line: 2, message: 'Mesa and Mesa are the same place.' }] };
  await give();
  expect(await screen.findByText('Line 2: Mesa and Mesa are the same place.')).toBeVisible();
  service.table = { distances: [{ from: 'Phoenix', to: 'Mesa', miles: 16 }], problems: [] };
  await give();
  expect(await screen.findByRole('row', { name: 'Phoenix Mesa 16' })).toBeVisible();
  expect(screen.queryByRole('row', { name: 'Phoenix Austin 850' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/same place/)).not.toBeInTheDocument());
  await user.click(button('Discard'));
  expect(screen.getByRole('row', { name: 'Phoenix Austin 850' })).toBeVisible();
});

test('quotation settings are shown and changed with a reason; typed values survive until saved', async () => {
  const service = new QuotationSettingsService();
  server.use(...service.answers());
  const services = { drafts: createDraftMemory(sessionStorage, 'sam') };
  const { user } = renderScreen(<QuotationSettings />, { at: '/settings', route: '/settings', services });
  const section = within(await screen.findByRole('region', { name: 'Quotations' }));
  expect(section.getAllByText('Not entered yet')).toHaveLength(3);
  await user.click(button('Edit quotation details'));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText('Company')).toHaveAccessibleDescription('Enter the name of the company.');
  await user.click(screen.getByLabelText('Company'));
  await user.paste('Copper State');
  await user.keyboard('{Escape}');
  await user.click(button('Edit quotation details'));
  expect(await screen.findByLabelText('Company')).toHaveValue('Copper State');
  await user.click(screen.getByLabelText('Reason (optional)'));
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

test('the setup checklist leads into the form of the quotation details, which opens once', async () => {
  server.use(...new QuotationSettingsService().answers());
  const at = '/settings?edit=quotations';
  const { user, address } = renderScreen(<QuotationSettings />, { at, route: '/settings' });
  expect(await screen.findByLabelText('Company')).toBeVisible();
  await user.click(button('Discard'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/settings');
});
