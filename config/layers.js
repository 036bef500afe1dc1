/**
 * Who may import whom, below `src`. Each layer lists the layers that it may import; anything else is refused, and so is
 * an import between two features, except of the public files listed below. `npm run structure` enforces it.
 */
export const layers = {
  contract: [],
  domain: ['contract'],
  sample: ['contract', 'domain'],

  'server/lib': ['contract', 'domain/format'],
  'server/config': ['contract', 'domain', 'server/lib'],
  'server/db': ['contract', 'server/lib', 'server/config'],
  'server/auth': ['contract', 'domain/access', 'server/lib', 'server/config', 'server/db'],
  'server/http': ['contract', 'domain/access', 'server/lib', 'server/config', 'server/db', 'server/auth'],
  'server/features': [
    ...['contract', 'domain', 'sample'],
    ...['server/lib', 'server/config', 'server/db', 'server/auth', 'server/http'],
  ],

  'web/lib': ['contract', 'domain/messages.ts'],
  'web/ui': ['web/lib', 'domain/messages.ts', 'domain/format', 'domain/tables'],
  'web/machines': ['contract', 'domain', 'web/lib'],
  'web/store': ['contract', 'domain', 'web/lib'],
  'web/features': ['contract', 'domain', 'web/lib', 'web/ui', 'web/machines', 'web/store'],
};

/** Imports that no layer allows, one by one. */
export const exceptions = [
  // The root reducer combines the slices of features.
  ...['changes', 'comparison', 'matching', 'plan', 'rates', 'requests'].map((name) => [
    'web/store',
    `web/features/${name}/state`,
  ]),
  // The mock service answers from the sample data where there is no server.
  ['web/features/signIn', 'sample'],
];

