import { useState } from 'react';
import { styled } from 'styled-components';
import { fontSize } from '../../../ui/theme';
import { stepTitles, type Step } from './steps';

const Title = styled.h2`
  font-size: ${fontSize.title};
  &:focus {
    outline: none;
  }
`;

const focus = (heading: HTMLElement | null) => heading?.focus();

/** The title of a step. A step that the person brought about takes the focus. */
export function StepHeading({ step, takesFocus }: { step: Step; takesFocus: boolean }) {
  const [isTaken] = useState(takesFocus);
  return (
    <Title tabIndex={-1} ref={isTaken ? focus : undefined}>
      {stepTitles[step]}
    </Title>
  );
}
