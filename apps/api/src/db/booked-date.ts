import type { MovedDate } from '@vowkit/sdk-core/contract'
import { sql } from 'drizzle-orm'
import { hasSigned } from './lead-contracts.ts'
import { couples, leads } from './tables.ts'

const profileDate = sql`(select ${couples.weddingDate} from ${couples} where ${couples.accountId} = ${leads.accountId})`

/** The wedding date for which the couple of a lead has booked, else the date of its inquiry, else of its profile. */
export const bookedDate = sql<string | null>`coalesce(${leads.bookedFor}, ${leads.weddingDate}, ${profileDate})`

/** The date in the profile of the couple of a lead, else the date of its inquiry. */
export const currentDate = sql<string | null>`coalesce(${profileDate}, ${leads.weddingDate})`

/** The dates of a lead whose couple has booked or signed for a different date than the one in its profile. */
export const movedDate = sql<MovedDate | null>`case
  when ${leads.id} is not null and ${leads.declinedAt} is null and (${leads.bookedAt} is not null or ${hasSigned})
    and coalesce(${leads.bookedFor}, ${leads.weddingDate}) <> ${profileDate}
  then json_build_object(
    'booked_for', coalesce(${leads.bookedFor}, ${leads.weddingDate})::text, 'wedding_date', ${profileDate}::text) end`
