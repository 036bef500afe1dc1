import { useRef } from 'react';
import { styled } from 'styled-components';
import type {
  ImportColumn,
  ImportColumns,
  ColumnMapping,
  FileMapping,
  TableLayout,
} from '../../../../../contract/import/mapping';
import type { FileLayout } from '../../../../../contract/import/layout';
import { type ImportQuestion, questionsOf } from '../../../../../domain/import/mapping';
import { Button } from '../../../../ui/button/Button';
import { SelectField } from '../../../../ui/field/SelectField';
import { Card, Dim, Row } from '../../../../ui/elements';
import { Notice } from '../../../../ui/notice/Notice';
import { color, fontSize, space, noOutline } from '../../../../ui/theme';
import { isEncodingUnknown, fieldNames, questionsLeft } from '../importText';
import { choicesOf, targetOptions, withTarget } from './columnChoices';

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
  return (
    <>
      <Root aria-label="Questions" data-clear={count === 0 ? '' : undefined}>
        <h3 ref={heading} tabIndex={-1}>
          {count === 0
            ? 'No questions left'
            : `${count.toLocaleString('en-US')} question${count === 1 ? '' : 's'} left`}
        </h3>
        {files.map((file) => (
          <EncodingQuestion key={file.file} file={file} onAnswer={(layout) => map(file, { layout })} />
        ))}
        {files.flatMap((file) =>
          questionsOf(file).map((question) => (
            <Question
              key={`${file.file} ${question.column.mapping.index} ${question.about}`}
              question={question}
              file={files.length > 1 ? fieldNames[file.file] : null}
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
            {fieldNames[file]}: choose which column fills {missing.join(', ')}. Without{' '}
            {missing.length === 1 ? 'it' : 'them'} nothing can be imported.
          </Notice>
        ))}
    </>
  );
}

const QuestionBox = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border-top: 1px solid ${color('lineSoft')};
  overflow-wrap: anywhere;
`;

const Answers = styled(Row)`
  gap: ${space(2)};
  & > button {
    white-space: normal;
    text-align: left;
    overflow-wrap: anywhere;
  }
`;

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

function Question({ question: { column, about, text }, file, targets, onAnswer }: QuestionProps) {
  const { header, samples, mapping } = column;
  const target = targets.find(({ name }) => name === mapping.target);
  return (
    <QuestionBox role="group" aria-label={text}>
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
    </QuestionBox>
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

function EncodingQuestion({ file, onAnswer }: { file: FileLayout; onAnswer: (layout: TableLayout) => void }) {
  if (!isEncodingUnknown(file)) return null;
  const { layout, name } = file;
  return (
    <QuestionBox role="group" aria-label={`Encoding of ${name ?? fieldNames[file.file]}`}>
      <p>
        {name ?? fieldNames[file.file]} is not in UTF-8. Was it saved on Windows, by Excel as “CSV”? Then its letters
        are read as Windows-1252.
      </p>
      <Answers>
        <Button onClick={() => onAnswer({ ...layout, encoding: 'windows-1252' })}>Yes, Windows-1252</Button>
        <Button onClick={() => onAnswer({ ...layout, encoding: 'utf-16le' })}>It is UTF-16</Button>
      </Answers>
    </QuestionBox>
  );
}
