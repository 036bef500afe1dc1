import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export interface OwnDatabase {
  name: string;
  url: string;
  drop: () => Promise<void>;
}

export async function onCluster(clusterUrl: string, statement: string): Promise<void> {
  const client = new Client(clusterUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A copy of the template, or an empty database without tables. */
export async function createOwnDatabase(clusterUrl: string, template = 'template1'): Promise<OwnDatabase> {
  const name = `test_${Math.floor(Date.now() / 1000)}_${randomBytes(4).toString('hex')}`;
  await onCluster(clusterUrl, `create database ${name} template ${template}`);
  const url = new URL(clusterUrl);
  url.pathname = name;
  return {
    name,
    url: url.href,
    drop: () => onCluster(clusterUrl, `drop database if exists ${name} with (force)`),
  };
}
