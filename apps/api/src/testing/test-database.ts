import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Creates a database on the server at `TEST_DATABASE_URL`. Resolves to `undefined` if the variable is unset. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return undefined
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await run(server, `create database ${name}`)
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
