import { useState } from 'react';
import { styled } from 'styled-components';
import type { FileLayout } from '../../../../contract/imports/layout';
import { Segmented } from '../../../ui/field/Segmented';
import { Row, Stack, Dim } from '../../../ui/elements';
import { fontSize, screens } from '../../../ui/theme';
import { PreviewTable, type Side } from './PreviewTable';

const Title = styled.h4`
  margin: 0;
  font-size: ${fontSize.body};
`;

/** There is room for both sides elsewhere. */
const OnPhones = styled.div`
  display: none;
  ${screens.phone} {
    display: block;
  }
`;

interface PreviewProps {
  file: FileLayout;
  /** The values are those of an earlier mapping. */
  isStale: boolean;
}

/** The first rows of a file, as they stand in it and as they would be saved. */
export function Preview({ file, isStale }: PreviewProps) {
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
