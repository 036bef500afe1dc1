import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageTitle } from '../../../ui/page/PageTitle';
import { space } from '../../../ui/theme';

const Root = styled.main`
  max-width: 100ch;
  padding: ${space(6)};
`;

const Text = styled.pre`
  margin: 0;
  font:
    0.875rem/1.375rem ui-monospace,
    'Cascadia Mono',
    Consolas,
    'DejaVu Sans Mono',
    monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** /notes?notes=… also opens as a popup, without the app's frame. */
export function NotesPage() {
  const [query] = useSearchParams();
  const notes = query.get('notes') ?? '';
  return (
    <Root>
      <PageTitle title="Notes" />
      <Text>{notes.trim() ? notes : 'No notes provided.'}</Text>
    </Root>
  );
}
