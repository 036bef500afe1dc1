import { Settings } from 'lucide-react';
import { Link } from 'react-router-dom';
import { HeaderButton } from './HeaderButton';

/** The way to the settings, as an icon: a phone's header has no room for another name. */
export const SettingsLink = () => (
  <HeaderButton as={Link} to="/settings" aria-label="Settings" title="Settings">
    <Settings size={15} aria-hidden="true" />
  </HeaderButton>
);
