import { useLayoutEffect, type ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { GlobalStyle, lessMotion } from '../../src/web/ui/GlobalStyle';
import { TooltipProvider } from '../../src/web/ui/tooltip/TooltipProvider';

interface FrameProps {
  theme: 'light' | 'dark';
  /** As for people whose system asks for reduced motion. */
  isStill: boolean;
  children: ReactNode;
}

const LessMotion = createGlobalStyle`${lessMotion}`;

/** What the app has around every screen: the base styles and the theme. */
export function Frame({ theme, isStill, children }: FrameProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <>
      <GlobalStyle />
      {isStill && <LessMotion />}
      <TooltipProvider>{children}</TooltipProvider>
    </>
  );
}
