import { styled } from 'styled-components';
import type { FileLayout } from '../../../../contract/imports/layout';
import { Switch } from '../../../ui/field/Switch';
import { Dim } from '../../../ui/elements';
import { space } from '../../../ui/theme';

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const MEANING = {
  units:
    'Units that it lacks are retired: they leave matching and lists at once, are kept, and can be brought back. Reserved units stay.',
  orders:
    'Open orders that it lacks are retired: they leave the lists at once, are kept, and can be brought back. Orders with a unit stay.',
} as const;

interface WholeFileProps {
  file: FileLayout;
  onChange: (isWhole: boolean) => void;
}

/** Whether a file is declared complete, and what that means. */
export const WholeFile = ({ file: { file, isWhole }, onChange }: WholeFileProps) => (
  <Root>
    <Switch
      label={`This file has all ${file === 'units' ? 'units' : 'open orders'}`}
      aria-describedby={`whole-${file}`}
      checked={isWhole === true}
      onChange={onChange}
    />
    <Dim as="p" id={`whole-${file}`}>
      {MEANING[file]}
    </Dim>
  </Root>
);
