import { useEffect } from 'react';

/** Names the page in the browser's tab and history, for as long as it is shown. */
export function useDocumentTitle(title: string): void {
  // The document's title belongs to the browser; a hoisted <title> would come second to that of the page's HTML.
  useEffect(() => {
    const own = `${title} · SpecAI`;
    document.title = own;
    return () => {
      if (document.title === own) document.title = 'SpecAI';
    };
  }, [title]);
}
