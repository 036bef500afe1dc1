import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

/**
 * Keeps style sheets out of the document: jsdom does no layout, and each query by role would match every rule against
 * every element.
 */
export function Unstyled({ children }: { children: ReactNode }) {
  return <StyleSheetManager target={document.createElement('head')}>{children}</StyleSheetManager>;
}
