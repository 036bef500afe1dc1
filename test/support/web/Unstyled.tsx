import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

/**
 * Keeps style sheets out of the document. jsdom lays nothing out and knows no screen width, but each query by role or
 * name would match every rule against every element. What is styled away is for the browser journeys to see.
 */
export function Unstyled({ children }: { children: ReactNode }) {
  return <StyleSheetManager target={document.createElement('head')}>{children}</StyleSheetManager>;
}
