import { roles, type Role } from '../../../src/domain/access/access';

export const everyone = roles;
const seeing: readonly Role[] = ['sales', 'operations', 'engineering', 'administrator'];
export const selling: readonly Role[] = ['sales', 'operations', 'administrator'];
const working: readonly Role[] = ['operations', 'engineering', 'administrator'];
const running: readonly Role[] = ['operations', 'administrator'];

/** The roles of each route; a route that is missing here reads and is open to everyone. */
export const whoMay: Readonly<Record<string, readonly Role[]>> = {
  'POST /api/orders/recommendations/': everyone,
  'POST /api/orders/match-ic/': everyone,
  'POST /api/requests/read': everyone,
  'POST /api/requests/match': everyone,
  'POST /api/requests/assign': everyone,
  'POST /auth/logout/': everyone,
  'POST /api/views/': everyone,
  'PUT /api/views/:id': everyone,
  'DELETE /api/views/:id': everyone,
  'PUT /api/views/:id/start': everyone,
  'DELETE /api/views/:id/start': everyone,
  'DELETE /api/notices/:id': everyone,
  ...Object.fromEntries(
    ['audit/', 'audit/people/', 'audit/export/'].flatMap((path) => [
      [`GET /api/${path}`, seeing],
      [`HEAD /api/${path}`, seeing],
    ]),
  ),
  'GET /api/people/': seeing,
  'HEAD /api/people/': seeing,
  'POST /api/orders/:orderId/comments': seeing,
  'POST /api/units/:serial/comments': seeing,
  'POST /api/plans/': seeing,
  'POST /api/plans/reservations/': selling,
  'POST /api/plans/effects/': seeing,
  'POST /api/plans/scenarios/': seeing,
  'DELETE /api/plans/scenarios/:id': seeing,
  ...Object.fromEntries(
    ['', ':id'].flatMap((path) => ['GET', 'HEAD'].map((method) => [`${method} /api/plans/scenarios/${path}`, seeing])),
  ),
  'POST /api/orders/:orderId/estimates': selling,
  'PUT /api/estimates/:id': selling,
  // The table of steps decides who can take each.
  'POST /api/estimates/:id/steps': everyone,
  'PUT /api/estimates/drafts/:orderId/:serial/:of': selling,
  'DELETE /api/estimates/drafts/:orderId/:serial/:of': selling,
  'GET /api/estimates/:id/sheet.pdf': seeing,
  'HEAD /api/estimates/:id/sheet.pdf': seeing,
  'POST /api/estimates/:id/quotation/mail': selling,
  'PUT /api/quotation-settings/': ['administrator'],
  'PUT /api/orders/:orderId/freight': selling,
  'GET /api/rates/': seeing,
  'HEAD /api/rates/': seeing,
  'POST /api/inquiries/': selling,
  'PUT /api/inquiries/:id': selling,
  'POST /api/inquiries/:id/steps': selling,
  'POST /api/inquiries/:id/holds': selling,
  'DELETE /api/inquiries/:id/holds/:hold': selling,
  'POST /api/inquiries/:id/link': selling,
  'POST /api/inquiries/:id/owner': selling,
  'POST /api/orders/:id/owner': selling,
  'POST /api/reservations/': selling,
  'DELETE /api/reservations/:id': selling,
  'POST /api/reservations/:id/release': selling,
  'PUT /api/inventory-stats/by-code/:itemCode/options': working,
  'POST /api/units/:serial/files/': working,
  'PUT /api/units/:serial/files/:file': working,
  'PUT /api/units/:serial/files/:file/caption': working,
  'POST /api/units/:serial/files/:file/restore': working,
  'PUT /api/units/:serial/files-order': working,
  'DELETE /api/units/:serial/files/:file': running,
  'DELETE /api/inventory-stats/by-code/:itemCode/retirement': running,
  'DELETE /api/orders/:orderId/retirement': running,
  ...Object.fromEntries(['POST', 'GET', 'HEAD'].map((method) => [`${method} /api/imports/`, running])),
  ...Object.fromEntries(
    ['columns', 'profiles/', ':id'].flatMap((path) => [
      [`GET /api/imports/${path}`, running],
      [`HEAD /api/imports/${path}`, running],
    ]),
  ),
  'DELETE /api/imports/:id': running,
  'PUT /api/imports/:id/mapping': running,
  'POST /api/imports/:id/check': running,
  'POST /api/imports/:id/save': running,
  'PUT /api/imports/profiles/:file/:name': running,
  'DELETE /api/imports/profiles/:file/:name': running,
  'POST /api/rates/': ['administrator'],
  'POST /api/rates/distances/': ['administrator'],
  // Only programs with the permission.
  'PUT /api/feeds/:file': [],
};
