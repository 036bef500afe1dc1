import { useRef } from 'react';
import { styled } from 'styled-components';
import type { ImportColumn, ImportColumns, ColumnMapping, FileMapping } from '../../../../../contract/import/mapping';
import type { FileLayout } from '../../../../../contract/import/layout';
import { type ImportQuestion, questionsOf } from '../../../../../domain/import/mapping';
import { Button } from '../../../../ui/button/Button';
import { SelectField } from '../../../../ui/field/SelectField';
import { Card, Dim } from '../../../../ui/elements';
import { Notice } from '../../../../ui/notice/Notice';
import { color, fontSize, space, noOutline } from '../../../../ui/theme';
import { fieldNames, questionsLeft } from '../importText';
import { choicesOf, targetOptions, withTarget } from './columnChoices';
import { FileQuestions } from './fileQuestions';
import { Answers, FileQuestion } from './questionParts';
import { WordAnswers } from './WordAnswers';

const Root = styled(Card)`
  display: grid;
  overflow: hidden;
  & > h3 {
    padding: ${space(3)} ${space(4)};
    background: ${color('warnSoft')};
    color: ${color('warn')};
    font-size: ${fontSize.body};
    ${noOutline}
  }
  &[data-clear] > h3 {
    background: ${color('okSoft')};
    color: ${color('ok')};
  }
`;

interface QuestionsProps {
  files: readonly FileLayout[];
  targets: ImportColumns;
  onMap: (file: FileLayout['file'], mapping: FileMapping) => void;
}

export function Questions({ files, targets, onMap }: QuestionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const map = (file: FileLayout, mapping: Partial<FileMapping>) => {
    heading.current?.focus();
    onMap(file.file, { layout: file.layout, columns: [], ...mapping });
  };
  const count = questionsLeft(files);
  const nameOf = ({ file }: FileLayout) => (files.length > 1 ? fieldNames[file] : null);
  return (
    <>
      <Root aria-label="Questions" data-clear={count === 0 ? '' : undefined}>
        <h3 ref={heading} tabIndex={-1}>
          {count === 0
            ? 'No questions left'
            : `${count.toLocaleString('en-US')} question${count === 1 ? '' : 's'} left`}
        </h3>
        {files.map((file) => (
          <FileQuestions key={file.file} file={file} named={nameOf(file)} onMap={(mapping) => map(file, mapping)} />
        ))}
        {files.flatMap((file) =>
          questionsOf(file).map((question) => (
            <Question
              key={`${file.file} ${question.column.mapping.index} ${question.about} ${question.word ?? ''}`}
              question={question}
              file={nameOf(file)}
              targets={targets[file.file]}
              onAnswer={(column) => map(file, { columns: [column] })}
            />
          )),
        )}
      </Root>
      {files
        .filter(({ missing }) => missing.length > 0)
        .map(({ file, missing }) => (
          <Notice key={file} tone="warn">
            {fieldNames[file]}: choose which column fills {missing.join(', ')}, or give a value that holds for all rows.
            Without {missing.length === 1 ? 'it' : 'them'} nothing can be imported.
          </Notice>
        ))}
    </>
  );
}

const Other = styled(SelectField<string>)`
  width: 18rem;
  max-width: 100%;
`;

interface QuestionProps {
  question: ImportQuestion;
  file: string | null;
  targets: readonly ImportColumn[];
  onAnswer: (mapping: ColumnMapping) => void;
}

function Question({ question, file, targets, onAnswer }: QuestionProps) {
  const { column, about, text } = question;
  const target = targets.find(({ name }) => name === column.mapping.target);
  return (
    <FileQuestion label={text} file={file} question={text}>
      {about !== 'words' && column.samples.length > 0 && <Dim>In the file: {column.samples.join(' · ')}</Dim>}
      {about === 'target' && (
        <TargetAnswers
          {...{ header: column.header, target, targets }}
          onAnswer={(value) => onAnswer(withTarget(column, value))}
        />
      )}
      {about === 'words' && <WordAnswers {...{ question, target, onAnswer }} />}
      {about !== 'target' && about !== 'words' && (
        <Answers>
          {choicesOf(column, about, target?.readings).map(({ value, label, reading }) => (
            <Button key={value} onClick={() => onAnswer({ ...column.mapping, reading })}>
              {label}
            </Button>
          ))}
        </Answers>
      )}
    </FileQuestion>
  );
}

interface TargetAnswersProps {
  header: string;
  target: ImportColumn | undefined;
  targets: readonly ImportColumn[];
  onAnswer: (value: string) => void;
}

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
