import { memoizedByText } from '../quantity/quantity';
import { CITIES, type City } from './cities';

/** Code, name, degrees north, degrees east. */
type State = readonly [code: string, name: string, latitude: number, longitude: number];

/** The center of each state, to 0.01 degrees. Source: states.csv of Google's Dataset Publishing Language (CC BY 4.0). */
export const STATES: readonly State[] = [
  ['AK', 'Alaska', 63.59, -154.49],
  ['AL', 'Alabama', 32.32, -86.9],
  ['AR', 'Arkansas', 35.2, -91.83],
  ['AZ', 'Arizona', 34.05, -111.09],
  ['CA', 'California', 36.78, -119.42],
  ['CO', 'Colorado', 39.55, -105.78],
  ['CT', 'Connecticut', 41.6, -73.09],
  ['DC', 'District of Columbia', 38.91, -77.03],
  ['DE', 'Delaware', 38.91, -75.53],
  ['FL', 'Florida', 27.66, -81.52],
  ['GA', 'Georgia', 32.16, -82.91],
  ['HI', 'Hawaii', 19.9, -155.67],
  ['IA', 'Iowa', 41.88, -93.1],
  ['ID', 'Idaho', 44.07, -114.74],
  ['IL', 'Illinois', 40.63, -89.4],
  ['IN', 'Indiana', 40.55, -85.6],
  ['KS', 'Kansas', 39.01, -98.48],
  ['KY', 'Kentucky', 37.84, -84.27],
  ['LA', 'Louisiana', 31.24, -92.15],
  ['MA', 'Massachusetts', 42.41, -71.38],
  ['MD', 'Maryland', 39.05, -76.64],
  ['ME', 'Maine', 45.25, -69.45],
  ['MI', 'Michigan', 44.31, -85.6],
  ['MN', 'Minnesota', 46.73, -94.69],
  ['MO', 'Missouri', 37.96, -91.83],
  ['MS', 'Mississippi', 32.35, -89.4],
  ['MT', 'Montana', 46.88, -110.36],
  ['NC', 'North Carolina', 35.76, -79.02],
  ['ND', 'North Dakota', 47.55, -101.0],
  ['NE', 'Nebraska', 41.49, -99.9],
  ['NH', 'New Hampshire', 43.19, -71.57],
  ['NJ', 'New Jersey', 40.06, -74.41],
  ['NM', 'New Mexico', 34.97, -105.03],
  ['NV', 'Nevada', 38.8, -116.42],
  ['NY', 'New York', 43.3, -74.22],
  ['OH', 'Ohio', 40.42, -82.91],
  ['OK', 'Oklahoma', 35.01, -97.09],
  ['OR', 'Oregon', 43.8, -120.55],
  ['PA', 'Pennsylvania', 41.2, -77.19],
  ['RI', 'Rhode Island', 41.58, -71.48],
  ['SC', 'South Carolina', 33.84, -81.16],
  ['SD', 'South Dakota', 43.97, -99.9],
  ['TN', 'Tennessee', 35.52, -86.58],
  ['TX', 'Texas', 31.97, -99.9],
  ['UT', 'Utah', 39.32, -111.09],
  ['VA', 'Virginia', 37.43, -78.66],
  ['VT', 'Vermont', 44.56, -72.58],
  ['WA', 'Washington', 47.75, -120.74],
  ['WI', 'Wisconsin', 43.78, -88.79],
  ['WV', 'West Virginia', 38.6, -80.45],
  ['WY', 'Wyoming', 43.08, -107.29],
];

export interface Place {
  latitude: number;
  longitude: number;
  /** The state, if its center replaces an unknown city. */
  middleOf: string | null;
}

/** 'Austin, TX', 'AUSTIN yard 2, Texas', 'Austin' (the largest of that name). An unknown city is its state's center; null without a state. */
export const placeOf = memoizedByText((text): Place | null => {
  const [, before = '', after = null] =
    /^(.*?)(?:,([^,]*))?$/s.exec(text.replace(COUNTRY, '').replace(ZIP_CODE, '')) ?? [];
  const state = stateOf(after ?? before);
  const city = cityOf(before, after === null ? null : (state?.[0] ?? 'unknown'));
  if (city) return { latitude: city[2], longitude: city[3], middleOf: null };
  return state ? { latitude: state[2], longitude: state[3], middleOf: state[1] } : null;
});

/** Address endings: ', USA', 'AZ 85001-1234'. */
const COUNTRY = /[\s,]+(?:usa|u\.s\.a\.|united states(?: of america)?)\s*$/i;
const ZIP_CODE = /[\s,]+\d{5}(?:-\d{4})?\s*$/;

/** Normalized, surrounded by spaces: ' st louis ' for 'Saint Louis'. */
const plain = (text: string) =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\W_]+/g, ' ')
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bft\b/g, 'fort')
    .trim()} `;

/** By code or name, case ignored, 'D.C.' too. */
export const stateCodeOf = (text: string): string | null => stateOf(text)?.[0] ?? null;

const statesByName = new Map(STATES.flatMap((state) => [plain(state[0]), plain(state[1])].map((key) => [key, state])));
const stateOf = (text: string): State | undefined => statesByName.get(plain(text.replaceAll('.', '')));

/** Longest name first: 'Kansas City' is not 'Kansas'. */
const cities = CITIES.map((city) => ({ city, words: plain(city[0]) })).sort((a, b) => b.words.length - a.words.length);

const cityOf = (text: string, state: string | null): City | undefined =>
  cities.find(({ city, words }) => (state === null || city[1] === state) && plain(text).includes(words))?.city;
