import { styled } from 'styled-components';
import { color, fontSize, motion, radius, space } from '../../../ui/theme';

export const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0 0 ${space(1)};
  border: 0;
  & + & {
    border-top: 1px solid ${color('lineSoft')};
  }
  legend {
    width: 100%;
    padding: 0;
  }
`;

export const Head = styled.button`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  width: 100%;
  min-height: 1.875rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color('textSoft')};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  font-weight: 600;
  text-align: left;
  &:hover {
    color: ${color('text')};
  }
  & > svg {
    flex: none;
    color: ${color('textDim')};
    transition: transform ${motion.control};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
`;

export const Values = styled.ul`
  display: grid;
`;

export const Value = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 1.625rem;
  padding: 1px ${space(1)};
  border-radius: ${radius.mark};
  cursor: pointer;
  &:hover {
    background: ${color('surfaceSunken')};
  }
  input {
    flex: none;
    width: 0.9375rem;
    height: 0.9375rem;
    margin: 0;
    accent-color: ${color('selected')};
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Count = styled.span`
  flex: none;
  margin-left: auto;
  color: ${color('textDim')};
  font-size: ${fontSize.label};
  font-variant-numeric: tabular-nums;
`;
