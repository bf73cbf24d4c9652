import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { findPostgresBin, startPostgres } from '@vowkit/api/testing/postgres'
import pg from 'pg'

/** Runs one statement directly on the database. */
export type Query = (statement: string, values: unknown[]) => Promise<Record<string, unknown>[]>

export interface Connection {
  query: Query
  close(): Promise<void>
}

/** An empty database. */
export interface Engine {
  name: string
  /** The settings with which the API uses this database. */
  env: { DATA_DIR: string; DATABASE_URL?: string }
  /** Opens the database while the API does not run. */
  connect(): Promise<Connection>
  /** Opens the database while the API runs, or a copy if only one process can open the database. */
  connectBeside(): Promise<Connection>
  /** Removes the database. */
  end(): void
}

/** The embedded database, and PostgreSQL if it is installed. */
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
