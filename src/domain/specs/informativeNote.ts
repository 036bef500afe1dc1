import { verdicts } from '../../contract/unit/unit';

/** Notes that only repeat the verdict. */
const REPEATING: ReadonlySet<string> = new Set(['as required', ...verdicts]);

/** What a note says beyond the verdict, without its full stop; null where that is nothing. */
export function informativeNote(note: string | null): string | null {
  const text = (note ?? '').trim().replace(/\.$/, '');
  return text === '' || REPEATING.has(text.toLowerCase()) ? null : text;
}
