import { http } from 'msw';
import type { AuditPage } from '../../src/contract/people/audit';
import type { UnitFiles } from '../../src/contract/units/unitFiles';
import { json } from './answers';
import { calls } from './calls';
import { unitsAreBestFor } from './contentionAnswer';
import { server } from './server';
import { SavedViewService } from './viewAnswers';

export function nothingIsSavedOrContested() {
  server.use(...new SavedViewService().answers());
  unitsAreBestFor({});
  server.use(http.get(calls.myWork, () => json({ results: [], totals: [] })));
  server.use(http.get(calls.audit, () => json<AuditPage>({ results: [], next: null })));
  server.use(http.get(calls.orderInquiries, () => json({ results: [] })));
  server.use(http.get('*/api/orders/:id/owner', () => json({ name: 'Dana Sales', isOwn: null })));
  server.use(http.get(calls.auditPeople, () => json({ results: [] })));
  server.use(http.get(calls.unitFiles, () => json<UnitFiles>({ results: [], removed: [], history: [] })));
}
