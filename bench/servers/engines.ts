import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { findPostgresBin, startPostgres } from '@vowkit/api/testing/postgres'
import pg from 'pg'

/** Runs one SQL statement directly on the database, without the API. */
export type Query = (statement: string, values: unknown[]) => Promise<Record<string, unknown>[]>

export interface Connection {
  query: Query
  close(): Promise<void>
}

/** An empty database for the benchmark. */
export interface Engine {
  name: string
  /** Environment variables that make the API use this database. */
  env: { DATA_DIR: string; DATABASE_URL?: string }
  /** Opens the database. The API must not be running. */
  connect(): Promise<Connection>
  /** Opens the database of the running API. Opens a copy if the database allows one process at a time. */
  connectBeside(): Promise<Connection>
  /** Stops the database and removes its files. */
  end(): void
}

/** Yields the embedded database (PGlite), and PostgreSQL if it is installed. */
export async function* openEngines(): AsyncGenerator<Engine> {
  yield createEmbedded()
  const bin = findPostgresBin()
  if (bin) yield await createPostgres(bin)
  else console.log('PostgreSQL is not installed. Set POSTGRES_BIN to the folder of its programs.')
}

function createEmbedded(): Engine {
  const { dataDir, remove } = makeFolder()
  const folder = join(dataDir, 'database')
  return {
    name: 'PGlite',
    env: { DATA_DIR: dataDir },
    connect: () => openEmbedded(folder),
    async connectBeside() {
      const copy = join(dataDir, 'copy')
      cpSync(folder, copy, { recursive: true })
      return openEmbedded(copy)
    },
    end: remove,
  }
}

async function openEmbedded(folder: string): Promise<Connection> {
  const lite = await PGlite.create(folder)
  const query: Query = async (text, values) => (await lite.query<Record<string, unknown>>(text, values)).rows
  return { query, close: () => lite.close() }
}

async function createPostgres(bin: string): Promise<Engine> {
  const { dataDir, remove } = makeFolder()
  const server = await startPostgres(bin)
  async function connect(): Promise<Connection> {
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    const query: Query = async (text, values) => (await client.query(text, values)).rows
    return { query, close: () => client.end() }
  }
  return {
    name: 'PostgreSQL',
    env: { DATA_DIR: dataDir, DATABASE_URL: server.url },
    connect,
    connectBeside: connect,
    end() {
      server.stop()
      remove()
    },
  }
}

function makeFolder(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'vowkit-bench-'))
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true }) }
}
