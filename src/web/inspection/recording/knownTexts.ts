import { messages } from '../../../domain/messages';
import { errorTexts } from '../../state/api/server/errorMessage';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The app's own sentences, without anybody's data in them. */
const SENTENCES = new Set([
  ...textsIn(messages),
  ...errorTexts,
  'It opens this list as you see it.',
  'Please copy it from the address bar.',
  'Please try again.',
]);

export const isOwnSentence = (text: string): boolean => SENTENCES.has(text);

const DIALOGS = new Set([
  'Columns and density',
  'Delete view?',
  'Equipment Image Gallery',
  'Filters',
  'Keyboard shortcuts',
  'Leave without saving?',
  'Notes',
  'Order Details',
  'Reason for Suggestion',
  'Rename view',
  'Retire so many?',
  'Review changes of rates',
  'What quotations say',
  'Save view',
  'Saved views',
  'Search',
  'Stop recording?',
]);

/** What follows names a unit, an order or a job. */
const BEGINNINGS = ['Estimate of unit ', 'Orders that unit ', 'Release unit ', 'Reserve unit ', 'Swap the unit of '];

/** How much of a dialog's name, from its beginning, is the app's own. */
export function ownPartOfDialogName(name: string): string {
  if (DIALOGS.has(name)) return name;
  return BEGINNINGS.find((beginning) => name.startsWith(beginning)) ?? '';
}
