import { IMPORT_FILES } from '../../../../contract/imports/files';
import type { ChosenFiles } from '../../../state/api/imports';
import type { FileFaults } from './chosenFiles';

/** How a ZIP begins. */
const ZIP = 'PK\u0003\u0004';
/** Bytes of the end of a ZIP in which it names its parts; those of a workbook are a few hundred. */
const DIRECTORY = 1024 * 1024;
/** Parts of what is a table, or a text, to its person. */
const OF_DOCUMENTS = ['xl/workbook.', 'content.xml', 'word/document.xml', 'Index/Document.iwa'];

const textOf = async (part: Blob): Promise<string> => new TextDecoder('latin1').decode(await part.arrayBuffer());

const isZip = async (file: File): Promise<boolean> => (await textOf(file.slice(0, ZIP.length))) === ZIP;

const isDocument = async (file: File): Promise<boolean> => {
  const directory = await textOf(file.slice(-DIRECTORY));
  return OF_DOCUMENTS.some((part) => directory.includes(part));
};

async function photosFault(file: File): Promise<string | null> {
  if (!(await isZip(file))) return `${file.name} is no ZIP. Pack the photos into one, and choose that.`;
  if (await isDocument(file))
    return `${file.name} is no ZIP of photos. Choose it as the orders file or the units file.`;
  return null;
}

interface Sorted {
  readonly files: ChosenFiles;
  readonly faults: FileFaults;
}

/** A workbook is a ZIP, too: which of them a file is, its content says. A ZIP of photos among the tables is taken for that. */
export async function sortedByContent(chosen: ChosenFiles): Promise<Sorted> {
  const fault = chosen.photos && (await photosFault(chosen.photos));
  if (fault) return { files: chosen, faults: { photos: fault } };
  for (const kind of IMPORT_FILES) {
    const file = chosen[kind];
    if (!file || !(await isZip(file)) || (await isDocument(file))) continue;
    const { [kind]: zip, ...files } = chosen;
    if (files.photos === undefined && zip) return { files: { ...files, photos: zip }, faults: {} };
    return { files: chosen, faults: { [kind]: `${file.name} is a ZIP of photos. Choose the ${kind} file here.` } };
  }
  return { files: chosen, faults: {} };
}
