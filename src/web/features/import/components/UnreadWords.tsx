import { useState } from 'react';
import { styled } from 'styled-components';
import type { UnreadWord } from '../../../../contract/import/job';
import { permissionHint } from '../../../../domain/access/access';
import { useHasPermission } from '../../../store/hooks';
import { Button } from '../../../ui/button/Button';
import { Dim, Row, Stack } from '../../../ui/elements';
import { DataTable } from '../../../ui/layout/TableHead';
import { Notice } from '../../../ui/notice/Notice';
import { fontSize } from '../../../ui/theme';
import { TeachWord } from '../../vocabulary/components/TeachWord';
import { counted } from './importText';
import { LinesTable } from './tables';

const Title = styled.h3`
  font-size: ${fontSize.body};
`;

const Lines = styled(LinesTable)`
  td:nth-child(3) {
    min-width: 9rem;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  td:has(select) {
    min-width: 16rem;
  }
`;

const keyOf = ({ file, column, value }: UnreadWord) => `${file} ${column} ${value}`;

interface UnreadWordsProps {
  words: readonly UnreadWord[];
  /** Reads the files again with the taught words. */
  onCheck: () => void;
}

/** Words that count as not recorded, with a suggestion. */
export function UnreadWords({ words, onCheck }: UnreadWordsProps) {
  const mayTeach = useHasPermission('teachWords');
  const [taught, setTaught] = useState<ReadonlyMap<string, string>>(new Map());
  const canTeach = words.some(({ field }) => field !== undefined);
  return (
    <Stack $gap={2}>
      <Title>Texts that matching cannot read</Title>
      <Dim>
        They are saved as written, and count as not recorded.
        {canTeach && !mayTeach && ` ${permissionHint('teachWords')} Ask one of them to teach these.`}
      </Dim>
      {taught.size > 0 && (
        <Notice tone="ok">
          <Row $gap={2}>
            {counted(taught.size, 'word')} taught. The import reads {taught.size === 1 ? 'it' : 'them'}.
            <Button size="small" onClick={onCheck}>
              Check again
            </Button>
          </Row>
        </Notice>
      )}
      <Lines role="region" aria-label="Texts that matching cannot read" tabIndex={0}>
        <DataTable
          titles={[
            ...['File', 'Column', 'Text', ...(canTeach && mayTeach ? ['Meaning'] : [])],
            ...['Rows', 'First line', 'Write it like'],
          ]}
          numeric={['Rows', 'First line']}
        >
          {words.map((word) => (
            <tr key={keyOf(word)}>
              <td>{word.file}</td>
              <td>{word.column}</td>
              <td>{word.value}</td>
              {canTeach && mayTeach && (
                <td>
                  <Meaning
                    word={word}
                    taught={taught.get(keyOf(word))}
                    onTaught={(meaning) => setTaught(new Map([...taught, [keyOf(word), meaning]]))}
                  />
                </td>
              )}
              <td data-numeric="">{word.rows.toLocaleString('en-US')}</td>
              <td data-numeric="">{word.line.toLocaleString('en-US')}</td>
              <td>{word.example}</td>
            </tr>
          ))}
        </DataTable>
      </Lines>
    </Stack>
  );
}

interface MeaningProps {
  word: UnreadWord;
  taught: string | undefined;
  onTaught: (meaning: string) => void;
}

function Meaning({ word: { field, value }, taught, onTaught }: MeaningProps) {
  if (taught !== undefined) return <>means {taught}</>;
  if (field === undefined) return null;
  return <TeachWord field={field} word={value} onTaught={({ meaning }) => onTaught(meaning)} />;
}
