import type { Operation } from './openApiDocument';
import { Field, Fields, TypeView } from './SchemaView';

/** An operation with its address. */
export interface AddressedOperation extends Operation {
  readonly method: string;
  readonly path: string;
}

export const operationAnchor = ({ method, path }: AddressedOperation) =>
  `${method}${path.replaceAll(/[^\w]+/g, '-')}`.toLowerCase();

type Content = Operation['responses'][string]['content'];

function ContentView({ content }: { content: Content }) {
  return Object.entries(content).map(([type, { schema }]) => (
    <div key={type}>
      <code>{type}</code>
      {schema && (
        <>
          : <TypeView schema={schema} />
          <Fields schema={schema} />
        </>
      )}
    </div>
  ));
}

function Responses({ responses }: Pick<Operation, 'responses'>) {
  return (
    <>
      <h4>Responses</h4>
      <ul>
        {Object.entries(responses).map(([status, { description, content }]) => (
          <li key={status}>
            <code className="name">{status}</code> <span className="dim">{description}</span>
            <ContentView content={content} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** One call of the API: what it does, what it takes, what it answers. */
export function OperationView({ operation }: { operation: AddressedOperation }) {
  const { method, path, summary, description, security, parameters, requestBody, responses } = operation;
  const anchor = operationAnchor(operation);
  return (
    <section className="card" id={anchor} aria-labelledby={`${anchor}-title`}>
      <h3 id={`${anchor}-title`}>
        <code>
          <span className="method">{method.toUpperCase()}</span> {path}
        </code>
      </h3>
      <p>{summary}</p>
      {description !== undefined && <p>{description}</p>}
      <p className="dim">{security.length === 0 ? 'Open: needs no access token.' : 'Needs an access token.'}</p>
      {parameters.length > 0 && (
        <>
          <h4>Parameters</h4>
          <ul>
            {parameters.map(({ name, in: place, schema, required, description: meaning }) => (
              <Field key={name} {...{ name, place, schema }} isRequired={required} description={meaning} />
            ))}
          </ul>
        </>
      )}
      {requestBody && (
        <>
          <h4>Body</h4>
          <ContentView content={requestBody.content} />
        </>
      )}
      <Responses responses={responses} />
    </section>
  );
}
