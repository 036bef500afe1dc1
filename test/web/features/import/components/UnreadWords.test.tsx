import { screen, within } from '@testing-library/react';
import type { UnreadWord } from '../../../../../src/contract/import/job';
import { permissions } from '../../../../../src/domain/access/access';
import { UnreadWords } from '../../../../../src/web/features/import/components/UnreadWords';
import { server } from '../../../../mocks/server';
import { VocabularyService } from '../../../../mocks/vocabularyAnswers';
import { renderScreen } from '../../../../support/web/renderApp';

const place = { file: 'units', rows: 2, line: 4 } as const;
const words: UnreadWord[] = [
  { ...place, column: 'fusing_description', value: 'BAYO', example: 'Bay-O-Net', field: 'fusing' },
  { ...place, column: 'fusing_description', value: 'BON or so', example: 'Bay-O-Net', field: 'fusing' },
  { ...place, column: 'taps', value: '5 pos', example: '+/-5%' },
];

function open(mayTeach = true) {
  const service = new VocabularyService();
  server.use(...service.answers());
  const onCheck = jest.fn();
  const services = { permissions: new Set(permissions.filter((each) => mayTeach || each !== 'teachWords')) };
  const page = renderScreen(<UnreadWords words={words} onCheck={onCheck} />, { at: '/', route: '/', services });
  return { ...page, service, onCheck };
}

const row = (text: string) => within(screen.getByRole('row', { name: new RegExp(text) }));
const button = (name: string) => screen.getByRole('button', { name });

test('an administrator teaches a word in the list, and checks again', async () => {
  const { user, service, onCheck } = open();
  expect(row('5 pos').queryByRole('combobox')).not.toBeInTheDocument();
  expect(button('Teach BAYO')).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('What BAYO means'), 'Bay-O-Net');
  await user.click(button('Teach BAYO'));
  expect(await row('BAYO').findByText('means Bay-O-Net')).toBeVisible();
  expect(service.taught).toEqual([{ field: 'fusing', word: 'BAYO', meaning: 'Bay-O-Net' }]);
  expect(screen.getByText(/1 word taught\. The import reads it\./)).toBeVisible();
  await user.click(button('Check again'));
  expect(onCheck).toHaveBeenCalledTimes(1);
});

test('a refused word stays with the reason', async () => {
  const { user } = open();
  await user.selectOptions(screen.getByLabelText('What BON or so means'), 'Unfused');
  await user.click(button('Teach BON or so'));
  expect(await screen.findByText("'BON or so' is a built-in word.")).toBeVisible();
  expect(screen.queryByText(/taught/)).not.toBeInTheDocument();
});

test('others see who can teach it', () => {
  open(false);
  expect(screen.getByText(/Administrators can teach words\. Ask one of them to teach these\.$/)).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
