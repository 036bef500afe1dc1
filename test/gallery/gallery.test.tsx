import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { composeStories, setProjectAnnotations, type Meta, type StoryObj } from '@storybook/react-webpack5';
import { act, render } from '@testing-library/react';
import preview from '../../.storybook/preview';

setProjectAnnotations([preview, { testingLibraryRender: render }]);

const WEB = path.resolve(__dirname, '../../src/web');
const filesOf = (folder: string) => readdirSync(folder).map((file) => path.join(folder, file));
const nameOf = (file: string) => path.basename(file).replace(/(\.stories)?\.tsx?$/, '');

const sources = ['ui', 'parts'].flatMap((room) => filesOf(path.join(WEB, room)));
const storyFiles = ['ui', 'parts'].flatMap((room) => filesOf(path.join(__dirname, room)));

/** Files that are a piece of one other component, in whose stories they are seen. */
const pieces: Readonly<Record<string, string>> = {
  GallerySlides: 'Gallery',
  ModalDialog: 'Modal',
  Toasts: 'Toaster',
  TooltipBubble: 'Tooltip',
  appHeaderStyle: 'AppHeader',
  connectionStyle: 'ConnectionNotice',
  fieldStyle: 'TextField',
  galleryStyle: 'GallerySlides',
  modalStyle: 'ModalDialog',
};

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

describe('every component is in the gallery', () => {
  const components = sources.filter((file) =>
    Object.entries(jest.requireActual<Record<string, unknown>>(file)).some(isComponent),
  );

  test.each(components.map(nameOf))('%s', (name) => {
    const whole = pieces[name];
    if (whole === undefined) expect(storyFiles.map(nameOf)).toContain(name);
    else
      expect(
        readFileSync(
          sources.find((file) => nameOf(file) === whole)!,
          'utf8',
        ),
      ).toContain(`'./${name}'`);
  });
});

interface StoryFile {
  default: Meta;
  [story: string]: StoryObj;
}

describe.each(storyFiles.map((file) => [nameOf(file), file]))('%s', (_name, file) => {
  const stories = jest.requireActual<StoryFile>(file);

  test('has a description that says what it is for and what it is not for', () => {
    expect(stories.default.parameters).toHaveProperty(
      'docs.description.component',
      expect.stringMatching(/\. Not .*\.$/),
    );
  });

  test.each(Object.entries(composeStories(stories)))('renders the story %s', async (_story, Story) => {
    const reports = Story.tags.includes('reports');
    const error = jest.spyOn(console, 'error');
    if (reports) error.mockImplementation();
    await act(() => Story.run());
    expect(error.mock.calls.length > 0).toBe(reports);
  });
});
