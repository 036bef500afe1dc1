const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that make a capitalized phrase the name of an organization. */
const ORGANIZATION = setOf(`
  inc llc llp pllc ltd limited ltée ltee corp corporation incorporated co company cie plc gmbh sa
  electric electrical electrics électrique electrique electricity contractor contractors contracting construction
  constructors constructions supply supplies surplus utility utilities coop co-op cooperative co-operative coopérative
  emc rec rea pud district power energy hydro solar wind renewables storage systems services service engineering
  engineers industries industrial foundry mill mills farm farms dairy packing manufacturing mfg mine mines mining
  municipal municipality university college hospital medical clinic health school schools irrigation builders building
  developers development developments group partners holdings associates enterprises works plant products transformers
  renewable data authority department lumber steel foods food ice pump pumps controls technologies technology solutions
  equipment productions gardens poultry veneer greenhouses rental rentals brothers bros sons logistics properties property realty brewing brewery winery vineyards ranch
  orchards growers distribution lighting light water gas cement paper plastics plastic quarry gravel aggregates resources
  commission board council resort casino church salvage recycling broker brokers brokerage trading traders fruit exchange bank
  mechanical estimating packaging minerals metals materials chemical chemicals refining petroleum oilfield pipeline
  switchgear automation instrumentation line utilidata telecom communications airport port authority railroad railway
  transit warehouse cold marina hotel hotels motors machine machining fabrication welding gin cotton grain feed seed
  creamery bakery cannery camp dept public works ferries ferry transport trucking drayage
  city town village county borough township parish state federal tribal nation tribe bureau agency ministry society
  international national americas canada global ventures capital management consultants consulting
  ville énergie energie empacadora cooperativa empresa ingeniería ingenieria compañía ciudad
  design architects studio electro center centre centers centres lp jv`);

/** Words that end the name of a company, after a comma as well. */
export const SUFFIX = /^(?:inc|llc|llp|pllc|ltd|limited|ltée|ltee|corp|co|lp|plc|gmbh|l\.l\.c|p\.?c)\.?$/i;

/** Titles of one person. */
const PERSON_TITLE = setOf(`
  manager engineer buyer estimator agent superintendent director foreman president owner supervisor coordinator
  specialist technician planner vp pm pe p.e p.eng ing eit journeyman lead electrician administrator clerk assistant
  secretary treasurer chief ceo cfo coo acheteur acheteuse principal officer analyst representative rep associate
  designer lineman pmp chair chairman mayor controller architect inspector operator mgr supt engr`);

/** Departments and the words around titles. */
const DEPARTMENT = setOf(`
  purchasing purchases procurement sales estimating engineering facilities operations inside outside maintenance materials
  material accounting accounts payable receivable sr sr. jr jr. senior junior project projects general assistant vice
  electrical plant line regional supply chain distribution reliability district construction warehouse stores of and
  the & department dept dept. office team division planning contracts buying administration commercial industrial
  technical substation field service services national area strategic sourcing power utility utilities energy customer`);

