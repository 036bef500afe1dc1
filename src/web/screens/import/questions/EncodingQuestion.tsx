import type { FileLayout } from '../../../../contract/imports/layout';
import type { TableLayout } from '../../../../contract/imports/mapping';
import { Button } from '../../../ui/button/Button';
import { encodingAsked, fieldNames } from '../importText';
import { Answers, Asked } from './questionStyle';

interface EncodingQuestionProps {
  file: FileLayout;
  onAnswer: (layout: TableLayout) => void;
}

/** Asks in which encoding a text file is that is in none that can be told. */
export function EncodingQuestion({ file, onAnswer }: EncodingQuestionProps) {
  if (!encodingAsked(file)) return null;
  const { layout, name } = file;
  return (
    <Asked role="group" aria-label={`Encoding of ${name ?? fieldNames[file.file]}`}>
      <p>
        {name ?? fieldNames[file.file]} is not in UTF-8. Was it saved on Windows, by Excel as “CSV”? Then its letters
        are read as Windows-1252.
      </p>
      <Answers>
        <Button onClick={() => onAnswer({ ...layout, encoding: 'windows-1252' })}>Yes, Windows-1252</Button>
        <Button onClick={() => onAnswer({ ...layout, encoding: 'utf-16le' })}>It is UTF-16</Button>
      </Answers>
    </Asked>
  );
}
