import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

interface Verdict {
  ruleId: string;
  message: string;
}

const PATHS = 'import-x/no-restricted-paths';
const PACKAGES = 'no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';

/** A file of the room in which the import is planted, what is planted, and the rule that must refuse it. */
const planted: [file: string, code: string, rule: string][] = [
  ['src/domain/limits.ts', "import '../web/ui/theme';", PATHS],
  ['src/domain/limits.ts', "import '../server/config';", PATHS],
  ['src/domain/limits.ts', "import 'react';", PACKAGES],
  ['src/domain/limits.ts', 'export const now = Date.now();', 'no-restricted-properties'],
  ['src/domain/limits.ts', 'export const chance = Math.random();', 'no-restricted-properties'],
  ['src/domain/limits.ts', 'export const title = document.title;', 'no-restricted-globals'],
  ['src/contract/paths.ts', "import '../domain/limits';", PATHS],
  ['src/contract/paths.ts', "import 'kysely';", PACKAGES],
  ['src/sample/units.ts', "import '../server/config';", PATHS],
  ['src/web/ui/theme.ts', "import '../../contract/paths';", PATHS],
  ['src/web/ui/theme.ts', "import '../../domain/limits';", PATHS],
  ['src/web/state/store.ts', "import '../ui/theme';", PATHS],
  ['src/web/state/store.ts', "import '@azure/msal-browser';", PACKAGES],
  ['src/web/state/machines/icPanel.ts', "import '@reduxjs/toolkit';", PACKAGES],
  ['src/web/state/store.ts', "import '../inspection/startTools';", PATHS],
  ['src/web/screens/orders/OrdersPage.tsx', "import '../../inspection/startTools';", PATHS],
  ['src/web/inspection/devTools/mirror.ts', "import '../../playback/playback';", PATHS],
  ['src/web/inspection/devTools/mirror.ts', "import '../../screens/orders/OrdersPage';", PATHS],
  ['src/web/screens/orders/OrdersPage.tsx', "import '../comparison/ComparisonPage';", PATHS],
  ['src/web/screens/orders/OrdersPage.tsx', "import '../../../server/config';", PATHS],
  ['src/web/screens/orders/OrdersPage.tsx', "import '../../../../test/support/web/builders';", PATHS],
  ['src/web/screens/orders/OrdersPage.tsx', "import 'react-modal';", PACKAGES],
  ['src/server/config.ts', "import '../web/ui/theme';", PATHS],
  ['src/server/repositories/orders/orders.ts', "import '../../routes/orders/orders';", PATHS],
  ['src/server/routes/orders/orders.ts', "import '../../../web/state/store';", PATHS],
  ['src/server/presenters/orders/order.ts', "import '../../repositories/orders/orders';", PATHS],
  ['src/web/ui/theme.ts', 'export const asIs = (value: unknown) => value as Date;', SYNTAX],
  ['src/web/ui/theme.ts', "document.body.innerHTML = 'text';", SYNTAX],
  ['src/web/screens/orders/OrdersPage.tsx', 'export const page = <p dangerouslySetInnerHTML={html} />;', SYNTAX],
];

const allowed = "import { paths } from '../../contract/paths';\n\nexport const address = paths.orders;\n";

function lint(): Verdict[][] {
  const cases = planted.map(([file, text]) => ({ file, text }));
  const answer = execFileSync(process.execPath, ['test/rooms/lintPlanted.mjs'], {
    input: JSON.stringify([...cases, { file: 'src/domain/order/quote.ts', text: allowed }]),
    encoding: 'utf8',
  });
  return JSON.parse(answer) as Verdict[][];
}

describe('who may import whom, and what no file of src holds', () => {
  let verdicts: Verdict[][] = [];
  beforeAll(() => {
    verdicts = lint();
  });

  test.each(planted.map((each, index) => [...each, index] as const))(
    'in %s, %s is refused by %s',
    (file, _code, rule, index) => {
      expect(existsSync(file)).toBe(true);
      expect(verdicts[index]?.map(({ ruleId }) => ruleId)).toContain(rule);
    },
  );

  test('an allowed import is let through', () => {
    expect(verdicts).toHaveLength(planted.length + 1);
    expect(verdicts.at(-1)).toEqual([]);
  });
});
