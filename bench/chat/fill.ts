import { createHash } from 'node:crypto'
import type { Query } from '../servers/engines.ts'

/** An account with a session. */
export interface Person {
  id: number
  token: string
}

/** A couple and a vendor who share a chat room. */
export interface Pair {
  couple: Person
  vendor: Person
  roomId: number
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Inserts accounts that only hold a socket, and pairs of accounts that send messages to each other. */
export async function fill(query: Query, idle: number, pairs: number): Promise<{ idle: Person[]; pairs: Pair[] }> {
  const rows = await query(
    `insert into accounts (email, first_name, last_name, created_at, verified_at)
      select 'bench' || n || '@example.com', 'Person', 'Number ' || n, now(), now() from generate_series(1, $1::int) n returning id`,
    [idle + 2 * pairs],
  )
  const people = rows.map(({ id }) => ({ id: Number(id), token: `bench-${id}` }))
  await query(
    `insert into sessions (token_hash, account_id, signed_in_at, created_at, last_used_at)
      select hash, id, now(), now(), now() from unnest($1::text[], $2::int[]) given(hash, id)`,
    [people.map(({ token }) => digest(token)), people.map(({ id }) => id)],
  )
  const couples = people.slice(idle, idle + pairs)
  const vendors = people.slice(idle + pairs)
  const rooms = await query(
    `with given as (select * from unnest($1::int[], $2::int[]) pair(couple, vendor)), added as (
      insert into vendors (account_id, business_name, created_at)
        select vendor, 'Vendor ' || vendor, now() from given returning id, account_id)
    insert into chat_rooms (account_id, vendor_id, created_at)
      select couple, id, now() from given join added on account_id = vendor returning id, account_id`,
    [couples.map(({ id }) => id), vendors.map(({ id }) => id)],
  )
  const roomOf = new Map(rooms.map(({ id, account_id }) => [Number(account_id), Number(id)]))
  const talkers = couples.flatMap((couple, index) => {
    const [vendor, roomId] = [vendors[index], roomOf.get(couple.id)]
    return vendor && roomId ? [{ couple, vendor, roomId }] : []
  })
  return { idle: people.slice(0, idle), pairs: talkers }
}
