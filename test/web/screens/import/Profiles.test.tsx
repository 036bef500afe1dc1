import { screen, waitFor, within } from '@testing-library/react';
import { aLayout, aProfile } from '../../../mocks/importLayouts';
import { aMappedImport, ImportService } from '../../../mocks/importAnswers';
import { button, openImport } from './openImport';

const dialog = (name: string) => screen.findByRole('dialog', { name });

async function open(profile: string | null, ...profiles: ReturnType<typeof aProfile>[]) {
  const service = new ImportService(aMappedImport({ layouts: [aLayout({ profile })] }));
  service.profiles = profiles;
  const opened = openImport(service);
  await screen.findByRole('button', { name: 'Save as profile…' });
  return opened;
}

test('how a file is read is saved as a profile, which then is the one it is read by', async () => {
  const { user } = await open(null);
  expect(screen.getByText('No profiles saved yet')).toBeVisible();
  await user.click(button('Save as profile…'));
  const form = within(await dialog('Save profile'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Enter a name.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Name' }), ' Phoenix {Enter}');
  expect(await screen.findByRole('combobox', { name: 'Profile' })).toHaveDisplayValue('Phoenix');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a profile that would be replaced is named, and a failure to save it is shown', async () => {
  const { user, service } = await open(null, aProfile());
  await user.click(button('Save as profile…'));
  const form = within(await dialog('Save profile'));
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Phoenix stock list');
  expect(form.getByText('Phoenix stock list exists already and is replaced for everybody.')).toBeVisible();
  service.refusal = { status: 409, detail: 'The import is being checked.' };
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('The import is being checked.')).toBeVisible();
});

test('choosing another profile maps the columns that it knows by their names', async () => {
  const { user, service } = await open(null, aProfile(), aProfile({ name: 'Orders', file: 'orders' }));
  const select = await screen.findByRole('combobox', { name: 'Profile' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['None', 'Phoenix stock list']);
  await user.selectOptions(select, 'Phoenix stock list');
  await waitFor(() => expect(service.mapped).toHaveLength(1));
  expect(service.mapped[0]?.units?.columns.map(({ index, target }) => [index, target])).toEqual([
    [0, 'serial'],
    [2, null],
  ]);
});

test('a profile of other columns changes nothing, and says so', async () => {
  const { user, service } = await open(null, aProfile({ columns: [] }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Profile' }), 'Phoenix stock list');
  expect(screen.getByText(/^None of the columns of this file is in that profile/)).toBeVisible();
  expect(service.mapped).toEqual([]);
});

test('a profile is deleted after a question, and a failure is shown', async () => {
  const { user, service } = await open('Phoenix stock list', aProfile());
  await user.click(button('Delete profile…'));
  const question = within(await dialog('Delete profile?'));
  expect(question.getByText(/^Phoenix stock list is deleted for everybody\./)).toBeVisible();
  service.refusal = { status: 500, detail: 'The database does not answer.' };
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByText('The database does not answer.')).toBeVisible();
  service.refusal = null;
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No profiles saved yet')).toBeVisible();
});
