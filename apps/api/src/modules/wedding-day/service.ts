import type { WeddingDay } from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { findCoupleId, personName, personOf } from '../pairs/service.ts'
import { findPlace } from '../places/service.ts'
import { eveningLight } from './evening-light.ts'
import type { WeddingFeedLinks } from './feed-links.ts'
import { findFeed, listDueInvoices, readWedding, renewFeed, revokeFeed } from './repository.ts'
import { writeWeddingCalendar } from './write-calendar.ts'

export { createWeddingFeedLinks } from './feed-links.ts'

/** The wedding day of a couple: its evening light, and the couple's calendar. */
export interface WeddingDays {
  get(couple: Account): Promise<WeddingDay>
  /** Creates the secret address of the calendar for the person who acts, or replaces it. */
  renewFeed(couple: Account): Promise<WeddingDay>
  /** Revokes the address of the person who acts. */
  revokeFeed(couple: Account): Promise<WeddingDay>
  /** Returns the calendar of a secret address, or null if the address is not valid. */
  readFeed(token: string): Promise<string | null>
}

export interface WeddingDayDeps {
  db: Database
  clock: Clock
  links: WeddingFeedLinks
  apiUrl: string
  /** The region of the deployment. Couples who have entered no place get the light there, if it names a town. */
  region: string
}

export function createWeddingDays({ db, clock, links, apiUrl, region }: WeddingDayDeps): WeddingDays {
  async function read(coupleId: number) {
    const found = await readWedding(db, coupleId)
    if (!found) return null
    const { account, wedding } = found
    const date = wedding?.weddingDate ?? null
    // Some clients have stored the word `null` for no place.
    const city = wedding?.weddingCity && wedding.weddingCity !== 'null' ? wedding.weddingCity : ''
    const place = date === null ? null : findPlace(city === '' ? region : city)
    const light = place && date !== null ? eveningLight(place, date) : null
    const calendar = writeWeddingCalendar({
      ...{ date, city, light, language: account.language ?? 'en' },
      names: [personName(account), wedding?.partnerName.split(' ')[0] ?? ''].filter(Boolean),
      invoices: await listDueInvoices(db, coupleId),
      host: new URL(apiUrl).host,
      now: clock.now(),
    })
    return { date, city, place, light, calendar }
  }

  async function get(couple: Account): Promise<WeddingDay> {
    const day = await read(couple.id)
    const person = personOf(couple)
    const feed = await findFeed(db, person)
    const { place, light } = day ?? {}
    return {
      wedding_date: day?.date ?? '',
      wedding_city: day?.city ?? '',
      light:
        place && light
          ? {
              place: place.name,
              time_zone: place.timeZone,
              golden_hour: light.goldenHour?.toISOString(),
              sunset: light.sunset?.toISOString(),
            }
          : undefined,
      calendar: day?.calendar ?? '',
      feed_url: feed ? links.make(person, feed.version) : undefined,
    }
  }

  return {
    get,

    async renewFeed(couple) {
      await renewFeed(db, personOf(couple))
      return get(couple)
    },

    async revokeFeed(couple) {
      await revokeFeed(db, personOf(couple))
      return get(couple)
    },

    async readFeed(token) {
      const accountId = links.accountOf(token)
      const feed = accountId === null ? null : await findFeed(db, accountId)
      if (accountId === null || !feed || !links.isValid(token, accountId, feed.version)) return null
      return (await read(await findCoupleId(db, accountId)))?.calendar ?? null
    },
  }
}
