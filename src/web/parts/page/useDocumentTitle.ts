import { useEffect } from 'react';

/** Sets the title of the browser's tab and history entry while the page is shown. */
export function useDocumentTitle(title: string): void {
  // A <title> that React hoists comes after that of the page's HTML, and browsers take the first.
  useEffect(() => {
    const own = `${title} · SpecAI`;
    document.title = own;
    return () => {
      if (document.title === own) document.title = 'SpecAI';
    };
  }, [title]);
}
