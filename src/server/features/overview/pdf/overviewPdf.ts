import type { Column, Content } from 'pdfmake/interfaces';
import type { Overview } from '../../../../contract/overview';
import { formatDate } from '../../../../domain/format/date';
import { type Chart, OVERVIEW_TITLE, worthWords } from '../../../../domain/overview/chart';
import { overviewCharts, stillJudged } from '../../../../domain/overview/charts';
import { inColumns } from '../../../../domain/overview/columns';
import {
  FIRST_FIGURE,
  UNSERVED_TITLE,
  unservedBasis,
  unservedHeads,
  unservedRows,
} from '../../../../domain/overview/unserved';
import { GAP, half } from '../../quotations/pdf/blocks';
import { onePage, type Setting } from '../../quotations/pdf/onePage';
import { bars } from './bars';
import { basis, reportHead, reportTable, sectionTitle } from './report';

interface Block {
  readonly title: string;
  readonly basis: string;
  /** About, in lines. */
  readonly lines: number;
  readonly content: (setting: Setting) => Content;
}

const HEAD_LINES = 4;

const chartBlock = (chart: Chart): Block => ({
  ...{ title: chart.title, basis: chart.basis, lines: HEAD_LINES + chart.rows.length },
  content: (setting) => bars(chart, { width: half(setting), scale: setting.scale }),
});

const HEADS = ['Requirement', ...unservedHeads.slice(FIRST_FIGURE)];

const unservedBlock = (overview: Overview): Block => ({
  ...{ title: UNSERVED_TITLE, basis: unservedBasis(overview), lines: HEAD_LINES + overview.unserved.length },
  content: (setting) =>
    reportTable(
      {
        heads: HEADS,
        shares: [0.52, 0.12, 0.16, 0.2],
        numeric: [1, 2, 3],
        rows: unservedRows(overview).map(({ cells }) => [
          cells.slice(0, FIRST_FIGURE).join(', '),
          ...cells.slice(FIRST_FIGURE),
        ]),
      },
      { width: half(setting), scale: setting.scale },
    ),
});

const column = (blocks: readonly Block[], setting: Setting): Column => ({
  width: half(setting),
  stack: blocks.map((block) => [
    sectionTitle(block.title, setting),
    basis(block.basis, setting),
    block.content(setting),
  ]),
});

/** One Letter page; more only if there is too much for one. */
export function overviewPdf(overview: Overview, seesCost: boolean): Promise<Buffer> {
  const date = `As of ${formatDate(overview.day)}`;
  const judging = stillJudged(overview);
  const unknown = judging > 0 ? ` ${judging} of them are still being judged against stock.` : '';
  const columns = inColumns(
    [unservedBlock(overview), ...overviewCharts(overview, seesCost).map(chartBlock)],
    ({ lines }) => lines,
  );
  return onePage({
    ...{ paper: 'letter', title: OVERVIEW_TITLE, footer: `${OVERVIEW_TITLE}. ${date}.`, mayRunOver: true },
    content: (setting) => [
      ...reportHead({ title: OVERVIEW_TITLE, date, basis: `${worthWords(overview.open)}.${unknown}` }, setting),
      { columns: columns.map((blocks) => column(blocks, setting)), columnGap: GAP },
    ],
  });
}
