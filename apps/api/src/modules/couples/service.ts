import {
  type BodyOf,
  type CoupleDashboard,
  type CoupleProfile,
  type calls,
  normalizeEmail,
  type SessionScope,
  sameId,
  type VisionFacts,
} from '@vowkit/sdk-core/contract'
import type { Account, Pair, Upload } from '../../http/call-context.ts'
import { HttpError, invalidField } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import type { AccountService } from '../accounts/service.ts'
import type { CategoryService } from '../categories/service.ts'
import type { ImageStore } from '../files/service.ts'
import type { InspirationService } from '../inspirations/service.ts'
import type { ReadVisionFacts } from '../visions/service.ts'
import {
  type CoupleChanges,
  changeCouple,
  findCouple,
  listCategoryIds,
  readAccount,
  replaceCategories,
} from './repository.ts'
import { type CoupleRecord, toDashboard, toProfile } from './views.ts'

/** The fields of a profile that visions can suggest. */
const VISION_FACTS = [
  'wedding_date',
  'guests',
  'wedding_budget',
  'wedding_city',
  'wedding_description',
] as const satisfies readonly (keyof VisionFacts)[]

const EMPTY_WORDS: ReadonlySet<string> = new Set(['null', 'undefined'])

/** The wedding profile of an account. The account always comes from the session, never from the request body. */
export interface CoupleService {
  /** Returns whether the account has saved a profile. */
  isKnown(accountId: number): Promise<boolean>
  /** `caller` is the account of the person, whose own name and email the answers contain, like those of `saveProfile`. */
  getDashboard(account: Account, caller: Account, scope: SessionScope): Promise<CoupleDashboard>
  getProfile(account: Account, caller: Account): Promise<CoupleProfile>
  /** Saves partner, place, date and the first photo. Without a photo, the current image is not changed. */
  saveBasicInfo(account: Account, info: BodyOf<typeof calls.saveBasicInfo>, photos: Upload[]): Promise<void>
  /** Replaces description, budget and categories. Throws 400 for an unknown category. */
  savePreferences(account: Account, preferences: BodyOf<typeof calls.savePreferences>): Promise<void>
  /** Saves the given fields of the profile. Does not change missing fields. */
  saveProfile(account: Account, caller: Account, profile: BodyOf<typeof calls.saveProfile>): Promise<void>
  /** Stores the first photo and returns its URL. Throws 400 without a photo. */
  saveProfileImage(account: Account, photos: Upload[]): Promise<string>
}

export interface CoupleDeps {
  db: Database
  accounts: AccountService
  categories: CategoryService
  inspirations: InspirationService
  imageStore: ImageStore
  readVisionFacts: ReadVisionFacts
}

