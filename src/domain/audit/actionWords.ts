import type { AuditAction } from '../../contract/people/audit';

export const importedBy = (name: string): string => `Import by ${name}`;

export const actionWords: Readonly<Record<AuditAction, string>> = {
  reserve: 'Reservation',
  release: 'Release',
  comment: 'Comment',
  saveOptions: 'Estimate options',
  changeRates: 'Rates',
  changeFreight: 'Freight',
  saveEstimate: 'Estimate saved',
  stepEstimate: 'Estimate decided',
  saveInquiry: 'Inquiry saved',
  stepInquiry: 'Inquiry decided',
  linkInquiry: 'Inquiry linked',
  handOver: 'Hand-over',
  issueQuotation: 'Quotation',
  mailQuotation: 'Quotation mailed',
  changeQuotations: 'Settings of quotations',
  setWorkMail: 'Work by e-mail',
  mailWork: 'Work mailed',
  teachWord: 'Word taught',
  removeWord: 'Word removed',
  readWord: 'Changed by the vocabulary',
  import: 'Import',
  changeRow: 'Changed by an import',
  retire: 'Retirement',
  bringBack: 'Brought back',
  removeSample: 'Sample removed',
  correct: 'Corrected by hand',
  takeSource: 'Given back to the import',
  addRecord: 'Added by hand',
  addFile: 'File added',
  captionFile: 'File captioned',
  orderFiles: 'Files put in order',
  removeFile: 'File removed',
  restoreFile: 'File restored',
  saveView: 'Shared view saved',
  deleteView: 'Shared view deleted',
  saveScenario: 'Plan scenario saved',
  deleteScenario: 'Plan scenario deleted',
  saveProfile: 'Import profile saved',
  deleteProfile: 'Import profile deleted',
  signIn: 'Sign-in',
  signOut: 'Sign-out',
  refuseSignIn: 'Sign-in refused',
  refuseToken: 'Access refused',
  refuseAction: 'Action refused',
};

/** A newer version's unknown action is its own label. */
export const actionWord = (action: string): string =>
  Object.entries(actionWords).find(([each]) => each === action)?.[1] ?? action;
