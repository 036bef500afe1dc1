import { VisuallyHidden } from '../../ui/elements';

interface HeadRowProps {
  /** What the unnamed columns at both ends are for, in words that are heard only. */
  before: string;
  after: string;
  heads: readonly string[];
  numeric: ReadonlySet<string>;
}

/** The head of a table of the plan, whose rows begin with a choice and end with what can be done. */
export function HeadRow({ before, after, heads, numeric }: HeadRowProps) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{before}</VisuallyHidden>
        </th>
        {heads.map((head) => (
          <th key={head} scope="col" data-numeric={numeric.has(head) || undefined}>
            {head}
          </th>
        ))}
        <th scope="col">
          <VisuallyHidden>{after}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