/** Words of requests, that name neither a person nor a company. */
const COMMON = setOf(`
  a an the this that these those we i you he she it they our your my his her their us me who what when where which how
  need needs needed want wants quote quotes quotation quotations rfq rfp itb bid bids bidder bidders price prices pricing
  please pls thanks thank thx regards hello hi hey dear good morning afternoon evening best kind sincerely cheers merci
  bonjour sir sirs madam all team folks guys everyone gentlemen kva mva kv volt volts voltage phase three-phase single
  single-phase pad pads padmount padmounts padmounted pad-mount pad-mounted pad-mounts pmt xfmr xfmrs transformer
  primary secondary pri sec high low side delta wye grounded loop radial dead live front dead-front feed fluid oil
  mineral ester natural copper aluminum winding windings bil taps tap impedance fuse fuses fusing bushing bushings
  bay-o-net bayonet bayonets spade spades stud studs eyebolt loadbreak switch arrester arresters load loss losses sound
  level weight width depth height dimensions rating rated ratings qty quantity quantities item items line lines page
  section schedule table note notes total totals description tag stock unit units ea each type size new used
  reconditioned rewound rebuilt surplus delivery deliver delivered ship shipping shipped shipment freight fob date dates
  lead time weeks week days day asap urgent subject re fwd fw from to cc sent attachment attached drawing drawings spec
  specs specification specifications scope general submittals accessories construction compartment protection standards
  warranty terms payment net tax taxes exempt sales phone fax tel telephone cell mobile email e-mail mail office direct
  website web yes no none not only and or but if for with by on in at as of is are was were be been will shall would
  can could has have had do does did also same as per now today tomorrow yesterday monday tuesday wednesday thursday
  friday saturday sunday january february march april june july august september october november december jan feb mar
  apr jun jul aug sep sept oct nov dec invitation request addendum tender contract proposal inquiry enquiry revision
  rev reference ref job number budget firm available quality condition any some one two three four five six seven eight
  nine ten north south east west budgetary option options alternate correction update revised important confidentiality
  notice caution external warning begin end original message forwarded voicemail transcript received broker here again
  nameplate name text reach company contact customer client buyer seller vendor supplier expansion project upgrade replacement
  replacing looking got there site tested loss call ask building street road avenue suite box floor usa vault outdoor vm msg wanted greetings required
  wait oops scratch obrigado obrigada danke merci indoor gracias saludos tbd tba n/a mr mrs ms dr hv lv va hz amp amps rise cooling class frequency mineral-oil fr3 midel silicone biotemp like more
  less max min maximum minimum about above below between out down up over under let make keep give just maybe still then
  both other others another wow ok okay great sorry hope happy appreciate looking forward talk soon have a nice weekend
  sealed scheduled public private emergency non certified certificate test report reports data sheet form appendix
  section part article exhibit attachment performance guaranteed technical standard equal approved manufacturer
  manufacturers acceptable product products electrical mechanical equipment installation outage system overhead
  mahalo aloha ta caller log br cif cfr cip exw fca ddp dap checked approved prepared reviewed compras achats einkauf released requisition status from voicemail regards
  deadfront livefront destination blessings warmly callback plazo entrega tiempo underground step-up inverter block main house feeder feeders generator motor`);

/** Words of requirements: no company's name has them. */
const TRADE = setOf(`
  kva mva kv volt volts voltage phase pad pads padmount padmounts padmounted pad-mount pad-mounted pad-mounts pmt xfmr
  xfmrs transformer primary secondary pri sec delta wye fr3 bil taps tap impedance fuse fuses fusing bushing bushings
  loadbreak winding windings qty quantity item items schedule specification specifications rating section page request
  quote quotes bid bids rfq tender invitation addendum freight delivery delivered ship price budget expansion upgrade
  project replacement please need feed radial exempt tax net subject re job stainless enclosure tank cabinet testing warranty wound`);

/** Words that are parts of names as well: 'April Price'. */
const AMBIGUOUS = setOf(`
  april june may august jan will price page west north east day best street young long park lane line wait major story
  march friday bush plant case public private key low high pole ward round fields section load low love new ship`);

const JOINING =
  /^(?:&|\+|and|of|the|for|de|du|des|la|le|les|y|et|no\.?|\d{1,3}|d'.*|l'.*|inc\.?|llc|ltd\.?|lt[ée]e|co\.?|corp\.?)$/i;
