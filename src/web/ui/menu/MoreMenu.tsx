import { MoreHorizontal } from 'lucide-react';
import { Button } from '../button/Button';
import { VisuallyHidden } from '../elements';
import { Menu } from './Menu';
import type { MenuTriggerProps } from './MenuTrigger';
import type { MenuGroup } from './OpenMenu';

export interface MoreMenuProps {
  groups: readonly MenuGroup[];
  isExporting?: boolean | undefined;
  /** Share of the exported file that has arrived. */
  percent?: number | null | undefined;
}

const MoreButton = ({ label, ...rest }: MenuTriggerProps) => (
  <Button title="More" {...rest}>
    {label}
  </Button>
);

export const MoreMenu = ({ groups, isExporting = false, percent = null }: MoreMenuProps) => (
  <Menu
    label={
      <>
        {!isExporting && <MoreHorizontal size={16} aria-hidden="true" />}
        <VisuallyHidden>More</VisuallyHidden>
        {percent !== null && ` ${percent} %`}
      </>
    }
    groups={groups}
    button={{ busy: isExporting }}
    Trigger={MoreButton}
  />
);
