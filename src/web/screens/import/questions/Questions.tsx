import { useRef } from 'react';
import { styled } from 'styled-components';
import type { ImportColumns, FileMapping } from '../../../../contract/imports/mapping';
import type { FileLayout } from '../../../../contract/imports/layout';
import { questionsOf } from '../../../../domain/imports/mapping';
import { Card } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { color, fontSize, space } from '../../../ui/theme';
import { fieldNames, questionsLeft } from '../importText';
import { Question } from './Question';
import { EncodingQuestion } from './EncodingQuestion';

const Root = styled(Card)`
  display: grid;
  overflow: hidden;
  & > h3 {
    padding: ${space(3)} ${space(4)};
    background: ${color('warnSoft')};
    color: ${color('warn')};
    font-size: ${fontSize.body};
    &:focus {
      outline: none;
    }
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

/** What must be answered before the files can be imported, with the answers. */
export function Questions({ files, targets, onMap }: QuestionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const map = (file: FileLayout, mapping: Partial<FileMapping>) => {
    // The button that was pressed goes with its question.
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
