/** USPS and Canada Post. */
const NAMES =
  'Alabama AL, Alaska AK, Arizona AZ, Arkansas AR, California CA, Colorado CO, Connecticut CT, Delaware DE, ' +
  'District of Columbia DC, Florida FL, Georgia GA, Hawaii HI, Idaho ID, Illinois IL, Indiana IN, Iowa IA, Kansas KS, ' +
  'Kentucky KY, Louisiana LA, Maine ME, Maryland MD, Massachusetts MA, Michigan MI, Minnesota MN, Mississippi MS, ' +
  'Missouri MO, Montana MT, Nebraska NE, Nevada NV, New Hampshire NH, New Jersey NJ, New Mexico NM, New York NY, ' +
  'North Carolina NC, North Dakota ND, Ohio OH, Oklahoma OK, Oregon OR, Pennsylvania PA, Rhode Island RI, ' +
  'South Carolina SC, South Dakota SD, Tennessee TN, Texas TX, Utah UT, Vermont VT, Virginia VA, Washington WA, ' +
  'West Virginia WV, Wisconsin WI, Wyoming WY, American Samoa AS, Guam GU, Northern Mariana Islands MP, ' +
  'Puerto Rico PR, Virgin Islands VI, U.S. Virgin Islands VI, ' +
  'Alberta AB, British Columbia BC, Manitoba MB, New Brunswick NB, Newfoundland and Labrador NL, Nova Scotia NS, ' +
  'Northwest Territories NT, Nunavut NU, Ontario ON, Prince Edward Island PE, Quebec QC, Québec QC, ' +
  'Saskatchewan SK, Yukon YT';

const CODES: ReadonlyMap<string, string> = new Map(
  NAMES.split(', ').map((each) => [each.slice(0, -3).toLowerCase(), each.slice(-2)]),
);

export const STATE_CODES: readonly string[] = [...new Set(CODES.values())];

/** 'AZ' of 'arizona'; whole names only, ignoring case and doubled spaces. */
export const stateCodeOf = (name: string): string | undefined => CODES.get(name.toLowerCase().replaceAll(/\s+/g, ' '));
