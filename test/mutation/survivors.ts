/** A mutant that no test can notice, because it means the same. One entry stands for one mutant. */
export interface Survivor {
  file: string;
  /** The code as it stands, and what the mutant makes of it. */
  code: string;
  becomes: string;
  because: string;
}

type Change = readonly [code: string, becomes: string, because: string];

const inFile = (file: string, ...changes: readonly Change[]): Survivor[] =>
  changes.map(([code, becomes, because]) => ({ file, code, becomes, because }));

const EMPTY_TEXT = ["''", '"Stryker was here!"'] as const;
const EMPTY_LIST = ['[]', '["Stryker was here"]'] as const;

const domain: readonly Survivor[] = [
  ...inFile(
    'src/domain/quantity/quantity.ts',
    ["typeof number === 'number'", 'true', 'only a number is finite; the type needs it said'],
    [
      'Math.abs(actual - required) * 100 <= Math.abs(required) * percent + 1e-6',
      'Math.abs(actual - required) * 100 < Math.abs(required) * percent + 1e-6',
      'the allowance for float rounding stands between the two sides',
    ],
  ),
  ...inFile(
    'src/domain/matching/features/fittings/bushing.ts',
    ["text !== ''", 'true', 'no requirement has an empty text'],
    [...EMPTY_TEXT, 'no requirement has either text'],
  ),
  ...inFile('src/domain/matching/features/kva.ts', [
    'actual < required',
    'actual <= required',
    'equal sizes are answered before',
  ]),
  ...inFile('src/domain/matching/features/windings/bil.ts', [
    'actual > required',
    'actual >= required',
    'equal levels are answered before',
  ]),
  ...inFile('src/domain/matching/reading/describedConnection.ts', [
    ...EMPTY_TEXT,
    'both patterns hold a number wherever they match',
  ]),
  ...inFile(
    'src/domain/matching/reading/fittings/fusing.ts',
    ["'fieldReplaceable'", '""', 'a name within the file: any other would do'],
    ["'loadbreak'", '""', 'a name within the file: any other would do'],
  ),
  ...inFile(
    'src/domain/matching/reading/requirement.ts',
    ["'secondary'", '""', 'whatever is not the primary is the secondary'],
    ['number !== null', 'true', 'null is not above 0; the type needs it said'],
  ),
  ...inFile('src/domain/matching/reading/taps.ts', [
    'volts > nominal',
    'volts >= nominal',
    'at nominal no tap is used on either side',
  ]),
  ...inFile(
    'src/domain/matching/reading/voltage.ts',
    [...EMPTY_LIST, 'a text has no connection of null, so the words are shown as they are'],
    [
      'Math.abs((phase * Math.sqrt(3)) / line - 1) <= 0.02',
      'Math.abs(phase * Math.sqrt(3) / line - 1) < 0.02',
      'the root of 3 is irrational: no ratio is off by exactly 2 %',
    ],
  ),
  ...inFile('src/domain/order/contact/mailLink.ts', [...EMPTY_TEXT, 'neither text is an address']),
  ...inFile(
    'src/domain/order/stateOfPlace.ts',
    [
      "/,\\s*([a-z]{2})$/i.exec(place?.trim() ?? '')?.[1]?.toUpperCase",
      "/,\\s*([a-z]{2})$/i.exec(place?.trim() ?? '')?.[1].toUpperCase",
      'the pattern has its group wherever it matches; the type needs it said',
    ],
    [...EMPTY_TEXT, 'neither text ends with a state'],
  ),
];

const state: readonly Survivor[] = [
  ...inFile('src/web/state/slices/comparisonMemory.ts', [
    'text === null',
    'false',
    'JSON reads null as null too; the type needs it said',
  ]),
  ...inFile('src/web/state/selectors/comparison.ts', [
    "sort(state, list) === 'margin'",
    'true',
    'options do not matter to the other sort: this saves its work only',
  ]),
  ...inFile(
    'src/web/state/selectors/noteConstraints.ts',
    [...EMPTY_LIST, 'no constraint has that name'],
    ['constraint !== null', 'true', 'null is in no list of constraints; the type needs it said'],
  ),
];

