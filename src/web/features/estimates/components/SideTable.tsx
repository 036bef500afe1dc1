import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { moneySideBySide, type SideEstimate } from '../../../../domain/estimates/moneyLines';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';
import { DifferenceMark } from '../../../ui/mark/DifferenceMark';
import { color, fontSize, radius, screens, space } from '../../../ui/theme';

const LETTERS = ['A', 'B', 'C', 'D'];

export const letterOf = (index: number, count: number): string | undefined => (count > 1 ? LETTERS[index] : undefined);

export const Letter = styled.span`
  display: inline-block;
  min-width: 1.25rem;
  margin-right: 0.375rem;
  border-radius: ${radius.mark};
  background: ${color('selected')};
  color: ${color('selectedText')};
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.25rem;
  text-align: center;
`;

/** Takes up room even when empty so that amounts stay aligned. */
export const Share = styled.span`
  display: inline-block;
  min-width: 3.5rem;
  padding-left: ${space(2)};
  text-align: right;
  color: ${color('textDim')};
  font-size: ${fontSize.small};
  font-weight: 400;
`;

const Amount = styled.span`
  white-space: nowrap;
`;

export const Fitting = styled(TableScroll)`
  width: fit-content;
  max-width: 100%;
  ${screens.phone} {
    width: auto;
  }
`;

/** One estimate: what it is beside what it costs. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr));
  align-items: start;
  gap: ${space(4)};
  ${Fitting} {
    width: auto;
  }
  table {
    width: 100%;
  }
`;

/** Equal columns; on phones each row label is above its values. */
export const Side = styled(StackingTable)<{ $columns: number }>`
  table-layout: fixed;
  width: ${({ $columns }) => 10.5 + $columns * 20}rem;
  max-width: 100%;
  min-width: ${({ $columns }) => 10 + $columns * 11}rem;
  th[scope='col'] {
    color: ${color('text')};
    font-size: ${fontSize.name};
    font-weight: 600;
    line-height: 1.25rem;
    white-space: normal;
    overflow-wrap: anywhere;
    vertical-align: top;
  }
  th[scope='col']:first-child,
  th[scope='row'] {
    width: 10.5rem;
    white-space: normal;
  }
  th[scope='row'] {
    background: none;
    border-bottom: 1px solid ${color('lineSoft')};
    vertical-align: top;
  }
  tbody tr:last-child th {
    border-bottom: 0;
  }
  td {
    overflow-wrap: anywhere;
    vertical-align: top;
  }
  /* A share wraps below an amount that leaves it no room. */
  td[data-numeric] {
    white-space: normal;
  }
  tr[data-role='sum'] :is(th, td) {
    color: ${color('text')};
    font-weight: 600;
  }
  tr[data-role='part'] th {
    padding-left: ${space(6)};
  }
  ${screens.phone} {
    width: 100%;
    min-width: 0;
    th[scope='row'] {
      padding: ${space(1)} ${space(3)} 0;
      border: 0;
      width: auto;
      color: ${color('text')};
      font-weight: 600;
    }
    tr[data-role='part'] th {
      padding-left: ${space(3)};
    }
    ${Share} {
      min-width: 0;
    }
  }
`;

export const Small = styled.p`
  color: ${color('textDim')};
  font-size: ${fontSize.label};
`;

interface LineProps {
  label: string;
  names: readonly (string | undefined)[];
  cells: readonly ReactNode[];
  role?: 'part' | 'sum';
  differs?: boolean;
  isMoney?: boolean;
}

export const Line = ({ label, names, cells, role, differs = false, isMoney = false }: LineProps) => (
  <tr data-role={role}>
    <th scope="row">
      {label} {differs && <DifferenceMark label="Differs between the estimates" />}
    </th>
    {cells.map((cell, index) => (
      <td key={index} data-label={names[index]} data-numeric={isMoney || undefined}>
        {cell}
      </td>
    ))}
  </tr>
);

export interface MoneyLinesProps {
  given: readonly SideEstimate[];
  names: readonly (string | undefined)[];
}

export const MoneyLines = ({ given, names }: MoneyLinesProps) =>
  moneySideBySide(given).map(({ line, label, role, differs, cells }) => (
    <Line
      key={line}
      {...{ label, role, differs, names }}
      isMoney
      cells={cells.map(({ text, share }) => (
        <>
          <Amount>{text}</Amount> <Share>{share}</Share>
        </>
      ))}
    />
  ));
