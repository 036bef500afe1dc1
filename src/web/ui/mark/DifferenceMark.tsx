import { EqualNot } from 'lucide-react';
import { styled } from 'styled-components';
import { color } from '../theme';
import { VisuallyHidden } from '../elements';
import { Tooltip } from '../Tooltip';

const Root = styled.span`
  display: inline-flex;
  flex: none;
  color: ${color('text')};
  vertical-align: middle;
`;

export const DifferenceMark = ({ label }: { label: string }) => (
  <Tooltip label={label}>
    <Root>
      <EqualNot size={14} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  </Tooltip>
);
