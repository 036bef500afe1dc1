import { paths } from '../../../contract/paths';
import type { OpenApiDocument } from './openApiDocument';
import { operationAnchor, OperationView, type AddressedOperation } from './OperationView';
import { Fields, schemaAnchor } from './SchemaView';

const operationsOf = (document: OpenApiDocument): AddressedOperation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );

/** The schemas that something refers to, by name; the document also has variants that nothing refers to. */
function referencedSchemas(document: OpenApiDocument) {
  const text = JSON.stringify(document);
  return Object.entries(document.components.schemas).filter(([name]) =>
    text.includes(`"#/components/schemas/${name}"`),
  );
}

/** The API's documentation: every operation by tag, then the schemas they refer to. */
export function ApiDocs({ document }: { document: OpenApiDocument }) {
  const operations = operationsOf(document);
  const tags = [...new Set(operations.flatMap((operation) => operation.tags))];
  const tagged = tags.map((tag) => [tag, operations.filter((operation) => operation.tags.includes(tag))] as const);
  return (
    <>
      <p>
        {document.info.description} Version {document.info.version}, described by the OpenAPI document{' '}
        <a href={paths.openApi}>{paths.openApi}</a>.
      </p>
      <nav aria-label="Operations">
        {tagged.map(([tag, ofTag]) => (
          <div key={tag}>
            <h2>{tag}</h2>
            <ul>
              {ofTag.map((operation) => (
                <li key={operationAnchor(operation)}>
                  <a href={`#${operationAnchor(operation)}`}>{operation.summary}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {tagged.map(([tag, ofTag]) => (
        <section key={tag} aria-label={tag}>
          <h2>{tag}</h2>
          {ofTag.map((operation) => (
            <OperationView key={operationAnchor(operation)} operation={operation} />
          ))}
        </section>
      ))}
      <section aria-label="Schemas">
        <h2>Schemas</h2>
        {referencedSchemas(document).map(([name, schema]) => (
          <section className="card" key={name} id={schemaAnchor(name)} aria-label={name}>
            <h3>{name}</h3>
            <Fields schema={schema} />
          </section>
        ))}
      </section>
    </>
  );
}
