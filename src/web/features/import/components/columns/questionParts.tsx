import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Dim, Row } from '../../../../ui/elements';
import { color, space } from '../../../../ui/theme';

export const QuestionBox = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border-top: 1px solid ${color('lineSoft')};
  overflow-wrap: anywhere;
`;

export const Answers = styled(Row)`
  gap: ${space(2)};
  & > button {
    white-space: normal;
    text-align: left;
    overflow-wrap: anywhere;
  }
`;

interface FileQuestionProps {
  /** Names the group. */
  label: string;
  /** With several files. */
  file: string | null;
  question: ReactNode;
  children: ReactNode;
}

export const FileQuestion = ({ label, file, question, children }: FileQuestionProps) => (
  <QuestionBox role="group" aria-label={label}>
    <p>
      {question} {file !== null && <Dim>({file})</Dim>}
    </p>
    {children}
  </QuestionBox>
);
