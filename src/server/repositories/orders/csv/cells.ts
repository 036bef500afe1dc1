import { sql, type RawBuilder } from 'kysely';
import { FORMULA_BEGINS, WHITE_SPACE } from '../../../../domain/format/neutralizeFormula';

type Text = RawBuilder<unknown>;

const codesBetween = (first: string, last: string): number[] => {
  const from = first.charCodeAt(0);
  return Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, nth) => from + nth);
};
const PLAIN = sql.join([...codesBetween('0', '9'), ...codesBetween('A', 'z')].map((code) => sql.lit(code)));

/**
 * Nearly all texts begin with a digit or an ASCII letter; neither these nor the signs between Z and a begin a formula. Told in a
 * tenth of the pattern's time: PostgreSQL looks the code up, once.
 */
const beginsPlainly = (text: Text): Text => sql`ascii(${text}) in (${PLAIN})`;

/** A cell of text, which no spreadsheet takes for a formula (`neutralizeFormula`); null, which COPY leaves empty, for an empty one. */
export const textCell = (text: Text): Text => sql`case when ${beginsPlainly(text)} then ${text}
  when ${text} ~ ${FORMULA_BEGINS} then '''' || ${text} else nullif(${text}, '') end`;

const KVA = '[Kk][Vv][Aa]';
const ENDS = `^[${WHITE_SPACE}]+|[${WHITE_SPACE}]+$`;
const RATING = `(?<![0-9.,])[0-9]{4,15}(?=[${WHITE_SPACE}]+${KVA})`;
/** All of a text, piece by piece: the second group is a rating. */
const PIECES = `((${RATING})|[0-9]+|[^0-9]+)`;

/** What `transformerType` says of a description. */
export function typeOf(description: Text): Text {
  const trimmed = sql`regexp_replace(${description}, ${ENDS}, '', 'g')`;
  const spaced = sql`regexp_replace(${trimmed}, ${`([0-9A-Za-z_])(?=${KVA})`}, ${'\\1 '}, 'g')`;
  const rating = sql`to_char(piece[2]::bigint, 'FM999,999,999,999,999')`;
  return sql`(select string_agg(coalesce(${rating}, piece[1]), '' order by nth)
    from regexp_matches(${spaced}, ${PIECES}, 'g') with ordinality as pieces (piece, nth))`;
}
