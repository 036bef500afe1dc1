import { styled, keyframes } from 'styled-components';
import { visuallyHidden } from './theme';
import { Row, Dim } from './elements';

const turn = keyframes`to { transform: rotate(360deg); }`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;

const Root = styled.span`
  display: inline-flex;
  flex: none;
`;

const Text = styled.span`
  ${visuallyHidden}
`;

export const Spinner = ({ size = 20, label, className }: { size?: number; label?: string; className?: string }) => (
  <Root role={label ? 'status' : undefined} className={className} data-spinner="">
    <Ring $size={size} aria-hidden="true" />
    {label && <Text>{label}</Text>}
  </Root>
);

export const Working = ({ children }: { children: string }) => (
  <Row role="status" $gap={2}>
    <Spinner size={14} />
    <Dim>{children}</Dim>
  </Row>
);
