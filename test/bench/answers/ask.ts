import { Agent, request } from 'node:http';

export interface Call {
  readonly url: string;
  readonly body?: string | undefined;
  readonly token?: string | undefined;
}

const CLIENTS = 32;

/** One answer, read to its end: its bytes on the wire. */
function answerOf({ url, body, token }: Call, agent: Agent): Promise<number> {
  const headers = {
    'accept-encoding': 'gzip, br',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers, method: body === undefined ? 'GET' : 'POST' }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(bytes);
        // On a busy machine no connection of the database is free in time: as a browser would, it asks again.
        else if (answer.statusCode === 503) resolve(answerOf({ url, body, token }, agent));
        else reject(new Error(`${url} was answered with ${answer.statusCode}`));
      });
      answer.on('error', reject);
    });
    asked.on('error', reject).end(body);
  });
}

/** So many calls by 32 clients at once, each with the next of these from the nth on; the bytes of an answer on average. */
export async function askMany(calls: readonly Call[], count: number, nth = 0): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  let [asked, bytes] = [0, 0];
  const client = async () => {
    while (asked < count) {
      const call = calls[(nth + asked) % calls.length];
      asked += 1;
      const size = call === undefined ? 0 : await answerOf(call, agent);
      bytes += size;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  return bytes / count;
}