const server: readonly Survivor[] = [
  ...inFile('src/server/matching/plan/effects/keptPlans.ts', [...EMPTY_LIST, 'no order has the id of a text']),
  ...inFile('src/server/matching/plan/pairs/assign.ts', [
    'order === undefined',
    'false',
    'without an order there is no pair either; the type needs it said',
  ]),
  ...inFile('src/server/matching/plan/telling/emptyOrders.ts', [
    'salePrice !== null',
    'true',
    'null is not above 0; the type needs it said',
  ]),
  ...inFile('src/server/matching/plan/telling/planned.ts', [
    'first < second',
    'first <= second',
    'equal dates are answered before',
  ]),
  ...inFile('src/server/matching/plan/telling/relaxed.ts', [...EMPTY_LIST, 'a text is of no kind']),
  ...inFile(
    'src/server/matching/plan/telling/told.ts',
    ['moved === undefined', 'false', 'only orders of the problem move; the type needs it said'],
    [...EMPTY_LIST, 'only orders of the problem move'],
  ),
  ...inFile('src/server/matching/plan/telling/unwantedUnits.ts', [
    'end === undefined',
    'false',
    'no rows are fewer than were asked for; the type needs it said',
  ]),
  ...inFile('src/server/plugins/security/authentication.ts', [...EMPTY_TEXT, 'neither text holds a token']),
  ...inFile('src/server/plugins/security/securityHeaders.ts', [
    '{ maxAge: ONE_YEAR_SECONDS, includeSubDomains: true }',
    '{}',
    'helmet says the same by itself; we do not count on it',
  ]),
  ...inFile(
    'src/server/repositories/idempotencyKeys.ts',
    ["'idempotency'", '""', 'a name among those of locks: any other would do'],
    ['rows[0]?.is', 'rows[0].is', 'such a select has one row; the type needs it said'],
  ),
  ...inFile(
    'src/server/repositories/orders/ordersPage.ts',
    [...EMPTY_TEXT, 'a name within the marks that are kept: any other would do'],
    ["'pages'", '""', 'a name within the pages that are kept: any other would do'],
    ["'pages'", '""', 'a name within the marks that are kept: any other would do'],
  ),
  ...inFile(
    'src/server/repositories/reservations/reservationRelease.ts',
    ["'Reserved'", '""', 'whatever is not delivered is released; the type needs it said'],
    ["'Somebody else'", '""', 'the database takes no subject without a name; the type needs it said'],
    [...EMPTY_TEXT, 'neither text is an address'],
  ),
  ...inFile('src/server/presenters/audit.ts', [
    'files === undefined',
    'false',
    'JSON has no text for it, so the cell is empty too; the type needs it said',
  ]),
  ...inFile(
    'src/server/presenters/orders/overview.ts',
    ['place(a.due) < place(b.due)', 'place(a.due) <= place(b.due)', 'no month comes twice'],
    ['a.unit_status < b.unit_status', 'a.unit_status <= b.unit_status', 'no status comes twice at one age'],
  ),
  ...inFile(
    'src/server/presenters/orders/spreadsheetLines.ts',
    ['ended.length < most', 'true', 'a piece ends the same in other memory: this saves memory only'],
    ['ended.length < most', 'ended.length <= most', 'a piece ends the same in other memory: this saves memory only'],
  ),
  ...inFile('src/server/presenters/units/unitFiles.ts', [...EMPTY_LIST, 'a text is neither a photo nor a document']),
  ...inFile(
    'src/server/presenters/units/unitText.ts',
    [...EMPTY_LIST, 'a text is neither a photo nor a document'],
    ['added.length === 0', 'false', 'of no files nothing is written: this saves work only'],
  ),
  ...inFile('src/server/signIn/interaction/attemptLimiter.ts', [
    'attempts.size >= MAX_KEYS',
    'true',
    'what has ended counts no more, forgotten or not: this saves work only',
  ]),
  ...inFile('src/server/signIn/interaction/interactionRoutes.ts', [...EMPTY_TEXT, 'neither text is the password']),
  ...inFile('src/server/signIn/provider/localProvider.ts', [
    'uid === undefined',
    'false',
    'no session is without a name; the type needs it said',
  ]),
  ...inFile('src/server/signIn/provider/providerConfiguration.ts', [
    'known === undefined',
    'false',
    'no grant is without a name; the type needs it said',
  ]),
  ...inFile('src/server/signIn/provider/providerResources.ts', [...EMPTY_LIST, 'no API has a scope of that name']),
  ...inFile('src/server/signIn/provider/providerRoutes.ts', [
    'value !== undefined',
    'true',
    'Fastify keeps no header without a value; the type needs it said',
  ]),
  ...inFile('src/server/signIn/provider/providerStore.ts', [
    'this.rows.size >= SWEEP_AT_ROWS',
    'true',
    'what has ended is found no more, swept or not: this saves work only',
  ]),
  ...inFile('src/server/signIn/provider/providerKeys.ts', [
    "'utf8'",
    '""',
    'JSON is read from bytes as from text; the type needs it said',
  ]),
  ...inFile('src/server/signIn/signInSettings.ts', [
    'end !== undefined',
    'true',
    'JSON leaves out what is undefined; the type needs it said',
  ]),
  ...inFile(
    'src/server/signIn/tokens/accessTokenClaims.ts',
    [...EMPTY_TEXT, 'neither text is a scope'],
    [...EMPTY_LIST, 'no permission has that name'],
  ),
  ...inFile('src/server/signIn/tokens/tokenVerifier.ts', [
    'session !== undefined',
    'true',
    'no session is undefined; the type needs it said',
  ]),
];

export const survivors: readonly Survivor[] = [...domain, ...state, ...server];
