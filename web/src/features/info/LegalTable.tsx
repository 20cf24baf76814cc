import type { ReactNode } from 'react';

type LegalTableProps = {
  caption: string;
  /** Headings of the columns, the first of which names the row. */
  headings: readonly [string, string, string];
  rows: readonly { id: string; cells: readonly [ReactNode, string, string] }[];
};

/** Table of a legal page. On a phone each row is a card, and each cell begins with its column's heading. */
export function LegalTable({ caption, headings, rows }: LegalTableProps) {
  return (
    <table className="legal-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...cells] }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {cells.map((cell, n) => (
              <td key={headings[n + 1]} data-heading={headings[n + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
