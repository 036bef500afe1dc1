import type { Passage } from '../../contract/requests/reading';
import type { Clause } from './text/clauses';
import { isOfOtherEquipment } from './equipment';

/** Requirements of customers that no field holds. */
const OTHER_DEMANDS = new RegExp(
  [
    String.raw`\bdry[- ]types?\b|\bvpi\b|\bcast[- ](?:coil|resin)\b|\bk-?(?:4|9|13|20|30)\b|\bk-?factor|\bk-rated|\bstainless|\bstatic shield|\bstatic\b|\bshields?\b`,
    String.raw`\bepoxy|\bmunsell|\b(?:ansi|asa) ?#? ?(?:61|70)\b|\bpenta-?head|\bpadlock|\bsunshield|\bpaint`,
    String.raw`\bcsa\b|\bul[ -](?:listed|approved|label)|\bfm[ -](?:global|listed|approved)|\bless[- ]flammable|\bseismic|\bzone 4\b|\bcertif(?:ied|icate)|\btest reports?\b|\bwitness`,
    String.raw`\bgauges?\b|\bcontacts\b|\bwinding temp|\bvalves?\b|\bsampler\b|\bpressure relief|\bprd\b|\blifting lugs|\bjacking`,
    String.raw`\barresters?\b|\bfeed-?thr(?:ough|u)|\bfault indicators?|\belbows?\b`,
    String.raw`\bcurrent transformers|\bcts\b|\bmetering\b|\b(?:external|externally)\b|\b(?:dual[- ]voltage|delta[- ]wye) switch|\bscada\b|\bmonitor(?:ing)?\b|\bvector group|\bdyn\d|\b[34][ -]wire\b`,
    String.raw`\b(?:onan|onaf|knan|knaf)\b|\bfans?\b|\b(?:55|65|75|115)(?:\/(?:65|75))? ?°? ?(?:deg\.? ?)?c\b|\b(?:temp\w* )?rise\b|-\d\d ?°? ?c\b|\bsuitable for\b`,
    String.raw`\b50 ?hz|\baltitude|\bambient|\bpcb|\bppm\b|\bcorrosi|\bcoastal|\bnitrogen|\bwildlife|\bbollards?|\bthroat\b|\bporcelain|\bltc\b|\bon-load tap|\bclose-?coupled|\bliquid level|\bviewing windows?|\bskid\b|\btow eyes|\bbilingual|\bnameplates? (?:shall|must|please|with)|\binsulated bushing|\b(?:8|10|12)[ -]holes?\b`,
    String.raw`\bsame as (?:our|the|your|my) (?:last|previous|prior|earlier) (?:order|one|purchase|po|quote|job)\b`,
    String.raw`\b(?:eaton|cooper|howard|abb|hitachi|siemens|prolec|ermco|central moloney|square d|general electric|pioneer|vantran) (?:or [a-z ]{2,16} )?only\b`,
  ].join('|'),
  'g',
);
const NOT_ASKED =
  /\bby (?:the )?(?:utility|others|owner|customer)\b|\bnot (?:needed|required)\b|\bdo not need\b|\bdon't need\b|\bneed no\b/;
const MAX_LENGTH = 90;

/** Passages with a requirement that was not read. */
export function leftoversIn(clauses: readonly Clause[], read: readonly Passage[]): Passage[] {
  return clauses.flatMap((clause) => {
    if (clause.text.endsWith('?') || NOT_ASKED.test(clause.text) || isOfOtherEquipment(clause.text)) return [];
    const parts = [...clause.text.matchAll(OTHER_DEMANDS)].map((found) => partAround(clause.text, found));
    return parts
      .filter(([start], at) => parts.findIndex((each) => each[0] === start) === at)
      .map(([start, end]) => ({ start: clause.at[start] ?? 0, end: (clause.at[end - 1] ?? 0) + 1 }))
      .filter((passage) => !read.some((each) => each.start <= passage.start && each.end >= passage.end));
  });
}

/** The words around a demand, from comma to comma. */
function partAround(text: string, { 0: word, index }: RegExpExecArray): [number, number] {
  const from = Math.max(0, index - MAX_LENGTH);
  const lead = /[^,;|(]*$/.exec(text.slice(from, index))?.[0] ?? '';
  const tail =
    /^(?:[^,;|)]|,(?=\d{3}))*/.exec(text.slice(index + word.length, index + word.length + MAX_LENGTH))?.[0] ?? '';
  const start = index - lead.trimStart().length;
  return [start, index + word.length + tail.trimEnd().length];
}
