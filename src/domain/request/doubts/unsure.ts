/** About the following words, to the next comma: 'I think it is 12470 delta'. */
const BEFORE =
  /\b(?:(?:i|we|they) (?:think|believe|guess|suspect)|guessing|assum(?:ing|ed)|probably|possibly|perhaps|maybe|presumably|likely|(?:not|isn't|aren't) (?:quite |exactly |entirely |really |completely |totally |too |100 ?% )?(?:sure|certain|clear|positive)|unsure|(?:appears?|seems?|looks|supposed) to be|looks like|might|may (?:go|change|become|end up)|could (?:change|end up|go)|from memory|if (?:i|we) (?:remember|recall)|tentative(?:ly)?|don't know|do not know)\b/g;
const WHEN = String.raw`(?= ?(?:$|[).,;:]|with\b|by\b|at\b|in the field|on site|before|prior|later|once|upon|after))`;
/** Of what precedes, since the last comma: '12470 delta (verify)'. */
const AFTER = new RegExp(
  String.raw`\b(?:(?:please |pls |to |need to |must |will |we'll )?(?:verify|confirm|double[- ]check)${WHEN}|(?:to be|needs? to be|must be|will be|being|not(?: yet)?(?: been)?|still) (?:verified|confirmed|determined|decided|finalized)|t\.?b\.?[dcv]\b|(?:not|never) (?:quite |entirely |really |too |100 ?% )?(?:sure|certain)|(?:i|we) (?:think|believe|guess)${WHEN}|pending|unconfirmed|(?:still )?(?:checking|waiting)(?= (?:on|with|for)\b|$)|(?:hard|tough|difficult|impossible) to (?:read|make out|see)|illegible|unreadable|not legible|smudged|worn off|can't (?:read|make out))|\b(?:right|correct) ?\?`,
  'g',
);
const JOINTS = [',', ';', '(', ' but ', ' and ', ': '];
const END = /[,;)]| but | and (?=(?:the|we|i|it|need|please)\b)/;
const ASKS =
  /\b(?:do|does|can|could|would|will|have|is|are|what|how|any|got|anyone|anybody|when|where|who|why|which|price|quote|cost|need|looking|please|pls|interested|possible|stock|avail\w*|lead|much)\b/;
export const UNSURE = 'The text is not certain of it.';

/** The words of doubt in a text. */
export const wordsOfDoubt = (text: string): RegExpExecArray[] => [...text.matchAll(BEFORE), ...text.matchAll(AFTER)];

type Range = readonly [from: number, to: number];

const before = (text: string): Range[] =>
  [...text.matchAll(BEFORE)].map(({ 0: words, index }) => {
    const from = index + words.length;
    const end = text.slice(from).search(END);
    return [index, end < 0 ? text.length : from + end];
  });

const after = (text: string): Range[] =>
  [...text.matchAll(AFTER)].map(({ index }) => {
    const lead = text.slice(0, index).replace(/[ ,;(-]+$/, '');
    const from = Math.max(...JOINTS.map((joint) => lead.lastIndexOf(joint) + joint.length), 0);
    return [JOINTS.some((joint) => lead.includes(joint)) ? from : 0, index];
  });

/** Why a text is uncertain at a place: 'maybe 500', '12470 delta?', '480Y/277 (TBD)'. */
export function unsureIn(text: string): (place: { start: number; end: number }) => string | undefined {
  const ranges = [...before(text), ...after(text)];
  return ({ start, end }) =>
    ranges.some(([from, to]) => start >= from && end <= to) || isAsked(text, end) ? UNSURE : undefined;
}

/** '480Y/277?' and '500 kVA?, 12470 delta', but not 'do you have a 500 kVA?' */
const isAsked = (text: string, end: number): boolean => {
  if (!text.includes('?')) return false;
  const mark = /^[ ")]{0,2}(?:kva|volts?|v|delta|wye)? ?\?(?=[\s,;)/?]|$)/.exec(text.slice(end, end + 12));
  return mark !== null && (!/\?+$/.test(text) || end + 12 < text.length || !ASKS.test(text));
};
