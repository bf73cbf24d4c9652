import { readFile } from 'node:fs/promises'
import type { Account, Upload } from '../../http/call-context.ts'
import type { AccountService } from '../../modules/accounts/service.ts'
import type { CoupleService } from '../../modules/couples/service.ts'
import type { InspirationService } from '../../modules/inspirations/service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'

interface DemoCouple {
  email: string
  partner_name: string
  partner_email: string
  wedding_location: string
  monthsAhead: number
  image?: string
  preferences: Parameters<CoupleService['savePreferences']>[1]
  board: { category: number; description: string; images: string[] }[]
}

const COUPLES: DemoCouple[] = [
  {
    email: 'maya@example.com',
    partner_name: 'Jonas Meyer',
    partner_email: 'jonas@example.com',
    wedding_location: 'Sonoma, California',
    monthsAhead: 7,
    image: 'maya-couple',
    preferences: {
      wedding_description: 'Romantic, Garden, Elegant',
      wedding_budget: '$$$',
      categories: [1, 2, 4, 5, 7, 12],
    },
    // The inspirations of the board, oldest first.
    board: [
      {
        category: 12,
        description: 'Sage envelopes, a blush seal and nothing printed too small.',
        images: ['maya-invitation'],
      },
      {
        category: 7,
        description: 'Three tiers, roses trailing down one side. Lemon inside, please.',
        images: ['maya-cake'],
      },
      {
        category: 4,
        description: 'Loose peonies with a lot of green, as if somebody had just walked through the garden.',
        images: ['maya-flowers'],
      },
      {
        category: 1,
        description: 'Vows between the vines in the morning light, dinner at long tables once the lamps are on.',
        images: ['maya-venue-morning', 'maya-venue'],
      },
    ],
  },
  {
    email: 'noor@example.com',
    partner_name: 'Elias Brandt',
    partner_email: 'elias@example.com',
    wedding_location: 'Oakland, California',
    monthsAhead: 11,
    preferences: { wedding_description: 'Modern, Industrial', wedding_budget: '$$', categories: [1, 2, 8] },
    board: [],
  },
]

export interface DemoCoupleDeps {
  db: Database
  clock: Clock
  accounts: AccountService
  couples: CoupleService
  inspirations: InspirationService
}

/** Adds a profile and inspirations to the demo couples that have none. */
export async function seedDemoCouples(deps: DemoCoupleDeps): Promise<void> {
  for (const couple of COUPLES) {
    const account = await deps.accounts.find(deps.db, couple.email)
    if (account && !(await deps.couples.isKnown(account.id))) await seed(account, couple, deps)
  }
}

/** Saves the profile last, because an existing profile marks the couple as complete. */
async function seed(account: Account, couple: DemoCouple, { clock, couples, inspirations }: DemoCoupleDeps) {
  const { board, preferences, image, monthsAhead, email, ...info } = couple
  if ((await inspirations.list(account)).length === 0) {
    for (const { images, ...inspiration } of board) {
      await inspirations.create(account, inspiration, await Promise.all(images.map(readImage)), null)
    }
  }
  const photos = image ? [await readImage(image)] : []
  await couples.saveBasicInfo(account, { ...info, wedding_date: saturdayAhead(clock.now(), monthsAhead) }, photos)
  await couples.savePreferences(account, preferences)
}

async function readImage(name: string): Promise<Upload> {
  const bytes = await readFile(new URL(`../../../assets/demo/people/${name}.webp`, import.meta.url))
  return { field: 'image', name: '', bytes }
}

/** Returns the date of a Saturday about this many months from now. */
function saturdayAhead(now: Date, months: number): string {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() + months)
  date.setUTCDate(date.getUTCDate() + 6 - date.getUTCDay())
  return date.toISOString().slice(0, 10)
}
