interface TableHeadProps {
  titles: readonly string[];
  numeric?: readonly string[];
}

export const TableHead = ({ titles, numeric = [] }: TableHeadProps) => (
  <thead>
    <tr>
      {titles.map((title, index) => (
        <th key={index} scope="col" data-numeric={numeric.includes(title) || undefined}>
          {title}
        </th>
      ))}
    </tr>
  </thead>
);