export function createCoupleService(deps: CoupleDeps): CoupleService {
  const { db, accounts, categories, inspirations, imageStore, readVisionFacts } = deps
  async function read({ id, pair }: Account, caller: Account): Promise<CoupleRecord> {
    const account = await accounts.find(db, caller.email)
    if (!account) throw new Error('An account was deleted while it was being read.')
    const couple = await findCouple(db, id)
    const isFirst = account.id === id
    const people = pair && { you: isFirst ? pair.first : pair.partner, other: isFirst ? pair.partner : pair.first }
    const other = people && (await readAccount(db, people.other.id))
    return { id, account, couple, people, other, image: imageStore.urlOf(couple?.imageKey) }
  }

  /** Writes the changes and replaces the image if there is a photo. Returns the key of the new image. */
  async function changeWithPhotos(account: Account, changes: CoupleChanges, photos: Upload[]) {
    const [first] = await imageStore.clean(account.id, photos)
    return imageStore.keepFor(account.id, first ? [first] : [], async ([imageKey], claim) => {
      const replaced = await db.transaction(async (tx) => {
        const before = await changeCouple(tx, account.id, { ...changes, imageKey })
        await claim(tx)
        const replaced = imageKey && before.imageKey ? [before.imageKey] : []
        await imageStore.release(tx, replaced)
        return replaced
      })
      await imageStore.drop(replaced)
      return imageKey
    })
  }

  return {
    isKnown: async (accountId) => (await findCouple(db, accountId)) !== null,

    async getDashboard(account, caller, scope) {
      const record = await read(account, caller)
      const dashboard = toDashboard(record, await inspirations.listImages(account), scope)
      const isDeskOnly = record.couple === null && (await accounts.hasOnlyDesk(db, caller.id))
      return isDeskOnly ? { ...dashboard, is_desk_only: true } : dashboard
    },

    async getProfile(account, caller) {
      const profile = toProfile(await read(account, caller), await listCategoryIds(db, account.id))
      const isOpen = (name: keyof VisionFacts) => !profile[name] || profile[name] === 'null'
      if (!VISION_FACTS.some(isOpen)) return profile
      const facts = Object.entries(await readVisionFacts(account.id)).filter(
        ([name, value]) => value !== undefined && isOpen(name as keyof VisionFacts),
      )
      return facts.length > 0 ? { ...profile, vision_facts: Object.fromEntries(facts) } : profile
    },

    async saveBasicInfo(account, info, photos) {
      const { user_primary, partner_name, partner_email = '', wedding_location = '', wedding_date, guests } = info
      if (user_primary !== undefined && user_primary !== '' && !sameId(user_primary, account.id)) {
        throw new HttpError(403, 'forbidden', 'This profile belongs to another account.')
      }
      const partnerName = fromForm(partner_name)
      if (!partnerName) throw invalidField('partner_name', 'Enter your partner’s name.')
      const partnerEmail = normalizeEmail(partner_email)
      const weddingCity = fromForm(wedding_location) || undefined
      const partner = account.pair ? await readPartner(db, account.pair) : { partnerName, partnerEmail }
      await changeWithPhotos(
        account,
        { ...partner, weddingCity, weddingDate: wedding_date, guests: toCount(guests) },
        photos,
      )
    },

    async savePreferences(account, { wedding_description, wedding_budget: budget, categories: wanted }) {
      const chosen = await categories.requireAll('categories', [wanted].flat())
      await db.transaction(async (tx) => {
        await changeCouple(tx, account.id, { weddingDescription: wedding_description.trim(), budget })
        await replaceCategories(tx, account.id, [...new Set(chosen.map(({ id }) => id))])
      })
    },

    async saveProfile(account, caller, profile) {
      const { first_name, last_name, partner_name, partner_email, wedding_date, wedding_city } = profile
      const { phone_number, guests } = profile
      await db.transaction(async (tx) => {
        if (phone_number !== undefined) await accounts.setPhone(tx, caller.id, phone_number)
        await accounts.rename(tx, caller.id, {
          firstName: fromOptional(first_name),
          lastName: fromOptional(last_name),
        })
        await changeCouple(tx, account.id, {
          ...(account.pair
            ? await readPartner(tx, account.pair)
            : {
                partnerName: fromOptional(partner_name),
                partnerEmail: partner_email === undefined ? undefined : normalizeEmail(partner_email),
              }),
          weddingDate: wedding_date === '' ? null : wedding_date,
          weddingCity: fromOptional(wedding_city),
          guests: toCount(guests),
        })
      })
    },

    async saveProfileImage(account, photos) {
      if (photos.length === 0) throw invalidField('image', 'Please choose a photo.')
      return imageStore.urlOf(await changeWithPhotos(account, {}, photos))
    },
  }
}

/** Returns the name that the partner has entered. Neither person can change it, or the email address, for the other. */
async function readPartner(tx: Database, { partner }: Pair): Promise<Pick<CoupleChanges, 'partnerName'>> {
  const account = await readAccount(tx, partner.id)
  return { partnerName: account && (`${account.firstName} ${account.lastName}`.trim() || undefined) }
}

/** Returns the trimmed text of a form field. Some clients send the words `null` and `undefined` for an empty field. */
function fromForm(text: string): string {
  const trimmed = text.trim()
  return EMPTY_WORDS.has(trimmed) ? '' : trimmed
}

/** Converts a number of a form. An empty field clears the stored number, a missing one keeps it. */
function toCount(given: number | string | undefined): number | null | undefined {
  return given === '' ? null : given === undefined ? undefined : Number(given)
}

/** Returns the trimmed text of an optional form field, or undefined. */
function fromOptional(text: string | undefined): string | undefined {
  return text === undefined ? undefined : fromForm(text)
}
