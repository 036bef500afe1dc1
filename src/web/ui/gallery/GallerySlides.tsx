import { useEffect, useRef, useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/swiper.css';
import { GalleryPicture, type GalleryImage } from './GalleryPicture';
import { Arrow, Caption, Counter, Stage, Strip, Thumb, Viewer } from './galleryStyle';

export interface GallerySlidesProps {
  images: readonly GalleryImage[];
  start: number;
  fallbackUrl: string;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Wraps around without Swiper's loop mode, which moves slides within the document: what is in them loses the focus. */
export function GallerySlides({ images, start, fallbackUrl }: GallerySlidesProps) {
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [current, setCurrent] = useState(start);
  const total = images.length;
  const show = (index: number) => swiper?.slideTo((index + total) % total);
  const viewer = useRef<HTMLDivElement>(null);
  // When the gallery opens, the dialog around it has the focus: its keys reach no element of this component.
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

/** Scrolls the strip, and only the strip, so that the thumbnail is in its middle. */
function center(item: HTMLElement | null) {
  const strip = item?.parentElement;
  if (item && strip) strip.scrollLeft = item.offsetLeft - (strip.clientWidth - item.clientWidth) / 2;
}
