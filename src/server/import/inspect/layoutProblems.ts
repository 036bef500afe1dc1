import { missingColumns } from './fileLayout';
import { NOT_UTF8 } from '../text/utf8';
import type { Doubt } from '../../../contract/imports/layout';
import type { Inspection } from './inspection';

/** A problem of the file as a whole, or of its header. */
export interface LayoutProblem {
  readonly line: number | null;
  readonly column: string | null;
  readonly reason: string;
  readonly fix: string;
}

/** How a person answers what is asked of a column, or of the encoding of a file. */
export interface Answers {
  readonly column: (about: Doubt, header: string) => string;
  readonly encoding: string;
}

/** In the app. */
export const IN_REVIEW: Answers = {
  column: () => 'Review the import to answer.',
  encoding: "Save the file as 'CSV UTF-8', or review the import and choose the encoding Windows-1252.",
};

const MISSING = 'Add this column to the header and a value to every row.';

/** All that is to be answered before a file can be imported, at once. */
export function layoutProblems(inspection: Inspection, answers: Answers = IN_REVIEW): readonly LayoutProblem[] {
  const line = inspection.table.layout.headerLine;
  const { doubtfulLine } = inspection.recognized;
  const encoding = { line: doubtfulLine, column: null, reason: NOT_UTF8, fix: answers.encoding };
  const asked = inspection.choices.flatMap(({ questions }, index) => {
    const header = inspection.columns[index]?.header ?? '';
    return questions.map(({ about, reason, question }) => ({
      ...{ line, column: header, reason },
      fix: `${question} ${answers.column(about, header)}`,
    }));
  });
  const missing = missingColumns(inspection).map((name) => ({
    ...{ line, column: name, reason: 'Missing column', fix: MISSING },
  }));
  return [...(doubtfulLine === null ? [] : [encoding]), ...asked, ...missing];
}
