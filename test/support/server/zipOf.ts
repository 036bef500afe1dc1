import { crc32 } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

function header(name: Buffer, content: Buffer, offset: number | null): Buffer {
  const isCentral = offset !== null;
  const bytes = Buffer.alloc(isCentral ? 46 : 30);
  const at = isCentral ? 2 : 0;
  bytes.writeUInt32LE(isCentral ? CENTRAL : LOCAL, 0);
  bytes.writeUInt32LE(crc32(content), 14 + at);
  bytes.writeUInt32LE(content.length, 18 + at);
  bytes.writeUInt32LE(content.length, 22 + at);
  bytes.writeUInt16LE(name.length, 26 + at);
  if (isCentral) bytes.writeUInt32LE(offset, 42);
  return Buffer.concat([bytes, name]);
}

export function zipOf(parts: Readonly<Record<string, string | Buffer>>): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [path, text] of Object.entries(parts)) {
    const [name, content] = [Buffer.from(path), typeof text === 'string' ? Buffer.from(text) : text];
    const local = Buffer.concat([header(name, content, null), content]);
    centrals.push(header(name, content, offset));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(centrals.length, 8);
  end.writeUInt16LE(centrals.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
