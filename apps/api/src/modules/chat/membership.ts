import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { chatRooms, couplePartners, teamMembers, vendors } from '../../db/tables.ts'

/** A number, its placeholder in a prepared statement, or a column. */
type Param = number | null | Placeholder | SQLWrapper

/**
 * Returns the condition that an account is in a room. An author must be on the team of the room's vendor, so that a
 * member cannot act in the rooms where the vendor's account is the couple. `coupleId` is the couple's column of the room.
 */
export function isIn(accountId: Param, authorId: Param, coupleId: SQLWrapper = chatRooms.accountId): SQL {
  const isPartner = sql`exists (select 1 from ${couplePartners}
    where ${couplePartners.accountId} = ${authorId}::int and ${couplePartners.coupleId} = ${coupleId})`
  const isOnTeam = sql`exists (select 1 from ${teamMembers}
    where ${teamMembers.accountId} = ${authorId}::int and ${teamMembers.vendorId} = ${vendors.id})`
  return sql`case when ${authorId}::int is null
    then ${coupleId} = ${accountId}::int or ${vendors.accountId} = ${accountId}::int
    else (${vendors.accountId} = ${accountId}::int and ${isOnTeam})
      or (${coupleId} = ${accountId}::int and ${isPartner}) end`
}
