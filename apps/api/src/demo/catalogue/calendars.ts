import { vendorCalendars, vendorDays } from '../../db/tables.ts'
import type { VendorService } from '../../modules/vendors/service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { DAY } from '../../platform/units.ts'

/** The days ahead for which the calendars of the demo vendors have entries. */
const DAYS_AHEAD = 730
const SATURDAY = 6

interface DemoCalendarDeps {
  db: Database
  clock: Clock
  vendors: VendorService
}

/** Gives two of three demo vendors a shared calendar, on which they have taken some Saturdays. Keeps existing calendars. */
export async function seedCalendars({ db, clock, vendors }: DemoCalendarDeps, emails: string[]): Promise<void> {
  const idOf = await vendors.findByEmails(db, emails)
  const sharing = emails.map((email) => idOf.get(email) ?? 0).filter((id, place) => id > 0 && place % 3 !== 0)
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(vendorCalendars)
      .values(sharing.map((vendorId) => ({ vendorId, isShared: true })))
      .onConflictDoNothing()
      .returning({ vendorId: vendorCalendars.vendorId })
    const saturdays = listSaturdays(clock.now())
    for (const { vendorId } of added) {
      const taken = saturdays.filter((_, week) => (week * 7 + vendorId * 3) % 5 < 2)
      await tx.insert(vendorDays).values(taken.map((date) => ({ vendorId, date, mark: 'taken' as const })))
    }
  })
}

function listSaturdays(now: Date): string[] {
  return Array.from({ length: DAYS_AHEAD }, (_, days) => new Date(now.getTime() + days * DAY))
    .filter((date) => date.getUTCDay() === SATURDAY)
    .map((date) => date.toISOString().slice(0, 10))
}
