import { readRating, type Rating } from '../../../../../domain/nameplate/rating';
import { inWords, WORK_WORDS } from '../../../../../domain/vocabulary/conditionWords';

/** What a title between rows says of those below it. */
export interface Titled {
  readonly phase: Rating['phase'];
  readonly mounting: string | null;
  readonly work: string | null;
}

const BETWEEN = /\s+[-–—]+\s+|[:,;|()*=#_~]+/;
const EMPTY_WORDS =
  /(?<![a-z])(?:transformers?|xfmrs?|units?|stock|inventory|jobs?|orders?|work|in|the|and|&)(?![a-z])|[\s–—-]+/gi;

function workOf(text: string): string | null {
  const work = inWords(WORK_WORDS)(text).toUpperCase();
  return work === 'RC' || work === 'RW' ? work : null;
}

/** 'THREE-PHASE PADMOUNT - RECONDITIONED', 'Rewound pads', '--- POLE MOUNTS ---'. Null if any of the text says something else. */
export function titleWordsIn(text: string): Titled | null {
  const pieces = text.split(BETWEEN).map((piece) => piece.trim());
  const words = pieces.flatMap((piece) => (workOf(piece) === null ? piece.split(/\s+/) : [piece]));
  const works = [...new Set(words.flatMap((word) => workOf(word) ?? []))];
  const rest = words.filter((word) => workOf(word) === null).join(' ');
  const [work = null, other] = works;
  if (other !== undefined) return null;
  const rating = readRating(rest);
  if (rating === null)
    return work !== null && rest.replaceAll(EMPTY_WORDS, '') === '' ? { work, phase: null, mounting: null } : null;
  return rating.power === null && rating.quantity === null
    ? { work, phase: rating.phase, mounting: rating.mounting }
    : null;
}
