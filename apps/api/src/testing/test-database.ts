import { inject } from 'vitest'
import { createDatabase, type TestDatabase } from './databases.ts'

export type { TestDatabase } from './databases.ts'

/** Creates a migrated database. Resolves to `undefined` if the tests run on the embedded database. */
export async function createTestDatabase(): Promise<TestDatabase | undefined> {
  const postgres = inject('postgres')
  return postgres && createDatabase(postgres.server, postgres.template)
}