const plain = (word: string): string => word.toLowerCase().replaceAll(/^[("'“]+|[)"'”.,:;!?]+$/g, '');
export const wordsOf = (text: string): string[] => text.trim().split(/\s+/);
const isCapital = (word: string): boolean => /^[("“]?[\p{Lu}\d&]/u.test(word);
const isJoining = (word: string): boolean => JOINING.test(word);

/** No name has these. */
const SENTENCE = /\b(?:these|those|wants?|needs?|asks?|please|should|must)\b/i;

/** 'Pruett and Sons Electric', 'City of Mesa'; not 'Power Company', 'Purchasing Department'. */
export function isOrganization(text: string, takesLowerCase = false): boolean {
  const words = wordsOf(text);
  const isShaped =
    words.length > 1 &&
    words.length < 10 &&
    (takesLowerCase || words.every((word) => isJoining(word) || isCapital(word))) &&
    !/[@:;]|\d{4}|^port \p{L}+$|^(?:destination|deliver(?:y|ed)?|ship(?:ping|ped)?) /iu.test(text) &&
    !isTitle(text) &&
    !SENTENCE.test(text);
  return (
    isShaped &&
    words.some((word) => ORGANIZATION.has(plain(word))) &&
    words.some((word) => !isJoining(word) && (!isGeneric(plain(word)) || isOfTraders(plain(word), words))) &&
    !words.some((word) => TRADE.has(plain(word)) && !isOfTraders(plain(word), words))
  );
}

/** 'Bull Mountain Feed Co.' and 'Harlan Feed & Seed' sell feed; 'Delta Grain Electric' is of a delta. */
const isOfTraders = (word: string, words: readonly string[]): boolean =>
  (word === 'feed' || (word === 'delta' && plain(words[0] ?? '') === word)) &&
  words.some((each) => ORGANIZATION.has(plain(each)) && plain(each) !== word);

const isGeneric = (word: string): boolean => ORGANIZATION.has(word) || COMMON.has(word) || DEPARTMENT.has(word);

/** 'Project Controls', 'Field Engineering Services': every company can have one. */
export const isAllGeneric = (text: string): boolean =>
  wordsOf(text).every((word) => isJoining(word) || isGeneric(plain(word)));

/** A seller of transformers is the addressee, not the customer. */
export const isSeller = (text: string): boolean => /transformer|xfmr|trafo/i.test(text);

/** A seller's name has trade terms. */
export const isSellerName = (text: string): boolean =>
  isSeller(text) && wordsOf(text).every((word) => isJoining(word) || isCapital(word)) && wordsOf(text).length < 6;

/** 'Senior Buyer', 'Director of Facilities', 'Purchasing'. */
export function isTitle(text: string): boolean {
  const words = wordsOf(text).map(plain);
  if (words.some((word) => SUFFIX.test(word)) || words.length > 6) return false;
  return words.some((word) => PERSON_TITLE.has(word)) || words.every((word) => DEPARTMENT.has(word));
}

const NAME_WORD = String.raw`(?:(?:[dl]['’])?\p{Lu}[\p{L}'’-]*|\p{Lu}\.(?:\p{Lu}\.)?)`;
const PARTICLE = '(?:de|la|van|von|der|den|le|du|di|da|del|el|al|bin)';
/** As a part of other patterns: up to four words. */
export const NAME = String.raw`${NAME_WORD}(?: (?:${NAME_WORD}|(?:${PARTICLE} ){1,2}${NAME_WORD})){0,3}`;
const NAME_ONLY = new RegExp(`^${NAME}$`, 'u');

/** 'SECTION C' */
const HEADING = /^(?:section|part|annex|appendix|division|schedule|article|exhibit) [a-z\d]{1,3}$/i;

/** 'Ray', 'Ada Okafor', 'G. MOTT', 'Jürgen von der Heide'. */
/** 'Storm Room', 'Front Desk' */
const OFFICE = /\b(?:room|desk|office|team|center|centre|department|dept|counter|dispatch|crew|division)$/i;
export const isName = (text: string): boolean =>
  !OFFICE.test(text) &&
  NAME_ONLY.test(text) &&
  !HEADING.test(text) &&
  text.length < 40 &&
  !/^\p{Lu}\.?$/u.test(text) &&
  !wordsOf(text).some((word) => COMMON.has(plain(word)) && !(wordsOf(text).length > 1 && AMBIGUOUS.has(plain(word)))) &&
  !wordsOf(text).every((word) => COMMON.has(plain(word))) &&
  !isTitle(text) &&
  !ORGANIZATION.has(plain(text)) &&
  !isOrganization(text);

/** Capitalized words that may be the name of a company if nothing says better: 'Cold Harbor Ice'. */
export const isCapitalized = (text: string): boolean => {
  const words = wordsOf(text);
  return (
    words.length < 6 &&
    /^\p{Lu}/u.test(text) &&
    !/[@:;]|\d{3}/.test(text) &&
    words.every((word) => isJoining(word) || isCapital(word)) &&
    words.some((word) => !isJoining(word) && !COMMON.has(plain(word))) &&
    !words.some((word) => TRADE.has(plain(word)))
  );
};

export const isCommon = (word: string): boolean => COMMON.has(plain(word));
