import { Suspense } from 'react';
import { styled } from 'styled-components';
import { Modal } from '../dialog/Modal';
import type { GalleryImage } from './GalleryPicture';
import { preloadable } from '../../lib/loading/preloadable';
import { Spinner } from '../Spinner';

export interface GalleryProps {
  images: readonly GalleryImage[];
  isOpen: boolean;
  onClose: () => void;
  start?: number;
  fallbackUrl: string;
}

const Slides = preloadable(() =>
  import(/* webpackChunkName: "gallery" */ './GallerySlides').then((m) => m.GallerySlides),
);

const Wait = styled.div`
  margin: auto;
`;

export function Gallery({ images, isOpen, onClose, start = 0, fallbackUrl }: GalleryProps) {
  const waiting = (
    <Wait>
      <Spinner size={28} label="Loading images" />
    </Wait>
  );
  return (
    <Modal title="Equipment Image Gallery" size="gallery" isOpen={isOpen} onClose={onClose}>
      <Suspense fallback={waiting}>
        <Slides images={images} start={start} fallbackUrl={fallbackUrl} />
      </Suspense>
    </Modal>
  );
}
