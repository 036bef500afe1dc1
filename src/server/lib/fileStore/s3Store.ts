import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { FileStoreError, hashOf, isHash, NOTE_NAME, type FileStore, type BucketAddress } from './fileStore';

const CONNECTION_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 60_000;

/** Suppresses the warning about Node 20. */
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** Credentials and region as for the AWS tools. */
export function createS3Store({ endpoint, bucket, prefix }: BucketAddress): FileStore {
  const client = new S3Client({
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    region: process.env.AWS_REGION ?? 'us-east-1',
    // Other stores reject unknown checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
  });
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  return {
    put: async (bytes) => {
      const hash = hashOf(bytes);
      const known = await answered(orMissing(client.send(new HeadObjectCommand(at(hash)))));
      if (known?.ContentLength !== bytes.length) {
        await answered(client.send(new PutObjectCommand({ ...at(hash), Body: bytes })));
      }
      return hash;
    },
    open: async (hash) => {
      const found = await answered(orMissing(client.send(new GetObjectCommand(at(hash)))));
      if (!(found?.Body instanceof Readable)) return null;
      return { stream: found.Body, bytes: found.ContentLength ?? 0 };
    },
    list: async function* () {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        const keys = (page.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length));
        yield keys.filter(isHash);
      }
    },
    remove: async (hash) => {
      await answered(client.send(new DeleteObjectCommand(at(hash))));
    },
    readNote: async () => {
      const found = await answered(orMissing(client.send(new GetObjectCommand(at(NOTE_NAME)))));
      return (await found?.Body?.transformToString()) ?? null;
    },
    writeNote: async (text) => {
      await answered(client.send(new PutObjectCommand({ ...at(NOTE_NAME), Body: text })));
    },
    // Writes are atomic.
    removeUnfinished: () => Promise.resolve(),
  };
}

async function orMissing<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}

async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw new FileStoreError('The store of files does not answer as it should.', { cause: error });
  }
}
