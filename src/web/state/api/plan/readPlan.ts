import { planLineSchema } from '../../../../contract/plan/plan';
import { readLeniently } from '../../../../contract/readLeniently';
import { reportPlanStep } from './planProgress';

/** The plan of an answer that comes line by line; reports meanwhile how far it is. */
export async function readPlan(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = reader ? '' : await response.text();
  try {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      text += decoder.decode(chunk.value, { stream: true });
      const lines = text.trimEnd().split('\n');
      reportLast(lines.length > 1 || text.endsWith('\n') ? lines : []);
    }
    return lastOf(text);
  } finally {
    reportPlanStep(null);
  }
}

/** A line that ended, and is short: the plan itself is read once. */
const LONGEST_STEP = 200;

function reportLast(lines: readonly string[]): void {
  const last = lines.at(-1) ?? '';
  if (last.length === 0 || last.length > LONGEST_STEP || !last.endsWith('}')) return;
  const line = readLeniently(planLineSchema, JSON.parse(last));
  if (line.success && 'step' in line.data) reportPlanStep(line.data);
}

const lastOf = (text: string): unknown => JSON.parse(text.trimEnd().split('\n').at(-1) ?? '');
