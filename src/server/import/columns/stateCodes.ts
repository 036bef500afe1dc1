/** Postal codes of the states, districts and territories of the USA (USPS) and the provinces of Canada (Canada Post). */
export const STATE_CODES: readonly string[] = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
  'PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI ' +
  'AB BC MB NB NL NS NT NU ON PE QC SK YT'
).split(' ');
