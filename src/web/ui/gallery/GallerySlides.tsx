import { styled } from 'styled-components';
import { useEffect, useRef, useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/swiper.css';
import { color, fontSize, hairline, radius, space } from '../theme';
import { GalleryPicture, type GalleryImage } from './GalleryPicture';

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

export const Caption = styled.p`
  padding-top: ${space(2)};
  color: ${color('textSoft')};
  text-align: center;
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

export interface GallerySlidesProps {
  images: readonly GalleryImage[];
  start: number;
  fallbackUrl: string;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** No loop mode: it moves slides in the document, which loses the focus. */
export function GallerySlides({ images, start, fallbackUrl }: GallerySlidesProps) {
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [current, setCurrent] = useState(start);
  const total = images.length;
  const show = (index: number) => swiper?.slideTo((index + total) % total);
  const viewer = useRef<HTMLDivElement>(null);
  // When the gallery opens, the focus is on the dialog outside this component.
  useEffect(() => {
    const dialog = viewer.current?.closest<HTMLElement>('[role=dialog]');
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const step = steps[key];
      if (swiper && step) swiper.slideTo((swiper.activeIndex + step + total) % total);
    };
    dialog?.addEventListener('keydown', onKeyDown);
    return () => dialog?.removeEventListener('keydown', onKeyDown);
  }, [swiper, total]);
  return (
    <Viewer role="group" aria-label="Images" ref={viewer}>
      <Stage>
        <Swiper
          initialSlide={start}
          spaceBetween={24}
          onSwiper={setSwiper}
          onSlideChange={(moved) => setCurrent(moved.activeIndex)}
        >
          {images.map((image, index) => (
            <SwiperSlide key={index} inert={index !== current}>
              <GalleryPicture image={image} fallbackUrl={fallbackUrl} />
              {image.caption && <Caption aria-hidden={image.alt.includes(image.caption)}>{image.caption}</Caption>}
            </SwiperSlide>
          ))}
        </Swiper>
        <Arrow type="button" data-side="left" aria-label="Previous image" onClick={() => show(current - 1)}>
          <ChevronLeft size={22} aria-hidden="true" />
        </Arrow>
        <Arrow type="button" data-side="right" aria-label="Next image" onClick={() => show(current + 1)}>
          <ChevronRight size={22} aria-hidden="true" />
        </Arrow>
        <Counter aria-live="polite">
          {current + 1} of {total}
        </Counter>
      </Stage>
      <Strip aria-label="Thumbnails">
        {images.map((image, index) => (
          <li key={index} ref={index === current ? center : undefined}>
            <Thumb
              type="button"
              aria-label={`Show image ${index + 1}`}
              aria-current={index === current}
              onClick={() => show(index)}
            >
              <GalleryPicture image={{ url: image.listUrl ?? image.url, alt: '' }} fallbackUrl={fallbackUrl} />
            </Thumb>
          </li>
        ))}
      </Strip>
    </Viewer>
  );
}

function center(item: HTMLElement | null) {
  const strip = item?.parentElement;
  if (item && strip) strip.scrollLeft = item.offsetLeft - (strip.clientWidth - item.clientWidth) / 2;
}
