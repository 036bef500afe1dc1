import { zipOf } from './zipOf';

interface Parts {
  /** The XML of the rows of each sheet by name; a name that starts with '-' is hidden. */
  sheets: Readonly<Record<string, string>>;
  strings?: string;
  styles?: string;
  isFrom1904?: boolean;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export function workbookOf({ sheets, strings = '', styles = '', isFrom1904 = false }: Parts): Buffer {
  const names = Object.keys(sheets);
  const listed = names.map((name, index) => {
    const state = name.startsWith('-') ? ' state="hidden"' : '';
    return `<sheet name="${name.replace(/^-/, '')}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`;
  });
  const related = names.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const others = ['sharedStrings', 'styles'].map(
    (part) => `<Relationship Id="${part}" Type="${RELATIONS}/${part}" Target="/xl/${part}.xml"/>`,
  );
  const date1904 = isFrom1904 ? '<workbookPr date1904="1"/>' : '';
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${date1904}<sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${[...related, ...others].join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    ...Object.fromEntries(
      names.map((name, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${MAIN}"><sheetData>${sheets[name] ?? ''}</sheetData></worksheet>`,
      ]),
    ),
  });
}
