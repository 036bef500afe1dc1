import { useState } from 'react';
import { styled } from 'styled-components';
import type { FileLayout, PreviewRow } from '../../../../../contract/import/layout';
import { Segmented } from '../../../../ui/field/Segmented';
import { Row, Stack, Dim } from '../../../../ui/elements';
import { Table } from '../../../../ui/layout/Table';
import { StatusIcon } from '../../../../ui/mark/StatusIcon';
import { color, fontSize, screens, space } from '../../../../ui/theme';
import { fieldNames } from '../importText';
import { LongTable } from '../tables';

const Title = styled.h4`
  margin: 0;
  font-size: ${fontSize.body};
`;

const OnPhones = styled.div`
  display: none;
  ${screens.phone} {
    display: block;
  }
`;

export function Preview({ file, isStale }: { file: FileLayout; isStale: boolean }) {
  const [side, setSide] = useState<Side>('after');
  if (file.preview.length === 0) return <Dim>The file has no rows below its header.</Dim>;
  return (
    <Stack $gap={2}>
      <Row>
        <Title>The first rows, before and after reading</Title>
        <OnPhones>
          <Segmented
            label="Side of the preview"
            value={side}
            onChange={setSide}
            options={[
              { value: 'before', label: 'In the file' },
              { value: 'after', label: 'As saved' },
            ]}
          />
        </OnPhones>
        {isStale && <Dim role="status">Reading again…</Dim>}
      </Row>
      <PreviewTable file={file} side={side} />
    </Stack>
  );
}

type Side = 'before' | 'after';

const Scroll = styled(LongTable)`
  table {
    width: max-content;
    min-width: 100%;
  }
  thead th {
    max-width: 22rem;
    vertical-align: bottom;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  td {
    min-width: 6rem;
    max-width: 18rem;
    overflow-wrap: anywhere;
  }
  td[data-side='before'] {
    color: ${color('textDim')};
  }
  td[data-side='after'] {
    border-right: 1px solid ${color('lineSoft')};
  }
  td[data-refused] {
    min-width: 14rem;
    background: ${color('badSoft')};
    color: ${color('bad')};
  }
  ${screens.phone} {
    &[data-shown='before'] [data-side='after'],
    &[data-shown='after'] [data-side='before'] {
      display: none;
    }
  }
`;

const Header = styled.span`
  display: -webkit-box;
  max-width: 18rem;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Target = styled.span`
  display: block;
  color: ${color('text')};
`;

const Refusal = styled.span`
  display: flex;
  gap: ${space(2)};
`;

function PreviewTable({ file, side }: { file: FileLayout; side: Side }) {
  const read = file.columns.filter(({ mapping }) => mapping.target !== null);
  if (read.length === 0) return <Dim>No column is imported yet.</Dim>;
  return (
    <Scroll
      role="region"
      aria-label={`First rows of the ${fieldNames[file.file].toLowerCase()}`}
      tabIndex={0}
      data-shown={side}
    >
      <Table>
        <thead>
          <tr>
            <th scope="col" data-numeric="">
              Line
            </th>
            {read.map(({ header, mapping }) => [
              <th key={`${mapping.index} before`} scope="col" data-side="before">
                <Header>{header}</Header> <Dim>in the file</Dim>
              </th>,
              <th key={mapping.index} scope="col" data-side="after">
                <Target>{mapping.target}</Target>
                <Dim>as saved</Dim>
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {file.preview.map((row) => (
            <tr key={row.line}>
              <td data-numeric="">{row.line.toLocaleString('en-US')}</td>
              {read.map(({ mapping: { index } }) => [
                <td key={`${index} before`} data-side="before">
                  {row.cells[index]}
                </td>,
                <After key={index} row={row} index={index} />,
              ])}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

function After({ row, index }: { row: PreviewRow; index: number }) {
  const problem = row.problems.find((each) => each.index === index);
  if (!problem) return <td data-side="after">{row.values[index]}</td>;
  return (
    <td data-side="after" data-refused="">
      <Refusal>
        <StatusIcon state="alert" label="Refused:" />
        <span>
          {problem.reason}. {problem.fix}
        </span>
      </Refusal>
    </td>
  );
}
