import { tidied } from '../decoded';
import { hasTableOfValues, textOfHtml } from '../html';

export interface Mail {
  readonly headers: readonly (readonly [string, string | null | undefined])[];
  readonly text: string | null | undefined;
  readonly html: string | null | undefined;
}

/** Only the HTML part has the columns of a table. */
export function bodyText(text: string | null | undefined, html: string | null | undefined): string {
  const plain = tidied(text ?? '');
  if (html === null || html === undefined || html === '') return plain;
  return plain === '' || hasTableOfValues(html) ? textOfHtml(html) : plain;
}

export function mailText({ headers, text, html }: Mail): string {
  const lines = headers.flatMap(([name, value]) => (value ? [`${name}: ${value.replaceAll(/\s+/g, ' ').trim()}`] : []));
  return [lines.join('\n'), bodyText(text, html)].filter((part) => part !== '').join('\n\n');
}
