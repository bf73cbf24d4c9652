import type { DeskDay } from '@vowkit/sdk-core/contract'
import type { Database } from '../../platform/database.ts'
import { countEvents, findSettings, listBookings, listMarks, type Period } from './repository.ts'

/** Lists the days of a period that have a mark, a booking or an event, in the order of their dates. */
export async function listDays(db: Database, vendorId: number, period: Period): Promise<DeskDay[]> {
  const { weddingsPerDay } = await findSettings(db, vendorId)
  const marks = new Map((await listMarks(db, vendorId, period)).map(({ date, mark }) => [date, mark]))
  const bookings = Map.groupBy(await listBookings(db, vendorId, period), ({ date }) => date)
  const events = new Map((await countEvents(db, vendorId, period)).map(({ date, events }) => [date, events]))
  const dates = new Set([...marks.keys(), ...bookings.keys(), ...events.keys()])
  return [...dates].sort().map((date) => {
    const mark = marks.get(date)
    const booked = bookings.get(date) ?? []
    const count = events.get(date) ?? 0
    const weddings = booked.length + (mark === 'free' ? 0 : count)
    return {
      date,
      is_taken: mark === 'taken' || weddings >= weddingsPerDay,
      ...(mark && { mark }),
      bookings: booked.map(({ leadId, coupleName }) => ({ lead_id: leadId, couple_name: coupleName })),
      events: count,
    }
  })
}
