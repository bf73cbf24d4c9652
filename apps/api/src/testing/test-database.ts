import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A database of one test on a PostgreSQL server. */
export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** Creates a migrated database. Resolves to `undefined` if the tests run on the embedded database. */
export async function createTestDatabase(): Promise<TestDatabase | undefined> {
  const postgres = inject('postgres')
  return postgres && create(postgres.server, postgres.template)
}

/** Creates an empty database on the server. */
export const createEmptyDatabase = (server: string): Promise<TestDatabase> => create(server, 'template1')

async function create(server: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await run(server, `create database ${name} template ${template}`)
  return { url: url.href, drop: () => run(server, `drop database ${name} with (force)`) }
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
