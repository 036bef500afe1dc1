import { CITIES } from '../../distance/cities';
import { stateCodeOf } from '../../distance/place';

/** Codes and names of the provinces and territories of Canada. */
const PROVINCES = [
  ...[
    'on',
    'ontario',
    'ont',
    'qc',
    'quebec',
    'québec',
    'bc',
    'british columbia',
    'ab',
    'alberta',
    'mb',
    'manitoba',
    'sk',
  ],
  ...['saskatchewan', 'ns', 'nova scotia', 'nb', 'new brunswick', 'nl', 'newfoundland and labrador', 'newfoundland'],
  ...['puerto rico', 'guam', 'bahamas', 'bermuda', 'barbados'],
  ...['pei', 'prince edward island', 'yt', 'yukon', 'nt', 'northwest territories', 'nu', 'nunavut'],
];
/** As newspapers shorten them: 'Calif.' */
const SHORTENED =
  /^(?:ala|ariz|ark|calif|colo|conn|fla|ill|ind|kans?|mass|mich|minn|miss|mont|nebr?|nev|okla|oreg?|penna?|tenn|tex|wash|wisc?|wyo|que|sask|alta)\.$|^(?:calif|ariz|colo|fla|mich|minn|okla|oreg|tenn|wisc|wyo|sask|alta)$/i;
const provinces = new Set(PROVINCES);

/** A state or province by its code or name. */
export const isRegion = (text: string): boolean =>
  text.length > 1 &&
  text.length < 26 &&
  (provinces.has(text.toLowerCase().replaceAll('.', '')) || SHORTENED.test(text) || stateCodeOf(text) !== null);

/** Larger cities of Canada, in small letters. */
const CANADIAN = new Set(
  `toronto|montreal|montréal|vancouver|calgary|edmonton|ottawa|winnipeg|mississauga|brampton|hamilton|surrey|halifax|laval|london|markham|vaughan|gatineau|saskatoon|kitchener|longueuil|burnaby|windsor|regina|richmond hill|oakville|burlington|sudbury|greater sudbury|sherbrooke|oshawa|saguenay|lévis|barrie|abbotsford|coquitlam|trois-rivières|trois-rivieres|guelph|cambridge|whitby|kelowna|kingston|ajax|thunder bay|terrebonne|nanaimo|kamloops|victoria|chatham|red deer|lethbridge|medicine hat|grande prairie|fort mcmurray|brandon|moose jaw|prince albert|swift current|moncton|fredericton|saint john|st. john's|charlottetown|sydney|gander|corner brook|drummondville|granby|rimouski|sept-îles|rouyn-noranda|val-d'or|québec city|quebec city|peterborough|belleville|niagara falls|st. catharines|brantford|sarnia|sault ste. marie|timmins|north bay|whitehorse|yellowknife|iqaluit|prince george|fort st. john|dawson creek|lloydminster|estevan|brooks`.split(
    '|',
  ),
);

const cityKey = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/^(?:saint|ste) /, 'st ')
    .replace(/^ft /, 'fort ');
const knownCities = new Set([...CITIES.map(([name]) => cityKey(name)), ...Array.from(CANADIAN, cityKey)]);
const citiesOfStates = new Set(CITIES.map(([name, state]) => `${cityKey(name)}, ${state}`));

/** A city that is known by its name alone. */
export const isKnownCity = (text: string): boolean => knownCities.has(cityKey(text));

/** 'tulsa, ok': a known city of that state. */
export const isCityOf = (city: string, region: string): boolean =>
  citiesOfStates.has(`${cityKey(city)}, ${stateCodeOf(region)}`);
