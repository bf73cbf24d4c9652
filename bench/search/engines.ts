import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { findPostgresBin, startPostgres } from '@vowkit/api/testing/postgres'
import pg from 'pg'

/** Runs one statement with nothing in between. */
export type Query = (statement: string, values: unknown[]) => Promise<Record<string, unknown>[]>

/** An empty database. */
export interface Engine {
  name: string
  /** How the service finds it. */
  env: { DATA_DIR: string; DATABASE_URL?: string }
  /** Speaks to the database itself, while no service has it open. */
  connect(): Promise<{ query: Query; close(): Promise<void> }>
  /** Removes it. */
  end(): void
}

/** The embedded database, and PostgreSQL where this machine has it. */
export async function* openEngines(): AsyncGenerator<Engine> {
  yield createEmbedded()
  const bin = findPostgresBin()
  if (bin) yield await createPostgres(bin)
  else console.log('PostgreSQL is not installed; POSTGRES_BIN names the folder of its programs.')
}

function createEmbedded(): Engine {
  const { dataDir, remove } = makeFolder()
  return {
    name: 'PGlite',
    env: { DATA_DIR: dataDir },
    async connect() {
      const lite = await PGlite.create(join(dataDir, 'database'))
      const query: Query = async (text, values) => (await lite.query<Record<string, unknown>>(text, values)).rows
      return { query, close: () => lite.close() }
    },
    end: remove,
  }
}

async function createPostgres(bin: string): Promise<Engine> {
  const { dataDir, remove } = makeFolder()
  const server = await startPostgres(bin)
  return {
    name: 'PostgreSQL',
    env: { DATA_DIR: dataDir, DATABASE_URL: server.url },
    async connect() {
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      const query: Query = async (text, values) => (await client.query(text, values)).rows
      return { query, close: () => client.end() }
    },
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
