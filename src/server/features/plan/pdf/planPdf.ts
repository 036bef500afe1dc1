import type { Content } from 'pdfmake/interfaces';
import type { Plan } from '../../../../contract/plan/plan';
import type { PlanRequest } from '../../../../contract/plan/planRequest';
import { formatDate } from '../../../../domain/format/date';
import { formatNumber } from '../../../../domain/format/number';
import { bringsText, changedOrders, changedText, standWords } from '../../../../domain/plan/changedOrders';
import { bandsChart } from '../../../../domain/plan/planClass';
import {
  emptyTable,
  methodsTable,
  type PaperTable,
  PLAN_TITLE,
  planBasis,
  plannedTable,
} from '../../../../domain/plan/planPage';
import { earnsText, jobOf } from '../../../../domain/plan/planWords';
import { renderPdf } from '../../files/documents/pdf/pdf';
import { bars } from '../../overview/pdf/bars';
import { basis, reportHead, reportTable, sectionTitle } from '../../overview/pdf/report';

/** Points of a Letter page. */
const MARGIN = 40;
const SIZES = { width: 612 - 2 * MARGIN, scale: 1 };
const FOOT = 14;

const MAX_CHANGES = 15;
/** Laying out a row blocks the server for about 1 ms. */
const MAX_ROWS = 500;
const PERCENT = 100;

/** The first rows, and how many are left out. */
function longTable(title: string, of: PaperTable): Content[] {
  const { length } = of.rows;
  const more = formatNumber(length - MAX_ROWS);
  const left = length > MAX_ROWS ? `The first ${MAX_ROWS} are listed; ${more} more are in the app.` : null;
  return [
    sectionTitle(`${title} (${formatNumber(length)})`, SIZES),
    ...(left === null ? [] : [basis(left, SIZES)]),
    tableOf({ ...of, rows: of.rows.slice(0, MAX_ROWS) }),
  ];
}

const tableOf = ({ heads, widths, numeric, rows }: PaperTable): Content =>
  reportTable(
    {
      ...{ heads, rows, shares: widths.map((width) => width / PERCENT) },
      numeric: numeric.map((head) => heads.indexOf(head)),
    },
    SIZES,
  );

function changesTable(plan: Plan): Content[] {
  const changed = changedOrders(plan);
  const largest = changed.length > MAX_CHANGES ? ` The ${MAX_CHANGES} largest changes are listed.` : '';
  return [
    sectionTitle('What the plan changes', SIZES),
    basis(`${changedText(changed)}${largest}`, SIZES),
    tableOf({
      ...{ heads: ['Order', 'Customer', 'First come, first served', 'Plan', 'Brings'], numeric: ['Brings'] },
      widths: [10, 26, 26, 26, 12],
      rows: changed
        .slice(0, MAX_CHANGES)
        .map((order) => [
          ...[jobOf(order), order.customer_name ?? '', standWords(order.before), standWords(order.after)],
          bringsText(order.brings),
        ]),
    }),
  ];
}

const content = (plan: Plan, request: PlanRequest): Content[] => [
  ...reportHead({ title: PLAN_TITLE, date: `As of ${formatDate(plan.day)}`, basis: planBasis(plan, request) }, SIZES),
  sectionTitle(earnsText(plan), SIZES),
  tableOf(methodsTable(plan)),
  sectionTitle(bandsChart(plan).title, SIZES),
  basis(bandsChart(plan).basis, SIZES),
  bars(bandsChart(plan), SIZES),
  ...changesTable(plan),
  ...longTable('Planned units', plannedTable(plan)),
  ...(plan.empty.length === 0 ? [] : longTable('Orders without a unit', emptyTable(plan))),
];

export const planPdf = (plan: Plan, request: PlanRequest): Promise<Buffer> =>
  renderPdf({
    pageSize: 'LETTER',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + FOOT],
    info: { title: PLAN_TITLE },
    defaultStyle: { font: 'Roboto', lineHeight: 1.1 },
    content: content(plan, request),
    footer: (page, pages) => ({
      text: `${PLAN_TITLE}, page ${page} of ${pages}`,
      ...{ margin: [MARGIN, 8, MARGIN, 0], fontSize: 7, alignment: 'right' },
    }),
  });
