import { css, styled } from 'styled-components';
import { AmountList } from '../../estimates/components/cost/AmountList';
import { Card } from '../../../ui/elements';
import { Collapsible } from '../../../ui/layout/Collapsible';
import { color, fontSize, hairline, screens, space, toneInk, radius } from '../../../ui/theme';

/** Below this width the two left columns become one. */
const NARROW = '@media (max-width: 79.9375em)';
const WIDE = '@media (min-width: 64em)';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 18.75rem minmax(0, 1fr) 25rem;
  grid-template-areas: 'about specs money';
  gap: ${space(4)};
  align-items: start;
  ${NARROW} {
    grid-template-columns: minmax(0, 1fr) 23.75rem;
    grid-template-areas: 'about money' 'specs money';
    grid-template-rows: auto 1fr;
  }
  ${screens.tablet} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'about' 'specs' 'money';
  }
  ${screens.phone} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
  }
`;

export const About = styled.div`
  display: grid;
  grid-area: about;
  gap: ${space(4)};
  ${NARROW} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
  ${screens.phone} {
    display: contents;
    /* Photos, reservation and the camera come before the order, the activity and the specifications. */
    & > :first-child,
    & > :nth-child(n + 4) {
      order: 1;
    }
  }
`;

export const Specs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  grid-area: specs;
  min-width: 0;
  ${screens.phone} {
    display: contents;
    & > :first-child {
      order: 1;
    }
  }
`;

/** Sticky beside the specifications. */
export const Money = styled.div`
  display: grid;
  grid-area: money;
  gap: ${space(4)};
  min-width: 0;
  ${screens.phone} {
    order: 1;
  }
  ${WIDE} {
    position: sticky;
    top: ${space(4)};
  }
`;

export const panelSpace = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} 0.875rem 0.875rem;
`;

export const Panel = styled(Card)`
  ${panelSpace}
  &:focus {
    outline: none;
  }
`;

export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 1.5rem;
`;

export type MarginTone = 'good' | 'bad';

const inks = { good: toneInk('ok'), bad: toneInk('bad') };

/** Without a tone there is no verdict. */
export const LargeMargin = styled.p<{ $tone: MarginTone | null }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.625rem;
  strong {
    font-size: ${fontSize.total};
    line-height: 2rem;
    font-weight: 600;
    letter-spacing: -0.01em;
    ${({ $tone }) => $tone && `color: ${inks[$tone]};`}
  }
`;

export const Sums = styled(AmountList)`
  [data-row='total'],
  [data-row='salePrice'] {
    color: ${color('text')};
  }
  [data-row='total'] {
    margin-top: 0.25rem;
    padding-top: 0.375rem;
    border-top: ${hairline};
  }
`;

/** Bleeds over the card's padding. */
export const CardFold = styled(Collapsible)`
  margin: 0 -0.875rem -0.875rem;
  border-radius: 0 0 ${radius.card} ${radius.card};
  overflow: hidden;
`;
