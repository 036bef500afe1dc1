import { rewritten, type Mapped } from './mapped';

const DENY = String.raw`(?:do not|don't|cannot|can't|will not|won't|shall not|should not|must not)`;
/** Things that a customer refuses. */
export const REFUSED = String.raw`(?:alumini?um|copper|fr-?3|silicone|mineral|natural ester|ester|midel|askarel|live[ -]?front|dead[ -]?front|loop|radial|used|rebuilt|rewound|recon\w*|refurb\w*|surplus)`;
/** 'What we do not want: aluminum windings, FR3', 'Unacceptable: silicone, live front'. */
const DENIED_LIST = new RegExp(
  String.raw`^(?:what |please |things )?(?:we |they |i |(?:the )?(?:owner|customer|client) )?${DENY} (?:want|accept|use|take|allow|like|quote|offer|send|bid|supply|include|furnish|have)\b(?:[^,.;:]{0,30}?(?: ?:| -)|(?: any| an?)? ${REFUSED}(?: [\w-]+)?,)|^(?:things? |items? |features? )?(?:not (?:acceptable|accepted|wanted|allowed|permitted|desired)|unacceptable|exclu(?:sions?|ded|des?)|prohibited|forbidden|avoid|do nots?|don'ts?|what not|rejected)(?: items?| features?)? ?(?::|-)`,
);
const LIST_ENDS =
  /\bbut\b|\b(?:it|they|this|we|unit) (?:must|needs?|wants?|shall|is|are)\b|\b(?:instead|just)\b|[^,:]*\bonly\b|\b(?:[\w-]+ ){1,2}(?:is|are) (?:all|what|the|fine|okay|ok|required|needed|wanted|right|best)\b/;

/** Each thing of the list gets its own denial. */
function deniedList(clause: Mapped): Mapped {
  const end = LIST_ENDS.exec(clause.text)?.index ?? clause.text.length;
  return rewritten(clause, /(?:(?<=,|:) | - )(?:and |or |nor )?(?!no\b)/g, (found) =>
    found.index + found[0].length >= end ? found[0] : found[0].startsWith(' -') ? ': no ' : ' no ',
  );
}

const KIND = String.raw`(?: (?:windings?|wound|fluid|oil|fill(?:ed)?|units?))?`;
/** 'No FR3 or aluminum', 'everything except FR3 and aluminum': the denial is of both. */
const BOTH = new RegExp(
  String.raw`(?<=\b(?:no|without|nor|neither|never|not) (?:any |want |accept )?${REFUSED}${KIND}) (?:or|nor) (?=${REFUSED})|(?<=\b(?:(?<!\b(?:same|identical)\b[^.;]{0,40})except(?: for)?|excluding|other than|anything but|everything but) ${REFUSED}${KIND}),? (?:and|or) (?=${REFUSED})`,
  'g',
);

/** A clause in which every refused thing has its own denial. */
export const withDenials = (clause: Mapped): Mapped =>
  rewritten(DENIED_LIST.test(clause.text) ? deniedList(clause) : clause, BOTH, () => ', no ');
