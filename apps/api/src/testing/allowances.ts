import { allowances } from '../db/tables.ts'
import type { Allowance } from '../platform/allowance.ts'
import type { TestApi } from './start-api.ts'

/** Uses up an allowance except for one use. */
export async function useUpAllButOne(api: TestApi, key: string, { max, windowMs }: Allowance): Promise<void> {
  const endsAt = new Date(api.clock.now().getTime() + windowMs)
  const row = { used: max - 1, endsAt }
  await api.db
    .insert(allowances)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: allowances.key, set: row })
}
