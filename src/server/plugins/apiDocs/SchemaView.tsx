import { Fragment, type ReactNode } from 'react';
import type { JsonSchema } from './openApiDocument';

const REFERENCE = '#/components/schemas/';

/** The name of a schema from a reference to it. */
const nameOf = (reference: string) => reference.slice(REFERENCE.length);

export const schemaAnchor = (name: string) => `schema-${name}`;

const separated = (parts: readonly ReactNode[], separator: string) =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && separator}
      {part}
    </Fragment>
  ));

const words = ({ type }: JsonSchema): string => [type ?? 'any'].flat().join(' or ');

const limits = ({ format, maxLength, pattern }: JsonSchema): ReactNode => (
  <>
    {format && ` (${format})`}
    {maxLength !== undefined && `, up to ${maxLength} characters`}
    {pattern && (
      <>
        , matching <code>{pattern}</code>
      </>
    )}
  </>
);

/** What values a schema allows, in one line. */
export function TypeView({ schema }: { schema: JsonSchema }) {
  const { $ref, anyOf, items } = schema;
  if ($ref !== undefined) return <a href={`#${schemaAnchor(nameOf($ref))}`}>{nameOf($ref)}</a>;
  if (anyOf !== undefined)
    return separated(
      anyOf.map((each, index) => <TypeView key={index} schema={each} />),
      ' or ',
    );
  if (items !== undefined) {
    return (
      <>
        list of <TypeView schema={items} />
      </>
    );
  }
  if (schema.enum !== undefined) {
    return separated(
      schema.enum.map((value) => <code key={String(value)}>{JSON.stringify(value)}</code>),
      ' or ',
    );
  }
  return (
    <>
      {words(schema)}
      {limits(schema)}
    </>
  );
}

/** The object whose fields a schema describes: its own, or those of its items or its one alternative with fields. */
function objectIn(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties !== undefined) return schema;
  if (schema.items !== undefined) return objectIn(schema.items);
  return schema.anyOf?.map(objectIn).find((each) => each !== undefined);
}

/** One named value: a field of an object, or a parameter. */
export interface FieldProps {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
  description?: string | undefined;
  /** Where a parameter stands: 'query', 'path' or 'header'. */
  place?: string;
}

export function Field({ name, schema, isRequired, description = schema.description, place }: FieldProps) {
  return (
    <li>
      <code className="name">{name}</code> {place && <span className="dim">in {place}, </span>}
      <span className="dim">
        <TypeView schema={schema} />
        {!isRequired && ', optional'}
      </span>
      {description !== undefined && <p>{description}</p>}
      <Fields schema={schema} />
    </li>
  );
}

/** The fields of an object and of the objects in it; nothing for other schemas. */
export function Fields({ schema }: { schema: JsonSchema }) {
  const { properties = {}, required = [] } = objectIn(schema) ?? {};
  const fields = Object.entries(properties);
  if (fields.length === 0) return null;
  return (
    <ul>
      {fields.map(([name, field]) => (
        <Field key={name} name={name} schema={field} isRequired={required.includes(name)} />
      ))}
    </ul>
  );
}
