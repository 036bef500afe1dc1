import { use, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { color } from '../../../../ui/theme';
import { SelectionContext } from './selection';

/** Shown on its row under the pointer or with the focus, and everywhere once a unit is chosen. */
const Box = styled.input.attrs({ type: 'checkbox' })`
  flex: none;
  width: 1rem;
  height: 1rem;
  margin: 0 0.5rem 0 0;
  accent-color: ${color('selected')};
  vertical-align: -3px;
  opacity: 0;
  &:checked,
  &:focus-visible,
  &[data-on],
  [data-row]:hover &,
  [data-row]:focus-within & {
    opacity: 1;
  }
  @media (hover: none) {
    opacity: 1;
  }
`;

const Target = styled.label`
  flex: none;
`;

export function SelectBox({ serial, tabIndex }: { serial: string; tabIndex: number }) {
  const selection = use(SelectionContext);
  if (selection === null) return null;
  const toggle = ({ nativeEvent }: ChangeEvent) =>
    selection.toggle(serial, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  return (
    <Target>
      <Box
        aria-label={`Select unit ${serial}`}
        tabIndex={tabIndex}
        data-on={selection.serials.length > 0 || undefined}
        checked={selection.has(serial)}
        onChange={toggle}
      />
    </Target>
  );
}
