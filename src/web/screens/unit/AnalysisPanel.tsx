import { styled } from 'styled-components';
import type { AnalysisSection } from '../../../domain/analysis/analysis';
import { Skeleton } from '../../ui/elements';
import { color, space } from '../../ui/theme';
import { Panel } from './unitLayout';

const Section = styled.div`
  display: grid;
  gap: ${space(1)};
  ul {
    display: grid;
    gap: ${space(1)};
  }
  li {
    position: relative;
    padding-left: 0.875rem;
    color: ${color('textSoft')};
    overflow-wrap: anywhere;
  }
  li::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 0.5rem;
    width: 0.25rem;
    height: 0.25rem;
    border-radius: 50%;
    background: ${color('controlLine')};
  }
`;

export const AnalysisPanel = ({ analysis }: { analysis: readonly AnalysisSection[] | null }) => (
  <Panel aria-label="SpecAI Analysis" aria-busy={analysis === null}>
    <h2>SpecAI Analysis</h2>
    {analysis === null && <Skeleton $height="15rem" />}
    {analysis?.map(({ heading, sentences }) => (
      <Section key={heading}>
        <h3>{heading}</h3>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Section>
    ))}
  </Panel>
);
