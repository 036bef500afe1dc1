import { useState } from 'react';
import { styled } from 'styled-components';
import type { NewWord, WordField } from '../../../../contract/vocabulary/vocabulary';
import { WORD_FIELDS } from '../../../../domain/vocabulary/wordFields';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Row, Stack } from '../../../ui/elements';
import { SelectField } from '../../../ui/field/SelectField';
import { Notice } from '../../../ui/notice/Notice';
import { useTeaching } from '../api/vocabulary';

export const meaningOptions = (field: WordField, prompt: string) => [
  { value: '', label: prompt },
  ...WORD_FIELDS[field].meanings.map((meaning) => ({ value: meaning, label: meaning })),
];

const Meanings = styled(SelectField<string>)`
  flex: 1 1 10rem;
  min-width: 0;
`;

interface TeachWordProps {
  field: WordField;
  word: string;
  onTaught: (word: NewWord) => void;
}

/** Teaches one word beside the text that has it. */
export function TeachWord({ field, word, onTaught }: TeachWordProps) {
  const [meaning, setMeaning] = useState('');
  const { isBusy, failure, teach, forget } = useTeaching(onTaught);
  return (
    <Stack $gap={1}>
      <Row $gap={2}>
        <Meanings
          label={`What ${word} means`}
          hideLabel
          options={meaningOptions(field, 'Teach: means …')}
          value={meaning}
          onChange={(chosen) => {
            setMeaning(chosen);
            forget();
          }}
        />
        <Button
          size="small"
          aria-label={`Teach ${word}`}
          disabled={meaning === ''}
          busy={isBusy}
          onClick={() => teach({ field, word, meaning })}
          {...needsNetwork}
        >
          Teach
        </Button>
      </Row>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
    </Stack>
  );
}
