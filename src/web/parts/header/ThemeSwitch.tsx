import { Monitor, Moon, Sun } from 'lucide-react';
import { HeaderButton } from './AppHeader';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const looks = {
  system: { name: 'as the system', Icon: Monitor, next: 'light' },
  light: { name: 'light', Icon: Sun, next: 'dark' },
  dark: { name: 'dark', Icon: Moon, next: 'system' },
} as const;

interface ThemeSwitchProps {
  theme: Theme;
  onChange: (theme: Theme) => void;
}

export function ThemeSwitch({ theme, onChange }: ThemeSwitchProps) {
  const { name, Icon, next } = looks[theme];
  const label = `Theme: ${name}. Change to ${looks[next].name}`;
  return (
    <HeaderButton
      type="button"
      aria-label={label}
      title={label}
      data-action={`Change theme to ${looks[next].name}`}
      onClick={() => onChange(next)}
    >
      <Icon size={15} aria-hidden="true" />
    </HeaderButton>
  );
}
