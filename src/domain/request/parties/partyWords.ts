/** Email address; at most one '@' a word. */
export const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;
export const PHONE =
  /(?<![\d-])(?:\+?1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])?\d{3}[ .-]\d{4}(?:,? ?(?:x|ext\.?) ?\d{1,5})?(?![\d-]| ?k?va)/gi;
export const CLOSING =
  /^\s*(?:many )?(?:thanks?(?: you)?(?: (?:so much|again|in advance|much|very much|a lot))?|thx|thank u|regards|best(?: regards)?|kind regards|with kind regards|best wishes|sincerely|cheers|cordially|respectfully|merci(?: d'avance)?|cordialement|yours truly|tks|ty|rgds|warm regards|appreciate it|v\/r)\b[\s,.!-]*$/i;
const COMPANY_WORDS =
  `inc llc l.l.c ltd ltée corp corporation co company electric electrical electrics contractor contractors construction
constructors supply surplus utility utilities coop co-op cooperative co-operative emc rec remc ec pud power energy hydro solar system systems service
services engineering engineers industries foundry mill mills farm farms dairy packing manufacturing mfg mine mines mining district
municipal municipality university college hospital health medical school irrigation builder builders developers development group partners
holdings associates enterprises works products transformer transformers renewables storage datacenter data airport authority department dept
lumber steel food foods ice pump pumps controls technologies solutions equipment rental rentals brothers bros sons logistics properties realty brewing
winery vineyards ranch orchards growers distribution light water gas cement paper plastics quarry aggregates resources commission board
council inn resort casino church salvage recycling brokers brokerage trading exchange switchgear mechanical gravel materials minerals
marina village city town county coopérative électrique électricité municipalité centre center`
    .split(/\s+/)
    .map((word) => word.replaceAll('.', String.raw`\.`));
/** A word that names of companies have. */
export const COMPANY = new RegExp(
  String.raw`(?<![\p{L}.])(?:${COMPANY_WORDS.join('|')})(?![\p{L}])|&|(?<![\p{L}])(?:hydro|électro)-\p{L}+|public utility district`,
  'iu',
);
export const TITLE =
  /\b(?:manager|engineer(?!ing\b)|buyer|estimator|estimating|purchasing|purchase|agent|superintendent|director|foreman|president|owner|supervisor|coordinator|specialist|technician|planner|procurement|vp|pm|p\.?e\.?$|p\.eng|journeyman|electrician|facilities|operations|inside sales|sales|maintenance|acheteur|ing\.|clerk|cpa|dept)(?![\p{L}])/iu;
const UPPER = String.raw`(?:St\.|[A-ZÀ-Ý]\.|[A-ZÀ-Ý][\p{L}'’-]*(?:\.(?!\s+\p{Lu}))?)`;
/** One to four capitalized words. */
export const NAME = new RegExp(String.raw`^${UPPER}(?: (?:${UPPER}|de|la|van|von|le|du)){0,3}$`, 'u');
/** Capitalized words in a text. */
export const NAMED = String.raw`${UPPER}(?: ${UPPER}){0,2}`;
export const COMPANY_NAMED = String.raw`${UPPER}(?: (?:${UPPER}|&|of|and|No\. ?\d+)){1,8}`;
/** Capitalized words that begin no name. */
export const NOT_A_NAME =
  /^(?:Mobile|Cell|Phone|Tel|Office|Fax|Sent|Thanks?|Thx|Tks|Regards|Direct|Merci|Best|Notes?|Please|Hi|Hello|Dear|Good|Need|Quote|Deliver\w*|Ship\w*|All|We|The|Us|Me|For|A|I|Our|Price|Total|Item|Qty|Terms|Attn|Note|Also|Site|Job|Buyer|Corporate|None|Yes|No|No Tax|Net|Urgent|Asap|Loop|Radial|Delta|Wye|Dead|Live|Copper|Mineral|Primary|Secondary|Pad|Type|Subject|Re|Fw|Fwd|Confidential\w*|Delivery|Budget|From|To|Voicemail|Section|Page|Lead|Call|Team|Sirs?|Morning|Afternoon|Bonjour|Doable|Okay|Bye|Just|Broker|Customer|Engineer|Estimator|Yes)\b/i;
/** Of the one who reads the request: a seller of transformers. */
export const SELLER =
  /@[\w.-]*(?:xfmr|transformer|trafo)|\bcan you confirm\b|\bthanks for the inquiry\b|\bi can offer\b|\bquote \d+ attached\b|\btransformers? (?:supply|sales|services?|exchange|company|co\b|inc\b)/i;
export const trimmed = (text: string): string =>
  text
    .replace(/^[\s,;:|/~*•—–-]{1,20}/, '')
    .replace(/[\s,;:|/~*•—–-]{1,20}$/, '')
    .replaceAll(/\s+/g, ' ');
