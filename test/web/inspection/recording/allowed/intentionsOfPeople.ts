import type { IntentionName } from '../../../../../src/web/state/intentions/intentions';
import { mapping } from './importsOfPeople';

/** Every intention, with all that it can say. */
export const intentions: { [N in IntentionName]: unknown } = {
  reserve: { itemCode: 'a', orderId: 'a', reason: 'a' },
  release: { id: 'a', itemCode: 'a' },
  save: { itemCode: 'a' },
  export: { list: 'a' },
  import: { files: { orders: { name: 'a' }, units: { name: 'a' } } },
  mapImport: { mapping },
  ...{ checkImport: {}, cancelImport: {}, leave: {} },
  saveImport: { mayRetireMany: true },
  bringBack: { what: 'unit', id: 'a' },
  comment: { what: 'unit', id: 'a', comment: 'a' },
  addUnitFiles: { serial: 'a', files: [{ name: 'a' }] },
  changeUnitFile: { serial: 'a', id: 'a', change: 'caption', caption: 'a', step: 1 },
  saveImportProfile: { file: 'a', name: 'a' },
  deleteImportProfile: { file: 'a', name: 'a' },
  retry: { call: 'a' },
  prefetch: { page: 'a' },
  saveEstimate: { orderId: 'a', serial: 'a' },
  stepEstimate: { id: 'a', step: 'return', reason: 'a' },
  copyEstimate: { id: 'a' },
  reviewRates: { holdsFrom: 'a', reason: 'a', values: {} },
  quotation: { id: 'a', what: 'mail' },
  saveQuotationSettings: { reason: 'a', values: {}, version: 1 },
  saveRates: { holdsFrom: 'a', reason: 'a', values: {}, version: 1 },
  saveView: { list: 'a', name: 'a', query: 'a', isShared: true },
  changeView: { id: 'a', version: 1, name: 'a', query: 'a', isShared: true },
  deleteView: { id: 'a' },
  startView: { id: 'a', isStart: true },
};
