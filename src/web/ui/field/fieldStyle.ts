import { styled, css } from 'styled-components';
import { color, fontSize, radius, space, visuallyHidden } from '../theme';

/** Shared by text boxes and selects. */
export const controlStyle = css`
  width: 100%;
  height: 2.125rem;
  padding: 0 0.625rem;
  border: 1px solid ${color('controlLine')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  color: ${color('text')};
  text-overflow: ellipsis;
  &::placeholder {
    color: ${color('textDim')};
    opacity: 1;
  }
  &:disabled {
    opacity: 0.6;
  }
  &[aria-invalid='true'] {
    border-color: ${color('bad')};
  }
  &:focus-visible {
    outline-offset: 0;
  }
`;

export const Field = styled.div<{ $inline: boolean }>`
  display: flex;
  flex-direction: ${({ $inline }) => ($inline ? 'row' : 'column')};
  align-items: ${({ $inline }) => ($inline ? 'center' : 'stretch')};
  gap: ${({ $inline }) => ($inline ? space(2) : space(1))};
  min-width: 0;
`;

export const FieldLabel = styled.label<{ $hidden: boolean }>`
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  color: ${color('textDim')};
  white-space: nowrap;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

export const FieldNote = styled.span<{ $bad: boolean }>`
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  color: ${({ $bad }) => color($bad ? 'bad' : 'textDim')};
`;
