import { styled } from 'styled-components';
import { truncate } from '../../../../domain/format/text';
import { NOTES_PREVIEW_LENGTH } from '../../../../domain/limits';
import { color } from '../../../ui/theme';
import { NotesCell } from '../layout/NotesCell';

const More = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color('link')};
  text-decoration: underline;
`;

/** The first 200 characters of the notes; 'read more' shows all of them. */
export function NotesPreview({ notes, onMore }: { notes: string; onMore: () => void }) {
  const preview = truncate(notes, NOTES_PREVIEW_LENGTH);
  if (preview === notes) return <NotesCell>{notes}</NotesCell>;
  return (
    <NotesCell>
      {preview}{' '}
      <More type="button" onClick={onMore}>
        read more
      </More>
    </NotesCell>
  );
}
