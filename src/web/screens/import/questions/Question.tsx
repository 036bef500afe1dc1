import { styled } from 'styled-components';
import type { ImportColumn, ColumnMapping } from '../../../../contract/imports/mapping';
import type { ImportQuestion } from '../../../../domain/imports/mapping';
import { Button } from '../../../ui/button/Button';
import { SelectField } from '../../../ui/field/SelectField';
import { Dim } from '../../../ui/elements';
import { choicesOf } from '../columns/readingWords';
import { targetOptions, withTarget } from '../columns/targets';
import { Answers, Asked } from './questionStyle';

const Other = styled(SelectField<string>)`
  width: 18rem;
  max-width: 100%;
`;

interface QuestionProps {
  question: ImportQuestion;
  /** Of which file, where there are two. */
  file: string | null;
  targets: readonly ImportColumn[];
  onAnswer: (mapping: ColumnMapping) => void;
}

/** What a person must say about a column, with the answers as buttons. */
export function Question({ question: { column, about, text }, file, targets, onAnswer }: QuestionProps) {
  const { header, samples, mapping } = column;
  const target = targets.find(({ name }) => name === mapping.target);
  return (
    <Asked role="group" aria-label={text}>
      <p>
        {text} {file !== null && <Dim>({file})</Dim>}
      </p>
      {samples.length > 0 && <Dim>In the file: {samples.join(' · ')}</Dim>}
      {about === 'target' ? (
        <TargetAnswers {...{ header, target, targets }} onAnswer={(value) => onAnswer(withTarget(column, value))} />
      ) : (
        <Answers>
          {choicesOf(column, about, target?.readings).map(({ value, label, reading }) => (
            <Button key={value} onClick={() => onAnswer({ ...mapping, reading })}>
              {label}
            </Button>
          ))}
        </Answers>
      )}
    </Asked>
  );
}

interface TargetAnswersProps {
  header: string;
  /** What is proposed. */
  target: ImportColumn | undefined;
  targets: readonly ImportColumn[];
  onAnswer: (value: string) => void;
}

/** The proposed column, any other, or none. */
function TargetAnswers({ header, target, targets, onAnswer }: TargetAnswersProps) {
  const others = targetOptions(targets.filter((each) => each !== target)).slice(1);
  return (
    <Answers>
      {target && <Button onClick={() => onAnswer(target.name)}>Yes, {target.name}</Button>}
      <Other
        label={`Column that ${header} fills`}
        hideLabel
        options={[{ value: '', label: target ? 'Another column…' : 'Choose a column…' }, ...others]}
        value=""
        onChange={(value) => value !== '' && onAnswer(value)}
      />
      <Button onClick={() => onAnswer('')}>Leave out</Button>
    </Answers>
  );
}
