import { formatNumber } from '../format/number';
import { listOf } from '../format/text';
import type { AuditAction, AuditEntry } from '../../contract/people/audit';
import { formatDate } from '../format/date';
import { wordFieldLabel } from '../vocabulary/wordFields';
import { changesOf, valueText } from './changes';

interface ImportedFile {
  readonly name: string;
  readonly counts: readonly (readonly [what: string, count: number])[];
}

const COUNTED = [
  ['added', 'added'],
  ['changed', 'changed'],
  ['retired', 'retired'],
  ['returned', 'brought back'],
] as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function importedFile(value: unknown): ImportedFile[] {
  if (!isObject(value) || typeof value['name'] !== 'string') return [];
  const counts = COUNTED.flatMap(([key, what]): [string, number][] => {
    const count = value[key];
    return typeof count === 'number' && count > 0 ? [[what, count]] : [];
  });
  return [{ name: value['name'], counts }];
}

const countsText = ({ counts }: ImportedFile) =>
  counts.length === 0 ? 'nothing changed' : counts.map(([what, count]) => `${formatNumber(count)} ${what}`).join(', ');

export function importWords(values: Readonly<Record<string, unknown>> | null): string {
  const files = values?.['files'];
  const imported = Array.isArray(files) ? files.flatMap(importedFile) : [];
  return listOf(imported.map((file) => `${file.name} (${countsText(file)})`));
}

type Entry = Readonly<Pick<AuditEntry, 'action' | 'old' | 'new' | 'itemCode' | 'jobNumber' | 'orderId'>>;

/** A text of the new values, or without them of the old ones. */
const textIn = ({ old, new: values }: Entry, name: string): string => {
  const value = (values ?? old)?.[name];
  return typeof value === 'string' ? value : '';
};

const countIn = ({ new: values }: Entry, name: 'orders' | 'units'): string => {
  const value = values?.[name];
  const count = typeof value === 'number' ? value : 0;
  return `${formatNumber(count)} ${count === 1 ? name.slice(0, -1) : name}`;
};

const order = ({ jobNumber, orderId }: Entry) => jobNumber ?? `order ${orderId ?? ''}`;
/** ' (IC# 689249)' */
const unitOf = ({ itemCode }: Entry) => (itemCode === null ? '' : ` (IC# ${itemCode})`);
const subject = (entry: Entry) => entry.itemCode ?? order(entry);

/** 'unit cost from $12,000 to $13,500'; for several fields, their number. */
function changes(entry: Entry): string {
  const [first, ...others] = changesOf(entry);
  if (first === undefined) return 'nothing';
  return others.length > 0 ? `${others.length + 1} fields` : `${first.label} from ${first.before} to ${first.after}`;
}

const estimate = (entry: Entry) => `"${textIn(entry, 'name')}" of ${entry.itemCode ?? ''} for ${order(entry)}`;

/** States that are also the verb of the step to them. */
const steps: readonly string[] = ['proposed', 'approved', 'returned', 'quoted', 'won', 'lost'];
function stepVerb(entry: Entry): string {
  const state = textIn(entry, 'state');
  // The only step from 'won'.
  if (entry.old?.['state'] === 'won') return 'reopened';
  return steps.includes(state) ? state : state === 'lapsed' ? 'found a lapse of' : 'changed';
}

const inquiry = (entry: Entry) => `${textIn(entry, 'inquiry')} (${textIn(entry, 'customer_name')})`;

const handed = (entry: Entry) => (textIn(entry, 'inquiry') === '' ? order(entry) : `the inquiry ${inquiry(entry)}`);

const INQUIRY_VERBS: ReadonlyMap<string, string> = new Map([
  ['open', 'reopened'],
  ['quoted', 'quoted'],
  ['won', 'won'],
  ['lost', 'lost'],
]);
const inquiryVerb = (entry: Entry): string => INQUIRY_VERBS.get(textIn(entry, 'state')) ?? 'changed';

function captioned(entry: Entry): string {
  const [file, before, now] = [textIn(entry, 'name'), entry.old?.['caption'] ?? '', textIn(entry, 'caption')];
  if (before === '') return `captioned ${file} of ${subject(entry)}: ${now}`;
  return `changed the caption of ${file} of ${subject(entry)} from ${valueText('caption', before)} to ${now || 'none'}`;
}

/** A hold for an inquiry names its last day. */
function reserved(entry: Entry): string {
  const until = textIn(entry, 'until');
  return until === ''
    ? `reserved ${entry.itemCode ?? ''} for ${order(entry)}`
    : `put ${entry.itemCode ?? ''} on hold for ${order(entry)} until ${formatDate(until)}`;
}

const freightPayer = ({ new: values }: Entry): string =>
  values?.['freight_paid_by_customer'] === true ? 'the customer' : 'us';

const view = (entry: Entry) => `${textIn(entry, 'list')} view "${textIn(entry, 'name')}"`;
const profile = (entry: Entry) => `import profile "${textIn(entry, 'name')}" for ${textIn(entry, 'file')}`;

