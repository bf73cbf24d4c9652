import { createHash } from 'node:crypto'
import type { Query } from '../servers/engines.ts'

/** Inserts accounts with unlimited credits, and returns their session tokens. */
export async function addPeople(query: Query, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, (_, index) => `draw-${index}`)
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'))
  await query(
    `with added as (
      insert into accounts (email, first_name, last_name, plan, created_at)
        select 'draw' || n || '@example.com', 'Person', 'Number ' || n, 'monthly', now() from generate_series(1, $1::int) n
        returning id)
    insert into sessions (token_hash, account_id, signed_in_at, created_at, last_used_at)
      select hash, id, now(), now(), now() from unnest($2::text[]) with ordinality given(hash, place)
      join (select id, row_number() over (order by id) place from added) people using (place)`,
    [count, hashes],
  )
  return tokens
}
