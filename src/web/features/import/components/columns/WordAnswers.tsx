import { useState } from 'react';
import type { ColumnMapping, ImportColumn } from '../../../../../contract/import/mapping';
import type { ImportQuestion } from '../../../../../domain/import/mapping';
import { wordFieldOf } from '../../../../../domain/vocabulary/wordFields';
import { useHasPermission } from '../../../../store/hooks';
import { Button } from '../../../../ui/button/Button';
import { Switch } from '../../../../ui/field/Switch';
import { Notice } from '../../../../ui/notice/Notice';
import { useTeaching } from '../../../vocabulary/api/vocabulary';
import { withWord } from './columnChoices';
import { Answers } from './questionParts';

interface WordAnswersProps {
  question: ImportQuestion;
  target: ImportColumn | undefined;
  onAnswer: (mapping: ColumnMapping) => void;
}

/** Sets the meaning of a word: for this file or, from an administrator, for all files. */
export function WordAnswers({ question: { column, word = '' }, target, onAnswer }: WordAnswersProps) {
  const [isForAll, setForAll] = useState(false);
  const field = wordFieldOf('units', target?.name ?? '');
  const mayTeach = useHasPermission('teachWords') && field !== undefined;
  const answer = (value: string | null) => onAnswer(withWord(column, word, value));
  const { isBusy, failure, teach } = useTeaching(({ meaning }) => answer(meaning));
  const choose = (meaning: string) =>
    isForAll && field !== undefined ? teach({ field, word, meaning }) : answer(meaning);
  return (
    <>
      <Answers>
        {(target?.choices ?? []).map((value) => (
          <Button key={value} disabled={isBusy} onClick={() => choose(value)}>
            {value}
          </Button>
        ))}
        <Button onClick={() => answer(null)}>
          {target?.isRequired === true ? 'Leave these rows out' : 'Leave empty'}
        </Button>
      </Answers>
      {mayTeach && <Switch label="Teach this word for all files" checked={isForAll} onChange={setForAll} />}
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
    </>
  );
}
