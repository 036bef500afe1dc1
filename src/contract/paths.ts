/** Every path of the product API (spec section 7; open points as decided in docs/decisions). */
export const paths = {
  lastRefresh: '/api/last-refresh/',
  orders: '/api/orders/',
  ordersExport: '/api/orders/export/',
  ordersCounts: '/api/orders/counts/',
  order: (orderId: string) => `/api/orders/${encodeURIComponent(orderId)}`,
  orderSummary: (idOrCode: string) => `/api/orders/by-order-id/${encodeURIComponent(idOrCode)}`,
  recommendations: '/api/orders/recommendations/',
  matchIc: '/api/orders/match-ic/',
  states: '/api/orders/states/',
  search: '/api/search/',
  /** Reads a customer's text; finds the best units for one line; distinct units for several lines. */
  requestsRead: '/api/requests/read',
  requestsMatch: '/api/requests/match',
  requestsAssign: '/api/requests/assign',
  salesOrder: (number: string) => `/api/sales-orders/${encodeURIComponent(number)}`,
  /** Mock service only, like the customer requirements (spec section 7). */
  inventoryAll: '/api/inventory-stats/all',
  customerRequirement: (id: string) => `/api/customer-requirements/${encodeURIComponent(id)}`,
  overview: '/api/overview/',
  overviewPdf: '/api/overview/overview.pdf',
  inventory: '/api/inventory/',
  inventoryFacets: '/api/inventory/facets/',
  inventoryExport: '/api/inventory/export/',
  inventoryByCode: (itemCode: string) => `/api/inventory-stats/by-code/${encodeURIComponent(itemCode)}`,
  ordersForUnit: (itemCode: string) => `/api/inventory-stats/by-code/${encodeURIComponent(itemCode)}/orders`,
  unitOptions: (itemCode: string) => `/api/inventory-stats/by-code/${encodeURIComponent(itemCode)}/options`,
  /** PUT retires a unit or order by hand; DELETE restores it. */
  unitRetirement: (itemCode: string) => `/api/inventory-stats/by-code/${encodeURIComponent(itemCode)}/retirement`,
  orderRetirement: (orderId: string) => `/api/orders/${encodeURIComponent(orderId)}/retirement`,
  orderOwner: (orderId: string) => `/api/orders/${encodeURIComponent(orderId)}/owner`,
  inquiryOwner: (id: string) => `/api/inquiries/${encodeURIComponent(id)}/owner`,
  orderFreight: (orderId: string) => `/api/orders/${encodeURIComponent(orderId)}/freight`,
  estimateQuotation: (id: string) => `/api/estimates/${encodeURIComponent(id)}/quotation`,
  estimateQuotationPdf: (id: string) => `/api/estimates/${encodeURIComponent(id)}/quotation.pdf`,
  /** POST mails it to the caller. */
  estimateQuotationMail: (id: string) => `/api/estimates/${encodeURIComponent(id)}/quotation/mail`,
  estimateSheetPdf: (id: string) => `/api/estimates/${encodeURIComponent(id)}/sheet.pdf`,
  quotationSettings: '/api/quotation-settings/',
  vocabulary: '/api/vocabulary/',
  taughtWord: (id: string) => `/api/vocabulary/${encodeURIComponent(id)}`,
  inquiries: '/api/inquiries/',
  inquiry: (id: string) => `/api/inquiries/${encodeURIComponent(id)}`,
  inquirySteps: (id: string) => `/api/inquiries/${encodeURIComponent(id)}/steps`,
  inquiryHolds: (id: string) => `/api/inquiries/${encodeURIComponent(id)}/holds`,
  /** DELETE releases it; `hold` is the id of the reservation. */
  inquiryHold: (id: string, hold: string) =>
    `/api/inquiries/${encodeURIComponent(id)}/holds/${encodeURIComponent(hold)}`,
  inquiryLink: (id: string) => `/api/inquiries/${encodeURIComponent(id)}/link`,
  /** The inquiries that an order may come from. */
  orderInquiries: (orderId: string) => `/api/orders/${encodeURIComponent(orderId)}/inquiries`,
  reservations: '/api/reservations/',
  reservation: (id: string) => `/api/reservations/${encodeURIComponent(id)}`,
  reservationRelease: (id: string) => `/api/reservations/${encodeURIComponent(id)}/release`,
  reservationsOfUnit: (itemCode: string) => `/api/reservations/of-unit/${encodeURIComponent(itemCode)}`,
  myWork: '/api/my-work/',
  /** Whether the caller gets it by e-mail. */
  workMail: '/api/my-work/mail/',
  setup: '/api/setup/',
  notices: '/api/notices/',
  notice: (id: string) => `/api/notices/${encodeURIComponent(id)}`,
  views: '/api/views/',
  view: (id: string) => `/api/views/${encodeURIComponent(id)}`,
  /** PUT makes a view the caller's start view of its list; DELETE ends that. */
  viewStart: (id: string) => `/api/views/${encodeURIComponent(id)}/start`,
  rates: '/api/rates/',
  ratesDistances: '/api/rates/distances/',
  contention: '/api/contention/',
  /** Changes by others, as server-sent events. */
  changes: '/api/changes/',
  feed: (file: string) => `/api/feeds/${encodeURIComponent(file)}`,
  plans: '/api/plans/',
  planPdf: '/api/plans/plan.pdf',
  estimates: '/api/estimates/',
  orderEstimates: (orderId: string) => `/api/orders/${encodeURIComponent(orderId)}/estimates`,
  estimate: (id: string) => `/api/estimates/${encodeURIComponent(id)}`,
  estimateSteps: (id: string) => `/api/estimates/${encodeURIComponent(id)}/steps`,
  /** The caller's unsaved work; `of` is the estimate that it changes, or 'new'. */
  estimateDraft: (orderId: string, serial: string, of: string) =>
    `/api/estimates/drafts/${encodeURIComponent(orderId)}/${encodeURIComponent(serial)}/${encodeURIComponent(of)}`,
  planReservations: '/api/plans/reservations/',
  planEffects: '/api/plans/effects/',
  planScenarios: '/api/plans/scenarios/',
  planScenario: (id: string) => `/api/plans/scenarios/${encodeURIComponent(id)}`,
  imports: '/api/imports/',
  import: (id: string) => `/api/imports/${encodeURIComponent(id)}`,
  importMapping: (id: string) => `/api/imports/${encodeURIComponent(id)}/mapping`,
  /** Previews the effect of saving a reviewed import. */
  importCheck: (id: string) => `/api/imports/${encodeURIComponent(id)}/check`,
  importSave: (id: string) => `/api/imports/${encodeURIComponent(id)}/save`,
  /** A workbook of the rows that are left out. */
  importRefused: (id: string, file: string) =>
    `/api/imports/${encodeURIComponent(id)}/refused/${encodeURIComponent(file)}`,
  importColumns: '/api/imports/columns',
  importProfiles: '/api/imports/profiles/',
  importProfile: (file: string, name: string) =>
    `/api/imports/profiles/${encodeURIComponent(file)}/${encodeURIComponent(name)}`,
  unitFiles: (serial: string) => `/api/units/${encodeURIComponent(serial)}/files/`,
  /** PUT adds or replaces the file by name; DELETE removes it by id. */
  unitFile: (serial: string, file: string) =>
    `/api/units/${encodeURIComponent(serial)}/files/${encodeURIComponent(file)}`,
  unitFileCaption: (serial: string, id: string) =>
    `/api/units/${encodeURIComponent(serial)}/files/${encodeURIComponent(id)}/caption`,
  unitFileRestore: (serial: string, id: string) =>
    `/api/units/${encodeURIComponent(serial)}/files/${encodeURIComponent(id)}/restore`,
  unitFilesOrder: (serial: string) => `/api/units/${encodeURIComponent(serial)}/files-order`,
  /** The current URL of a unit's file, by its name under `files`. */
  fileAddress: (serial: string, file: string) =>
    `/api/units/${encodeURIComponent(serial)}/files/${encodeURIComponent(file)}/address`,
  /** A unit by IC#, or an order by id or code, as people correct it. */
  record: (file: string, key: string) => `/api/records/${encodeURIComponent(file)}/${encodeURIComponent(key)}`,
  recordPreview: (file: string, key: string) =>
    `/api/records/${encodeURIComponent(file)}/${encodeURIComponent(key)}/preview`,
  recordCorrections: (file: string, key: string) =>
    `/api/records/${encodeURIComponent(file)}/${encodeURIComponent(key)}/corrections`,
  recordSources: '/api/record-sources/',
  corrections: '/api/corrections/',
  newRecords: (file: string) => `/api/new-records/${encodeURIComponent(file)}/`,
  newRecordPreview: (file: string) => `/api/new-records/${encodeURIComponent(file)}/preview`,
  newRecordKnown: (file: string) => `/api/new-records/${encodeURIComponent(file)}/known`,
  unitChanges: '/api/unit-changes/',
  unitChangePreview: '/api/unit-changes/preview',
  unitChange: (id: string) => `/api/unit-changes/${encodeURIComponent(id)}`,
  /** Prefix of photos, drawings and documents of units. */
  files: '/api/files/',
  me: '/api/me/',
  audit: '/api/audit/',
  people: '/api/people/',
  auditPeople: '/api/audit/people/',
  auditExport: '/api/audit/export/',
  orderComments: (orderId: string) => `/api/orders/${encodeURIComponent(orderId)}/comments`,
  unitComments: (serial: string) => `/api/units/${encodeURIComponent(serial)}/comments`,
  logout: '/auth/logout/',
  /** Receives sign-outs from the identity provider. */
  backChannelLogout: '/auth/backchannel-logout/',
  config: '/config.json',
  openApi: '/api/openapi.json',
  docs: '/api/docs',
} as const;
