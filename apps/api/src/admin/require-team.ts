import { eq } from 'drizzle-orm'
import { partners, vendors } from '../db/tables.ts'
import type { Database } from '../platform/database.ts'
import { AdminError, type Options, toNumber } from './command.ts'

/** The options that name a vendor or a partner. */
export const teamOptions = {
  vendor: { description: 'the id of the vendor' },
  partner: { description: 'the id of the partner' },
}

/** Finds the vendor or the partner of the options. Throws `AdminError` unless they name exactly one that exists. */
export async function requireTeam(db: Database, { vendor, partner }: Options) {
  if ((vendor === undefined) === (partner === undefined)) throw new AdminError('Give either --vendor or --partner.')
  const kind = vendor === undefined ? 'partner' : 'vendor'
  const id = toNumber(vendor ?? partner, `The ${kind}`)
  const table = kind === 'vendor' ? vendors : partners
  if ((await db.$count(table, eq(table.id, id))) === 0) throw new AdminError(`There is no ${kind} ${id}.`)
  return { kind, id } as const
}
