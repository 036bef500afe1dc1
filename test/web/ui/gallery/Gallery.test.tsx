import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from '../../../../src/web/ui/gallery/Gallery';

const images = ['front', 'side', 'back'].map((view) => ({ url: `/${view}.svg`, alt: `Unit, ${view}` }));

const open = async (start = 0) => {
  const onClose = jest.fn();
  render(<Gallery images={images} isOpen onClose={onClose} start={start} fallbackUrl="/default.svg" />);
  await screen.findByRole('dialog', { name: 'Equipment Image Gallery' });
  await screen.findByText(`${start + 1} of 3`);
  return onClose;
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const counter = () => screen.getByText(/ of 3$/).textContent;

test('previous and next wrap around', async () => {
  await open();
  await press('Previous image');
  expect(counter()).toBe('3 of 3');
  await press('Next image');
  expect(counter()).toBe('1 of 3');
});

test('arrow keys browse as soon as the gallery is open', async () => {
  await open();
  await userEvent.keyboard('{ArrowRight}');
  expect(counter()).toBe('2 of 3');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(counter()).toBe('3 of 3');
});

test('a thumbnail shows its picture and is marked as current', async () => {
  await open();
  await press('Show image 3');
  expect(counter()).toBe('3 of 3');
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Show image 3');
});

test('only the picture in view can be reached', async () => {
  await open(1);
  const slides = [...document.querySelectorAll('.swiper-slide')];
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]);
});

test('Escape closes the gallery', async () => {
  const onClose = await open();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a spinner turns until the picture has loaded', async () => {
  await open();
  const picture = screen.getByAltText('Unit, front');
  const frame = within(picture.closest<HTMLElement>('[data-state]')!);
  expect(frame.getByText('Loading image')).toBeInTheDocument();
  fireEvent.load(picture);
  expect(frame.queryByText('Loading image')).not.toBeInTheDocument();
});

test('the fallback replaces a picture that fails to load', async () => {
  await open();
  const picture = screen.getByAltText('Unit, front');
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', '/default.svg');
});