/** The files of a feature that other features may import. Its routes are for `server/app` alone. */
export const publicFiles = {
  'server/features/estimates': ['estimateRows.ts', 'refusals.ts', 'reopenWon.ts'],
  'server/features/files': [
    'attachFile.ts',
    'documents/documentUnit.ts',
    'documents/drawing/ink.ts',
    'documents/nameplateFields.ts',
    'documents/pdf/pdf.ts',
    'documents/unitDrawing.tsx',
    'presenter.ts',
    'recognize.ts',
    'repository.ts',
  ],
  'server/features/import': [
    ...['columns/columns.ts', 'columns/formats.ts', 'connection.ts', 'inspect/inspection.ts', 'mapping/cellReader.ts'],
    ...['profiles/repository.ts', 'readDistances.ts'],
  ],
  'server/features/inquiries': ['inquiryRows.ts', 'linking.ts'],
  'server/features/inventory': ['presenter.ts'],
  'server/features/mails': ['repository.ts'],
  'server/features/matching': [
    'fetchChanges.ts',
    'liveUnits.ts',
    'orderMatches.ts',
    'estimateGrounds.ts',
    'openOrders.ts',
    'ordersForUnit.ts',
    'pages.ts',
    'rates.ts',
    'recommend.ts',
    'requirementOfOrder.ts',
  ],
  'server/features/orders': ['ordersSelection.ts', 'presenter.ts', 'repository.ts'],
  'server/features/overview': ['pdf/bars.ts', 'pdf/report.ts'],
  'server/features/people': ['addComment.ts', 'notify.ts', 'repository.ts'],
  'server/features/plan': ['pairs.ts'],
  'server/features/quotations': ['pdf/blocks.ts', 'pdf/onePage.ts', 'repository.ts', 'settingsRepository.ts'],
  'server/features/rates': ['presenter.ts', 'repository.ts'],
  'server/features/reservations': ['expire.ts', 'refusals.ts', 'repository.ts', 'reserve.ts'],
  'server/features/units': ['presenter.ts', 'repository.ts', 'storedUnits.ts'],
  'server/features/vocabulary': ['words.ts'],
  'web/features/audit': ['components/Activity.tsx', 'state/useActivity.ts'],
  'web/features/changes': ['state/changesSlice.ts', 'state/useChanged.ts'],
  'web/features/comparison': [
    'components/unit/UnitMarks.tsx',
    'components/unitCard/UnitFigures.tsx',
    'state/chosenUnits.ts',
    'state/comparisonChoices.ts',
    'state/rememberedComparison.ts',
    'state/useCosts.ts',
  ],
  'web/features/estimates': [
    'components/OrderPdfs.tsx',
    'components/cost/AmountList.ts',
    'components/cost/CostSwitches.tsx',
    'components/cost/PriceBar.tsx',
    'components/cost/PriceSummary.tsx',
    'components/cost/liveCosts.ts',
    'components/cost/optionLine.ts',
    'components/cost/priceLegend.ts',
  ],
  'web/features/files': [
    'api/unitFiles.ts',
    'components/FileLink.tsx',
    'components/FilesPanel.tsx',
    'components/UnitPhoto.tsx',
    'components/pictures.ts',
  ],
  'web/features/import': ['components/ImportLink.tsx'],
  'web/features/inquiries': ['components/InquiryNotices.tsx', 'components/SaveInquiry.tsx'],
  'web/features/inventory': ['api/inventory.ts'],
  'web/features/matching': [
    'api/contention.tsx',
    'api/judgedUnit.ts',
    'api/recommendations.ts',
    'components/ContentionMark.tsx',
    'components/FitBadge.tsx',
    'components/SpecStatusIcon.tsx',
    'state/accepted.ts',
    'state/describedFields.ts',
    'state/judging.ts',
    'state/quote.ts',
  ],
  'web/features/myWork': ['components/SetupChecklist.tsx'],
  'web/features/orders': [
    'api/orders.ts',
    'components/NotesModal.tsx',
    'components/OrderMarks.tsx',
    'state/displayOrder.ts',
  ],
  'web/features/overview': [
    'components/DownloadPdf.tsx',
    'components/chart/ChangedOrdersChart.tsx',
    'components/chart/ChartFigures.tsx',
    'components/chart/looks.tsx',
  ],
  'web/features/people': ['components/MentionArea.tsx', 'components/Owner.tsx'],
  'web/features/plan': ['api/planEffects.ts', 'state/planMemory.ts'],
  'web/features/quotations': ['api/quotations.ts', 'components/QuotationSettings.tsx'],
  'web/features/rates': ['state/selectors.ts'],
  'web/features/records': [
    'components/EditButton.tsx',
    'components/IncompleteBadge.tsx',
    'components/RetiredRecord.tsx',
    'components/KeptByHand.tsx',
    'components/add/AddButton.tsx',
    'components/bulk/SelectBox.tsx',
    'components/bulk/SelectionBar.tsx',
    'components/bulk/selection.ts',
    'components/label/LabelButton.tsx',
  ],
  'web/features/requests': ['api/requests.ts', 'state/requestDesk.ts', 'state/useDesk.ts'],
  'web/features/reservations': [
    'api/reservations.ts',
    'components/ReserveDialog.tsx',
    'components/ReserveSummary.tsx',
    'state/useReserving.ts',
  ],
  'web/features/units': ['components/unitLayout.ts'],
  'web/features/vocabulary': ['api/vocabulary.ts', 'components/TeachWord.tsx', 'components/Vocabulary.tsx'],
  'web/features/views': ['api/views.ts', 'components/ListMenu.tsx', 'components/ViewForm.tsx'],
};

/** Packages that one folder of src uses alone. */
export const packagesOfOneFolder = {
  '@azure/msal-browser': 'web/lib/auth',
  'oidc-provider': 'server/features/signIn',
  kysely: 'server',
  pg: 'server',
  fastify: 'server',
  nodemailer: 'server/features/mails',
  'prom-client': 'server/app/metrics',
  '@opentelemetry/api': 'server/lib/tracing',
  '@opentelemetry/sdk-trace-node': 'server/lib/tracing',
  sharp: 'server/features/files',
  '@aws-sdk/client-s3': 'server/lib/fileStore',
  'react-modal': 'web/ui',
  'react-hot-toast': 'web/ui',
  swiper: 'web/ui',
  '@radix-ui/react-tooltip': 'web/ui',
  '@radix-ui/react-dropdown-menu': 'web/ui',
  'pdfjs-dist': 'web/features/requests/files',
  'qrcode-generator': 'web/features/records/components/label',
  'postal-mime': 'web/features/requests/files',
  '@visx/axis': 'web/features/overview/components/chart',
  '@visx/scale': 'web/features/overview/components/chart',
  '@visx/shape': 'web/features/overview/components/chart',
};

/** Folders that import no other package than these. */
export const pureFolders = { contract: ['zod'], domain: [], 'web/machines': ['xstate'] };

/** Files that may make a principal: the sign-in check, and work that continues for a checked person. */
export const principalMakers = [
  'server/auth',
  'server/features/import/command/importCommand.ts',
  'server/features/import/jobs/addPhotos.ts',
];
