import { styled } from 'styled-components';
import { color, fontSize, hairline, radius, space } from '../theme';

export const Viewer = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  min-height: 0;
`;

export const Stage = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  min-height: 0;
  background: ${color('canvas')};
  .swiper {
    height: 100%;
  }
  .swiper-slide {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    height: 100%;
    padding: ${space(4)} 4rem ${space(12)};
  }
`;

export const Arrow = styled.button`
  position: absolute;
  top: 50%;
  z-index: 2;
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  margin-top: -1.25rem;
  padding: 0;
  border: ${hairline};
  border-radius: 50%;
  background: ${color('surface')};
  color: ${color('textSoft')};
  &:hover {
    border-color: ${color('controlLine')};
    color: ${color('text')};
  }
  &[data-side='left'] {
    left: ${space(3)};
  }
  &[data-side='right'] {
    right: ${space(3)};
  }
`;

/** What a picture is, below it. */
export const Caption = styled.p`
  padding-top: ${space(2)};
  color: ${color('textSoft')};
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Counter = styled.p`
  position: absolute;
  bottom: ${space(3)};
  left: 50%;
  z-index: 2;
  transform: translateX(-50%);
  padding: 2px 0.625rem;
  border-radius: ${radius.pill};
  background: ${color('selected')};
  color: ${color('selectedText')};
  font-size: ${fontSize.label};
  white-space: nowrap;
`;

export const Strip = styled.ul`
  position: relative;
  display: flex;
  flex: none;
  gap: ${space(2)};
  overflow-x: auto;
  padding: ${space(3)} ${space(4)};
  border-top: ${hairline};
`;

export const Thumb = styled.button`
  display: block;
  width: 5.25rem;
  height: 3.75rem;
  padding: 3px;
  border: ${hairline};
  border-radius: ${radius.control};
  background: ${color('canvas')};
  &[aria-current='true'] {
    border-color: ${color('text')};
    box-shadow: inset 0 0 0 1px ${color('text')};
  }
`;
