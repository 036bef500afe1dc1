import type { FileLayout } from '../../../../../contract/import/layout';
import type { ColumnMapping, FileMapping, HiddenRows, TableLayout } from '../../../../../contract/import/mapping';
import { suggestionsOf } from '../../../../../domain/import/mapping';
import { Button } from '../../../../ui/button/Button';
import { counted, fieldNames, isEncodingUnknown } from '../importText';
import { Answers, FileQuestion } from './questionParts';

export interface FileQuestionsProps {
  file: FileLayout;
  /** With several files. */
  named: string | null;
  onMap: (mapping: Partial<FileMapping>) => void;
}

/** Questions about a whole file. */
export const FileQuestions = ({ file, named, onMap }: FileQuestionsProps) => (
  <>
    <EncodingQuestion file={file} onAnswer={(layout) => onMap({ layout })} />
    <HiddenRowsQuestion file={file} named={named} onAnswer={(hiddenRows) => onMap({ hiddenRows })} />
    <Suggestions file={file} named={named} onAnswer={(columns) => onMap({ columns })} />
  </>
);

function EncodingQuestion({ file, onAnswer }: { file: FileLayout; onAnswer: (layout: TableLayout) => void }) {
  if (!isEncodingUnknown(file)) return null;
  const { layout, name } = file;
  const shown = name ?? fieldNames[file.file];
  const question = `${shown} is not in UTF-8. Was it saved on Windows, by Excel as “CSV”? Then its letters are read as Windows-1252.`;
  return (
    <FileQuestion label={`Encoding of ${shown}`} file={null} question={question}>
      <Answers>
        <Button onClick={() => onAnswer({ ...layout, encoding: 'windows-1252' })}>Yes, Windows-1252</Button>
        <Button onClick={() => onAnswer({ ...layout, encoding: 'utf-16le' })}>It is UTF-16</Button>
      </Answers>
    </FileQuestion>
  );
}

interface AnswerProps<Answer> extends Pick<FileQuestionsProps, 'file' | 'named'> {
  onAnswer: (answer: Answer) => void;
}

function HiddenRowsQuestion({ file, named, onAnswer }: AnswerProps<HiddenRows>) {
  const { hiddenRows } = file;
  if (hiddenRows?.are !== null) return null;
  const question = `The sheet hides ${counted(hiddenRows.rows, 'row')}, by a filter or by hand. Are they imported too?`;
  return (
    <FileQuestion label="Hidden rows" file={named} question={question}>
      <Answers>
        <Button onClick={() => onAnswer('read')}>Import them</Button>
        <Button onClick={() => onAnswer('leaveOut')}>Leave them out</Button>
      </Answers>
    </FileQuestion>
  );
}

const MIN_SUGGESTIONS = 2;

/** Answers the questions about unknown columns together. */
function Suggestions({ file, named, onAnswer }: AnswerProps<ColumnMapping[]>) {
  const suggested = suggestionsOf(file);
  if (suggested.length < MIN_SUGGESTIONS) return null;
  const taken = suggested.filter(({ mapping }) => mapping.target !== null);
  const out = suggested.filter(({ mapping }) => mapping.target === null);
  const parts = [
    ...taken.map(({ header, mapping }) => `${header} as ${mapping.target ?? ''}`),
    ...(out.length > 0 ? [`${out.map(({ header }) => header).join(', ')} left out`] : []),
  ];
  return (
    <FileQuestion
      label="Unknown columns"
      file={named}
      question={`${counted(suggested.length, 'column')} with unknown names. Suggested: ${parts.join('; ')}.`}
    >
      <Answers>
        <Button onClick={() => onAnswer(suggested.map(({ mapping }) => mapping))}>Accept all suggestions</Button>
      </Answers>
    </FileQuestion>
  );
}
