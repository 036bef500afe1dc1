import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { useState } from 'react';
import { MentionArea } from '../../../../../src/web/features/people/components/MentionArea';
import { json } from '../../../../mocks/answers';
import { server } from '../../../../mocks/server';
import { renderScreen } from '../../../../support/web/renderApp';

function Box() {
  const [text, setText] = useState('');
  return <MentionArea label="Comment" value={text} onChange={setText} />;
}

const results = [
  { id: '1', name: 'Lee Ortiz' },
  { id: '2', name: 'Lena Park' },
];

beforeEach(() => server.use(http.get('*/api/people/', () => json({ results }))));

test('@ completes a name by keyboard', async () => {
  renderScreen(<Box />);
  const box = screen.getByLabelText('Comment');
  await userEvent.type(box, 'Ask @le');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(box).toHaveValue('Ask @Lena Park ');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('Escape closes the names and leaves the text', async () => {
  renderScreen(<Box />);
  const box = screen.getByLabelText('Comment');
  await userEvent.type(box, '@ort');
  expect(await screen.findByRole('option', { name: 'Lee Ortiz' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box).toHaveValue('@ort');
});
