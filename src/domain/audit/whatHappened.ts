import { formatNumber } from '../format/number';
import { listOf } from '../format/text';
import type { AuditAction, AuditEntry } from '../../contract/people/audit';
import { formatDate } from '../format/date';
import { changesOf, valueText } from './changes';

/** A file of an import. */
interface ToldFile {
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

function toldFile(value: unknown): ToldFile[] {
  if (!isObject(value) || typeof value['name'] !== 'string') return [];
  const counts = COUNTED.flatMap(([key, what]): [string, number][] => {
    const count = value[key];
    return typeof count === 'number' && count > 0 ? [[what, count]] : [];
  });
  return [{ name: value['name'], counts }];
}

const countsText = ({ counts }: ToldFile) =>
  counts.length === 0 ? 'nothing changed' : counts.map(([what, count]) => `${formatNumber(count)} ${what}`).join(', ');

/** 'units.csv (3 added, 2 changed) and orders.csv (nothing changed)' */
export function importWords(values: Readonly<Record<string, unknown>> | null): string {
  const files = values?.['files'];
  const told = Array.isArray(files) ? files.flatMap(toldFile) : [];
  return listOf(told.map((file) => `${file.name} (${countsText(file)})`));
}

export type Told = Readonly<Pick<AuditEntry, 'action' | 'old' | 'new' | 'itemCode' | 'jobNumber' | 'orderId'>>;

/** A text of the new values, or, without new values, of the old ones. */
const textIn = ({ old, new: values }: Told, name: string): string => {
  const value = (values ?? old)?.[name];
  return typeof value === 'string' ? value : '';
};

/** '1,040 units' of the values' `units`. */
const countIn = ({ new: values }: Told, name: 'orders' | 'units'): string => {
  const value = values?.[name];
  const count = typeof value === 'number' ? value : 0;
  return `${formatNumber(count)} ${count === 1 ? name.slice(0, -1) : name}`;
};

const order = ({ jobNumber, orderId }: Told) => jobNumber ?? `order ${orderId ?? ''}`;
/** The unit, otherwise the order. */
const subject = (told: Told) => told.itemCode ?? order(told);

/** 'unit cost from $12,000 to $13,500'; of many fields only how many. */
function changes(told: Told): string {
  const [first, ...others] = changesOf(told);
  if (first === undefined) return 'nothing';
  return others.length > 0 ? `${others.length + 1} fields` : `${first.label} from ${first.before} to ${first.after}`;
}

/** '"Variant B" of 484872 for J59270' */
const estimate = (told: Told) => `"${textIn(told, 'name')}" of ${told.itemCode ?? ''} for ${order(told)}`;

/** Steps that are called like the state they lead to, and the one that is not. */
const steps: readonly string[] = ['proposed', 'approved', 'returned', 'quoted', 'won', 'lost'];
function stepVerb(told: Told): string {
  const state = textIn(told, 'state');
  // Nothing else leads on from it.
  if (told.old?.['state'] === 'won') return 'reopened';
  return steps.includes(state) ? state : state === 'lapsed' ? 'found a lapse of' : 'changed';
}

function captioned(told: Told): string {
  const [file, before, now] = [textIn(told, 'name'), told.old?.['caption'] ?? '', textIn(told, 'caption')];
  if (before === '') return `captioned ${file} of ${subject(told)}: ${now}`;
  return `changed the caption of ${file} of ${subject(told)} from ${valueText('caption', before)} to ${now || 'none'}`;
}

const freightPayer = ({ new: values }: Told): string =>
  values?.['freight_paid_by_customer'] === true ? 'the customer' : 'us';

/** 'orders view "Due"' */
const view = (told: Told) => `${textIn(told, 'list')} view "${textIn(told, 'name')}"`;
/** 'import profile "ERP" for orders' */
const profile = (told: Told) => `import profile "${textIn(told, 'name')}" for ${textIn(told, 'file')}`;

function savedView(told: Told): string {
  if (told.old === null) return `shared the ${view(told)}`;
  if (told.new?.['shared'] === false) return `stopped sharing the ${view(told)}`;
  return `changed ${changes(told)} of the shared ${view(told)}`;
}

const sentences: Readonly<Record<AuditAction, (told: Told) => string>> = {
  reserve: (told) => `reserved ${told.itemCode ?? ''} for ${order(told)}`,
  release: (told) => `released ${told.itemCode ?? ''} from ${order(told)}`,
  comment: (told) => `commented on ${subject(told)}`,
  saveOptions: (told) => `changed ${changes(told)} in the estimate of ${subject(told)}`,
  changeRates: (told) => `changed the rates that hold from ${formatDate(textIn(told, 'holdsFrom'))} on`,
  changeFreight: (told) => `set the freight of ${order(told)} to be paid by ${freightPayer(told)}`,
  saveEstimate: (told) => `saved the estimate ${estimate(told)}`,
  stepEstimate: (told) => `${stepVerb(told)} the estimate ${estimate(told)}`,
  issueQuotation: (told) => `gave ${subject(told)} for ${order(told)} the quotation ${textIn(told, 'number')}`,
  mailQuotation: (told) => `prepared an e-mail with the quotation ${textIn(told, 'number')}`,
  changeQuotations: (told) => `changed ${changes(told)} of what quotations say`,
  import: ({ new: values }) => `imported ${importWords(values)}`,
  changeRow: (told) => `changed ${changes(told)} of ${subject(told)}`,
  retire: (told) => `retired ${subject(told)}`,
  bringBack: (told) => `brought ${subject(told)} back`,
  removeSample: (told) => `removed ${countIn(told, 'orders')} and ${countIn(told, 'units')} of the sample`,
  addFile: (told) => `added ${textIn(told, 'name')} to ${subject(told)}`,
  captionFile: captioned,
  orderFiles: (told) => `put the files of ${subject(told)} into another order`,
  removeFile: (told) => `removed ${textIn(told, 'name')} from ${subject(told)}`,
  restoreFile: (told) => `restored ${textIn(told, 'name')} of ${subject(told)}`,
  saveView: savedView,
  deleteView: (told) => `deleted the shared ${view(told)}`,
  saveScenario: (told) => `saved the plan scenario "${textIn(told, 'name')}"`,
  deleteScenario: (told) => `deleted the plan scenario "${textIn(told, 'name')}"`,
  saveProfile: (told) =>
    told.old === null ? `saved the ${profile(told)}` : `changed ${changes(told)} of the ${profile(told)}`,
  deleteProfile: (told) => `deleted the ${profile(told)}`,
  signIn: () => 'signed in',
  signOut: () => 'signed out',
  refuseSignIn: () => 'was refused at sign-in',
  refuseToken: () => 'was refused: no valid sign-in',
  refuseAction: () => 'was refused: not permitted',
};

const isKnown = (action: string): action is AuditAction => Object.hasOwn(sentences, action);

/** The action, to follow the person's name: 'reserved 484872 for J59270'. */
export const whatHappened = (told: Told): string => (isKnown(told.action) ? sentences[told.action](told) : told.action);

/** The text of a comment; null for other entries. */
export const commentOf = (told: Told): string | null => (told.action === 'comment' ? textIn(told, 'comment') : null);
