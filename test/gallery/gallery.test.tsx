import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { composeStories, setProjectAnnotations, type Meta, type StoryObj } from '@storybook/react-webpack5';
import { act, render } from '@testing-library/react';
import preview from '../../.storybook/preview';

setProjectAnnotations([preview, { testingLibraryRender: render }]);

const WEB = path.resolve(__dirname, '../../src/web');
/** The files of both rooms, as paths from `root`. */
const filesOf = (root: string) =>
  ['ui', 'parts'].flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name))),
  );
const placeOf = (file: string) => file.replace(/(\.stories)?\.tsx?$/, '');
const nameOf = (file: string) => path.basename(placeOf(file));

const sources = filesOf(WEB);
const storyFiles = filesOf(__dirname);

/** Files that are a piece of one other component, in whose stories they are seen. */
const pieces: Readonly<Record<string, string>> = {
  BarChart: 'ChartFigures',
  BarLinks: 'BarChart',
  Bars: 'BarChart',
  ChangeList: 'EntryList',
  ChartTable: 'ChartFigures',
  ContentionList: 'ContentionWarning',
  CostInput: 'CostSwitch',
  CostSwitch: 'CostSwitches',
  DeleteView: 'ManageViews',
  GallerySlides: 'Gallery',
  Legend: 'ChartFigures',
  ManagedView: 'ManageViews',
  ManageViews: 'SavedViews',
  MenuTrigger: 'Menu',
  ModalDialog: 'Modal',
  OpenMenu: 'Menu',
  ReserveReason: 'ReserveDialog',
  RewindLine: 'CostSwitches',
  SaveView: 'SavedViews',
  Toasts: 'Toaster',
  ViewForm: 'SaveView',
  appHeaderStyle: 'AppHeader',
  SumsOfTheMoment: 'PriceSummary',
  chartStyle: 'BarChart',
  badgeStyle: 'Badge',
  costSwitchStyle: 'CostSwitches',
  connectionStyle: 'ConnectionNotice',
  fieldStyle: 'TextField',
  fileAddresses: 'useRenewed',
  galleryStyle: 'GallerySlides',
  looks: 'Legend',
  modalStyle: 'ModalDialog',
  priceSums: 'PriceSummary',
  switchStyle: 'Switch',
};

/** Shows nothing: it corrects the address. */
const unseen = ['Correction'];

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

const components = sources.filter(
  (file) =>
    !unseen.includes(nameOf(file)) &&
    Object.entries(jest.requireActual<Record<string, unknown>>(path.join(WEB, file))).some(isComponent),
);

test.each(components)('the component %s has stories at its path, or is a piece of one that has', (component) => {
  const name = nameOf(component);
  const whole = pieces[name];
  if (whole === undefined) {
    expect(storyFiles.map(placeOf)).toContain(placeOf(component));
    return;
  }
  const file = sources.find((source) => nameOf(source) === whole) ?? '';
  expect(readFileSync(path.join(WEB, file), 'utf8')).toContain(`'./${name}'`);
});

interface StoryFile {
  default: Meta;
  [story: string]: StoryObj;
}

describe.each(storyFiles)('%s', (file) => {
  const stories = jest.requireActual<StoryFile>(path.join(__dirname, file));

  test('the page says what the component is for, and when to take another', () => {
    expect(stories.default.parameters).toHaveProperty(
      'docs.description.component',
      expect.stringMatching(/\. Not .*\.$/),
    );
  });

  test.each(Object.entries(composeStories(stories)))(
    'the story %s renders and writes nothing to the console',
    async (_story, Story) => {
      const reports = Story.tags.includes('reports');
      const error = jest.spyOn(console, 'error');
      if (reports) error.mockImplementation();
      await act(() => Story.run());
      expect(error.mock.calls.length > 0).toBe(reports);
    },
  );
});
