import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A database of one test on a PostgreSQL server. */
export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** Creates a copy of a database that has no connections. Defaults to an empty database. */
export async function createDatabase(server: string, template = 'template1'): Promise<TestDatabase> {
  const maintenance = new URL('/template1', server).href
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(maintenance, `create database ${name} template ${template}`)
  return { url: new URL(`/${name}`, server).href, drop: () => run(maintenance, `drop database ${name} with (force)`) }
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
