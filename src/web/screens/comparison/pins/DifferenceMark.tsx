import { EqualNot } from 'lucide-react';
import styled from 'styled-components';
import { color } from '../../../ui/theme';
import { Tooltip } from '../../../ui/tooltip/Tooltip';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';

const Root = styled.span`
  display: inline-flex;
  flex: none;
  color: ${color('text')};
`;

const WORDS = 'Differs between the pinned units';

/** Marks a value in which the pinned units are not all alike. */
export function DifferenceMark() {
  return (
    <Tooltip label={WORDS}>
      <Root>
        <EqualNot size={14} aria-hidden="true" />
        <VisuallyHidden>{WORDS}</VisuallyHidden>
      </Root>
    </Tooltip>
  );
}
