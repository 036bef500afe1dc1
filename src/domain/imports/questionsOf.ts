import type { Doubt, FileLayout, FoundColumn } from '../../contract/imports/layout';

/** What a person must answer about a column. */
export interface ImportQuestion {
  readonly column: FoundColumn;
  readonly about: Doubt;
  readonly text: string;
}

/** How a column's cells are read can be asked only once it is known what the column fills. */
const ofColumn = (column: FoundColumn): ImportQuestion[] => {
  const target = column.doubts.filter(({ about }) => about === 'target');
  return (target.length > 0 ? target : column.doubts).map(({ about, question }) => ({ column, about, text: question }));
};

/** The questions about a file that are left, in the order of its columns. */
export const questionsOf = ({ columns }: FileLayout): ImportQuestion[] => columns.flatMap(ofColumn);
