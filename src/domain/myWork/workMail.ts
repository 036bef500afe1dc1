import { MAX_OF_KIND, urgencies, type MyWork, type MyWorkItem, type Urgency } from '../../contract/people/myWork';
import { formatNumber } from '../format/number';
import { plainLine, type MailText } from '../mails/mailText';
import { cutKinds, kindCount, workActions, workDetail, workTitle } from './myWorkText';
import { urgencyNames } from './urgency';
import { workPath } from './workPath';

const BECAUSE =
  'You receive this message on weekdays because you turned on "E-mail me my work" in SpecAI. ' +
  'Turn it off in the menu under your initials.';

type Work = Pick<MyWork, 'results' | 'totals'>;

/** Mail with a person's open work as on the screen, linked to the app at `origin`; null without any. Values cannot start a new line. */
export function workMail(work: Work, origin: string): MailText | null {
  if (work.results.length === 0) return null;
  const groups = urgencies.flatMap((urgency) => groupLines(work, urgency, origin));
  const text = [...groups, `All your work: ${origin}/my-work`, '', BECAUSE, ''].join('\n');
  const count = work.totals.reduce((sum, { count: of }) => sum + of, 0);
  return { subject: `My work: ${formatNumber(count)} open`, text };
}

function groupLines(work: Work, urgency: Urgency, origin: string): string[] {
  const items = work.results.filter((item) => item.urgency === urgency);
  if (items.length === 0) return [];
  const cut = cutKinds(work, items).map(({ kind, count }) => `The first ${MAX_OF_KIND} of ${kindCount(kind, count)}.`);
  return [
    ...[urgencyNames[urgency].toUpperCase(), ''],
    ...items.flatMap((item) => itemLines(item, origin)),
    ...(cut.length > 0 ? [...cut, ''] : []),
  ];
}

function itemLines(item: MyWorkItem, origin: string): string[] {
  const detail = plainLine(workDetail(item));
  return [
    `- ${plainLine(workTitle(item))}`,
    ...(detail === '' ? [] : [`  ${detail}`]),
    ...[`  ${workActions[item.kind]}: ${origin}${workPath(item)}`, ''],
  ];
}
