import { Row } from '../layout/Layout';
import { Dim } from '../text/Text';
import { Spinner } from './Spinner';

/** What a person waits for, in words that everybody sees. */
export const Working = ({ children }: { children: string }) => (
  <Row role="status" $gap={2}>
    <Spinner size={14} />
    <Dim>{children}</Dim>
  </Row>
);
