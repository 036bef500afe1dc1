import { useState } from 'react';
import { Images } from 'lucide-react';
import styled from 'styled-components';
import type { InventoryUnit } from '../../../contract/inventoryUnit';
import { DEFAULT_THUMBNAIL, safeAddress } from '../../parts/safeAddress';
import { useServices } from '../../state/services';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Gallery } from '../../ui/Gallery';
import { GalleryPicture } from '../../ui/GalleryPicture';
import { color, screens, space } from '../../ui/theme';
import { SpecSection } from './SpecSection';
import { unitSections } from './unitSections';

/** Spec section 2: the unit's one image stands for as many photos. */
const PHOTO_COUNT = 8;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 380px) minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;
  ${screens.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Photo = styled(Card)`
  display: grid;
  overflow: hidden;
  & > :first-child {
    height: 260px;
    background: ${color('canvas')};
  }
  button {
    margin: ${space(3)};
  }
`;

const Sections = styled(Card)`
  overflow: hidden;
`;

export function UnitDetails({ unit }: { unit: InventoryUnit }) {
  const [isGalleryOpen, setGalleryOpen] = useState(false);
  const { config } = useServices();
  const alt = unit.itemName ?? `Unit ${unit.itemCode}`;
  const address = safeAddress(unit.imageUrl, config.apiBaseUrl);
  const photos = address ? Array.from({ length: PHOTO_COUNT }, () => ({ url: address, alt })) : [];
  return (
    <Columns>
      <Photo aria-label="Photos">
        <GalleryPicture image={{ url: address ?? DEFAULT_THUMBNAIL, alt }} fallbackUrl={DEFAULT_THUMBNAIL} />
        {photos.length > 0 && (
          <Button onClick={() => setGalleryOpen(true)}>
            <Images size={16} aria-hidden="true" />
            View Unit Images ({photos.length})
          </Button>
        )}
      </Photo>
      <Sections aria-label="Specifications">
        {unitSections(unit).map((section) => (
          <SpecSection key={section.title} section={section} />
        ))}
      </Sections>
      <Gallery
        images={photos}
        isOpen={isGalleryOpen}
        onClose={() => setGalleryOpen(false)}
        fallbackUrl={DEFAULT_THUMBNAIL}
      />
    </Columns>
  );
}