/** '"BAYO" of Fusing (Bay-O-Net)' */
const word = (entry: Entry): string =>
  `"${textIn(entry, 'word')}" of ${wordFieldLabel(textIn(entry, 'field'))} (${textIn(entry, 'meaning')})`;

function savedView(entry: Entry): string {
  if (entry.old === null) return `shared the ${view(entry)}`;
  if (entry.new?.['shared'] === false) return `stopped sharing the ${view(entry)}`;
  return `changed ${changes(entry)} of the shared ${view(entry)}`;
}

const sentences: Readonly<Record<AuditAction, (entry: Entry) => string>> = {
  reserve: reserved,
  release: (entry) => `released ${entry.itemCode ?? ''} from ${order(entry)}`,
  comment: (entry) => `commented on ${subject(entry)}`,
  saveOptions: (entry) => `changed ${changes(entry)} in the estimate of ${subject(entry)}`,
  changeRates: (entry) => `changed the rates that hold from ${formatDate(textIn(entry, 'holdsFrom'))} on`,
  changeFreight: (entry) => `set the freight of ${order(entry)} to be paid by ${freightPayer(entry)}`,
  saveEstimate: (entry) => `saved the estimate ${estimate(entry)}`,
  stepEstimate: (entry) => `${stepVerb(entry)} the estimate ${estimate(entry)}`,
  saveInquiry: (entry) => `saved the inquiry ${inquiry(entry)}`,
  stepInquiry: (entry) => `${inquiryVerb(entry)} the inquiry ${inquiry(entry)}`,
  linkInquiry: (entry) => `linked the inquiry ${inquiry(entry)} to ${order(entry)}`,
  handOver: (entry) => `handed ${handed(entry)} over to ${textIn(entry, 'owner')}`,
  issueQuotation: (entry) => `issued quotation ${textIn(entry, 'number')} for ${order(entry)}${unitOf(entry)}`,
  mailQuotation: (entry) => `prepared an e-mail with the quotation ${textIn(entry, 'number')}`,
  setWorkMail: ({ new: values }) => `turned their work by e-mail ${values?.['isOn'] === true ? 'on' : 'off'}`,
  mailWork: (entry) => `e-mailed ${textIn(entry, 'to')} their work`,
  changeQuotations: (entry) => `changed ${changes(entry)} of the quotation details`,
  teachWord: (entry) => `taught the word ${word(entry)}`,
  removeWord: (entry) => `removed the word ${word(entry)}`,
  readWord: (entry) => `changed ${changes(entry)} of ${subject(entry)} by the vocabulary`,
  import: ({ new: values }) => `imported ${importWords(values)}`,
  changeRow: (entry) => `changed ${changes(entry)} of ${subject(entry)}`,
  retire: (entry) => `retired ${subject(entry)}`,
  bringBack: (entry) => `brought ${subject(entry)} back`,
  correct: (entry) => `corrected ${changes(entry)} of ${subject(entry)}`,
  takeSource: (entry) => `changed ${changes(entry)} of ${subject(entry)}, as the import has it`,
  addRecord: (entry) => `added ${subject(entry)}`,
  removeSample: (entry) => `removed ${countIn(entry, 'orders')} and ${countIn(entry, 'units')} of the sample`,
  addFile: (entry) => `added ${textIn(entry, 'name')} to ${subject(entry)}`,
  captionFile: captioned,
  orderFiles: (entry) => `put the files of ${subject(entry)} into another order`,
  removeFile: (entry) => `removed ${textIn(entry, 'name')} from ${subject(entry)}`,
  restoreFile: (entry) => `restored ${textIn(entry, 'name')} of ${subject(entry)}`,
  saveView: savedView,
  deleteView: (entry) => `deleted the shared ${view(entry)}`,
  saveScenario: (entry) => `saved the plan scenario "${textIn(entry, 'name')}"`,
  deleteScenario: (entry) => `deleted the plan scenario "${textIn(entry, 'name')}"`,
  saveProfile: (entry) =>
    entry.old === null ? `saved the ${profile(entry)}` : `changed ${changes(entry)} of the ${profile(entry)}`,
  deleteProfile: (entry) => `deleted the ${profile(entry)}`,
  signIn: () => 'signed in',
  signOut: () => 'signed out',
  refuseSignIn: () => 'was refused at sign-in',
  refuseToken: () => 'was refused: no valid sign-in',
  refuseAction: () => 'was refused: not permitted',
};

const isKnown = (action: string): action is AuditAction => Object.hasOwn(sentences, action);

/** The action, to follow the person's name: 'reserved 484872 for J59270'. */
export const whatHappened = (entry: Entry): string =>
  isKnown(entry.action) ? sentences[entry.action](entry) : entry.action;

export const commentOf = (entry: Entry): string | null =>
  entry.action === 'comment' ? textIn(entry, 'comment') : null;
