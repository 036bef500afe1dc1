import { type DragEvent, useId, useState } from 'react';
import { FileText } from 'lucide-react';
import { styled } from 'styled-components';
import { textOfFile } from '../files/textOfFile';
import { color, fontSize, inlineRow, radius, space, toneInk, visuallyHidden } from '../../../ui/theme';

interface RequestFilesProps {
  onText: (text: string, name: string) => void;
}

const Zone = styled.label`
  ${inlineRow(space(2))}
  width: 100%;
  min-height: 3rem;
  padding: ${space(2)} ${space(3)};
  border: 1px dashed ${color('controlLine')};
  border-radius: ${radius.control};
  color: ${color('textDim')};
  cursor: pointer;
  &:hover,
  &[data-over='true'] {
    border-style: solid;
    color: ${color('text')};
  }
  &:focus-within {
    outline: 2px solid ${color('focus')};
    outline-offset: 1px;
  }
  & > svg {
    flex: none;
  }
  input {
    ${visuallyHidden}
  }
`;

const Refusal = styled.p`
  color: ${toneInk('bad')};
  font-size: ${fontSize.label};
`;

const READABLE = '.eml,.msg,.pdf,.docx,.xlsx,.csv,.txt,.md,.html,.rtf';

/** Hands over the text of a file. */
export function RequestFiles({ onText }: RequestFilesProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    setRefusal(null);
    setReading(file.name);
    const answer = await textOfFile(file);
    setReading(null);
    if ('refusal' in answer) setRefusal(answer.refusal);
    else onText(answer.text, answer.name);
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <div>
      <Zone
        htmlFor={id}
        data-over={isOver}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          void read(event.dataTransfer.files[0]);
        }}
      >
        <FileText size={16} aria-hidden="true" />
        <span>
          {reading === null ? 'Drop an e-mail, PDF, Word or Excel file here, or choose one' : `Reading ${reading}…`}
        </span>
        <input
          id={id}
          type="file"
          accept={READABLE}
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </Zone>
      {refusal !== null && <Refusal role="alert">{refusal}</Refusal>}
    </div>
  );
}
