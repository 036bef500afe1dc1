import { useState } from 'react';
import { Users } from 'lucide-react';
import { styled } from 'styled-components';
import type { UnitContention } from '../../../contract/matching/contention';
import { contentionText } from '../../../domain/contention/contentionText';
import { Modal } from '../../ui/dialog/Modal';
import { fontSize, toneInk } from '../../ui/theme';
import { ContentionList } from './ContentionList';

const Mark = styled.button`
  display: flex;
  align-items: flex-start;
  gap: 0.375rem;
  /* 24 px high, as a target must be (WCAG 2.5.8). */
  padding: 0.1875rem 0;
  border: 0;
  background: none;
  color: ${toneInk('warn')};
  font: inherit;
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  text-align: left;
  text-decoration: underline dotted;
  text-underline-offset: 2px;
  cursor: pointer;
  & > svg {
    flex: none;
    width: 1rem;
    margin-top: 2px;
  }
`;

interface ContentionMarkProps {
  contention: UnitContention;
  isJudging: boolean;
  /** One looks from an order, which does not count. */
  isOther: boolean;
  tabIndex?: number | undefined;
}

/** 'Best for 2 other orders'; opens which ones, and what they would fall back to. */
export function ContentionMark({ contention, isJudging, isOther, tabIndex }: ContentionMarkProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Mark type="button" tabIndex={tabIndex} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Users size={14} aria-hidden="true" />
        {contentionText(contention.count, isOther)}
      </Mark>
      <Modal
        title={`Orders that unit ${contention.serial} is best for`}
        size="small"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <ContentionList contention={contention} isJudging={isJudging} />
      </Modal>
    </>
  );
}
