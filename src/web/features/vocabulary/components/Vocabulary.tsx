import { useState } from 'react';
import { styled } from 'styled-components';
import type { TaughtWord } from '../../../../contract/vocabulary/vocabulary';
import { formatDate } from '../../../../domain/format/date';
import { isReadAtImport, wordFieldLabel } from '../../../../domain/vocabulary/wordFields';
import { removalText, usesText } from '../../../../domain/vocabulary/wordTexts';
import { errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { usePermissionMessage } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { Button } from '../../../ui/button/Button';
import { ConfirmButtons } from '../../../ui/dialog/ConfirmButtons';
import { Modal } from '../../../ui/dialog/Modal';
import { Dim, PaddedCard, Row, Stack } from '../../../ui/elements';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';
import { DataTable } from '../../../ui/layout/TableHead';
import { LoadFailure } from '../../../ui/notice/LoadFailure';
import { Notice } from '../../../ui/notice/Notice';
import { screens, space } from '../../../ui/theme';
import { useGetVocabularyQuery, useRemovingWord } from '../api/vocabulary';
import { TeachDialog } from './TeachDialog';

const Root = styled(PaddedCard)`
  min-width: 0;
  margin-top: ${space(4)};
`;

const Words = styled(TableScroll)`
  max-height: 28rem;
  overflow-y: auto;
  td {
    overflow-wrap: anywhere;
    ${screens.abovePhone} {
      min-width: 7rem;
    }
  }
`;

export function Vocabulary() {
  const { data, error, isFetching, refetch } = useGetVocabularyQuery(undefined);
  const again = useGated(refetch);
  const permissionMessage = usePermissionMessage('teachWords');
  const { notifier } = useServices();
  const [isTeaching, setTeaching] = useState(false);
  const [removing, setRemoving] = useState<TaughtWord | null>(null);
  if (!data && !error) return null;
  return (
    <Root aria-label="Vocabulary">
      <h2>Vocabulary</h2>
      <Dim>
        Words that imports, forms and matching read as one of the known meanings, besides the built-in ones. A word is
        the whole text of a field; case, spaces, dots and hyphens do not count.
      </Dim>
      {error && !isFetching && (
        <LoadFailure onRetry={again}>The vocabulary could not be loaded. {errorMessage(error)}</LoadFailure>
      )}
      {data && data.words.length === 0 && <p>No words taught.</p>}
      {data && data.words.length > 0 && (
        <WordTable words={data.words} onRemove={data.mayTeach === true ? setRemoving : null} />
      )}
      {permissionMessage !== null && <Notice>{permissionMessage}</Notice>}
      {data?.mayTeach === true && (
        <Row>
          <Button onClick={() => setTeaching(true)}>Teach a word</Button>
        </Row>
      )}
      {isTeaching && (
        <TeachDialog
          onClose={() => setTeaching(false)}
          onTaught={({ word, meaning }) => {
            setTeaching(false);
            notifier.success('Word taught', `${word} means ${meaning}.`);
          }}
        />
      )}
      {removing && <RemoveDialog word={removing} onClose={() => setRemoving(null)} />}
    </Root>
  );
}

interface WordTableProps {
  words: readonly TaughtWord[];
  onRemove: ((word: TaughtWord) => void) | null;
}

const ACTION = 'Remove a word';

const WordTable = ({ words, onRemove }: WordTableProps) => (
  <Words tabIndex={0} role="region" aria-label="Taught words">
    <DataTable
      as={StackingTable}
      titles={['Field', 'Word', 'Meaning', 'Taught by', 'Used by', ...(onRemove ? [ACTION] : [])]}
      hidden={[ACTION]}
    >
      {words.map((word) => (
        <tr key={word.id}>
          <td data-label="Field">{wordFieldLabel(word.field)}</td>
          <td data-label="Word">{word.word}</td>
          <td data-label="Meaning">{word.meaning}</td>
          <td data-label="Taught by">
            <Taught word={word} />
          </td>
          <td data-label="Used by">{usesText(word) ?? <Dim>{isReadAtImport(word.field) ? 'imports' : 'none'}</Dim>}</td>
          {onRemove && (
            <td>
              <Button size="small" aria-label={`Remove ${word.word}`} onClick={() => onRemove(word)}>
                Remove
              </Button>
            </td>
          )}
        </tr>
      ))}
    </DataTable>
  </Words>
);

const Taught = ({ word: { by, at, reason } }: { word: TaughtWord }) =>
  by === null ? (
    <Dim>Supplied</Dim>
  ) : (
    <>
      {by}, {formatDate(at)}
      {reason !== null && <Dim as="p">{reason}</Dim>}
    </>
  );

function RemoveDialog({ word, onClose }: { word: TaughtWord; onClose: () => void }) {
  const { isBusy, failure, remove } = useRemovingWord(onClose);
  const footer = <ConfirmButtons onCancel={onClose} confirm="Remove" busy={isBusy} onConfirm={() => remove(word.id)} />;
  return (
    <Modal title={`Remove ${word.word}?`} isOpen onClose={onClose} footer={footer}>
      <Stack $gap={3}>
        <p>
          {word.word} no longer means {word.meaning}. {removalText(word)}
        </p>
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
      </Stack>
    </Modal>
  );
}
