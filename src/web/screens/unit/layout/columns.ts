import { styled } from 'styled-components';
import { screens, space } from '../../../ui/theme';

/** Below this width the two columns on the left become one. */
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
`;

/** The order, the photo and the reservation. */
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
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Specs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  grid-area: specs;
  min-width: 0;
`;

/** Costs, options and analysis stay in view beside the specifications. */
export const Money = styled.div`
  display: grid;
  grid-area: money;
  gap: ${space(4)};
  min-width: 0;
  ${WIDE} {
    position: sticky;
    top: ${space(4)};
  }
`;
