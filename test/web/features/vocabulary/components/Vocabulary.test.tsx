import { screen, within } from '@testing-library/react';
import { Vocabulary } from '../../../../../src/web/features/vocabulary/components/Vocabulary';
import { aTaughtWord, SUPPLIED, VocabularyService } from '../../../../mocks/vocabularyAnswers';
import { server } from '../../../../mocks/server';
import { renderScreen } from '../../../../support/web/renderApp';

async function open(service = new VocabularyService()) {
  server.use(...service.answers());
  const page = renderScreen(<Vocabulary />, { at: '/settings', route: '/settings' });
  await screen.findByRole('region', { name: 'Vocabulary' });
  return { ...page, service };
}

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
const button = (name: string) => screen.getByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('each word is listed with its field, meaning, teacher and uses', async () => {
  await open();
  expect(rows()).toEqual([
    ['Condition', 'Very Good', 'RC', 'Supplied', 'imports', 'Remove'],
    ['Fusing', 'BAYO', 'Bay-O-Net', 'Ada Boss, 5 March 2026The yard writes it so', '3 units and 1 order', 'Remove'],
  ]);
});

test('a user who cannot teach sees the words and who can', async () => {
  await open(new VocabularyService({ mayTeach: false, words: [aTaughtWord()] }));
  expect(rows()).toHaveLength(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a word is taught with a field, a meaning of it and a reason', async () => {
  const { user, service } = await open();
  await user.click(button('Teach a word'));
  const form = await dialog('Teach a word');
  await user.click(form.getByRole('button', { name: 'Teach' }));
  expect(form.getByLabelText('Word, as people write it')).toHaveAccessibleDescription('Enter the word.');
  expect(form.getByLabelText('Meaning')).toHaveAccessibleDescription('Choose what the word means.');
  await user.selectOptions(form.getByLabelText('Field'), 'Fluid');
  await user.type(form.getByLabelText('Word, as people write it'), 'MO');
  await user.selectOptions(form.getByLabelText('Meaning'), 'FR3');
  await user.click(form.getByRole('button', { name: 'Teach' }));
  expect(await form.findByText("'MO' is a built-in word.")).toBeVisible();
  await user.clear(form.getByLabelText('Word, as people write it'));
  await user.type(form.getByLabelText('Word, as people write it'), 'Green Oil');
  await user.click(form.getByRole('button', { name: 'Teach' }));
  expect(await screen.findByRole('cell', { name: 'Green Oil' })).toBeVisible();
  expect(service.taught).toMatchObject([{ field: 'fluid', word: 'Green Oil', meaning: 'FR3' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('removing a word first says what that changes', async () => {
  const { user } = await open();
  await user.click(button('Remove BAYO'));
  const form = await dialog('Remove BAYO?');
  expect(form.getByText(/^BAYO no longer means Bay-O-Net\./)).toHaveTextContent(
    '3 units and 1 order have the text of their source again, which matching cannot read.',
  );
  await user.click(form.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Supplied')).toBeVisible();
  expect(screen.queryByRole('cell', { name: 'BAYO' })).not.toBeInTheDocument();
});

test('removing a supplied condition changes no unit', async () => {
  const { user } = await open(new VocabularyService({ mayTeach: true, words: [SUPPLIED] }));
  await user.click(button('Remove Very Good'));
  const form = await dialog('Remove Very Good?');
  expect(form.getByText(/Stored units keep their condition\./)).toBeVisible();
});
