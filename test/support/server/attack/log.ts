export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly status?: number;
  readonly route?: string;
  readonly client?: string;
  readonly account?: string;
  readonly reason?: string;
}

export interface Log {
  readonly write: (line: string) => void;
  readonly arrive: (headers: Readonly<Record<string, unknown>>) => void;
  readonly hasArrived: (id: string) => boolean;
  readonly linesOf: (id: string) => readonly LogLine[];
  readonly takeFaults: () => readonly string[];
  readonly clear: () => void;
}

const ERROR = 50;

export function readLog(): Log {
  const lines = new Map<string, LogLine[]>();
  const arrived = new Set<string>();
  const faults: string[] = [];
  return {
    write: (line) => {
      const read = JSON.parse(line) as LogLine & { reqId?: string };
      if (read.level >= ERROR) faults.push(line);
      if (read.reqId !== undefined) lines.set(read.reqId, [...(lines.get(read.reqId) ?? []), read]);
    },
    arrive: (headers) => void arrived.add(String(headers['x-request-id'])),
    hasArrived: (id) => arrived.has(id),
    linesOf: (id) => lines.get(id) ?? [],
    takeFaults: () => faults.splice(0),
    clear: () => {
      lines.clear();
      arrived.clear();
    },
  };
}
