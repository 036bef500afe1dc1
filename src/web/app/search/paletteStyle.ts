import { Command } from 'cmdk';
import { styled } from 'styled-components';
import { color, fontSize, hairline, radius, screens, space } from '../../ui/theme';

export const Root = styled(Command)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  &:focus {
    outline: none;
  }
  [cmdk-label] {
    position: absolute;
  }
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border-bottom: ${hairline};
  color: ${color('textDim')};
  input {
    flex: 1;
    min-width: 0;
    height: 2.25rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${color('text')};
    font: inherit;
    font-size: ${fontSize.title};
    &:focus {
      outline: none;
    }
    &::placeholder {
      color: ${color('textDim')};
      opacity: 1;
    }
  }
`;

export const Results = styled(Command.List)`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${space(1)} ${space(2)} ${space(2)};
  scroll-padding: ${space(8)} 0 ${space(2)};
`;

export const Group = styled(Command.Group)`
  [cmdk-group-heading] {
    padding: ${space(2)} ${space(2)} ${space(1)};
    color: ${color('textDim')};
    font-size: ${fontSize.label};
  }
`;

export const Item = styled(Command.Item)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 2.25rem;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.control};
  cursor: pointer;
  svg {
    flex: none;
    color: ${color('textDim')};
  }
  &[data-selected='true'] {
    background: ${color('surfaceSunken')};
    box-shadow: inset 2px 0 0 ${color('focus')};
  }
`;

export const Name = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Gives way before the name does. */
export const Detail = styled.span`
  flex: 0 9999 auto;
  min-width: 3rem;
  margin-left: auto;
  overflow: hidden;
  color: ${color('textDim')};
  font-size: ${fontSize.label};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Status = styled.div`
  flex: none;
  padding: ${space(3)} ${space(4)} 0;
  color: ${color('textDim')};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  gap: ${space(4)};
  padding: ${space(2)} ${space(4)};
  border-top: ${hairline};
  color: ${color('textDim')};
  font-size: ${fontSize.small};
  ${screens.phone} {
    display: none;
  }
`;
