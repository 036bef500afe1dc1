import type { Line } from '../text/lines';
import { foundIn, type Found } from './headers';

const PART_OF_NAME = /^\s*(first|last|family|sur) ?name\s?[:=]\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\s*$/iu;

/** 'First name: Ada', 'Last name: Okafor' in two lines of a form. */
export function fullName(lines: readonly Line[]): Found | null {
  for (const [at, line] of lines.entries()) {
    const [, kind = '', first = ''] = PART_OF_NAME.exec(line.text) ?? [];
    const [, , last] = PART_OF_NAME.exec(lines[at + 1]?.text ?? '') ?? [];
    if (kind.toLowerCase() === 'first' && last !== undefined)
      return foundIn(line, line.text.indexOf(first), line.text.trimEnd().length, `${first} ${last}`);
  }
  return null;
}
