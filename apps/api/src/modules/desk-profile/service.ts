import { listTopics } from '@vowkit/concierge/facts'
import { type BodyOf, type calls, type DeskProfile, type DeskTopic, MAX_VENDOR_PHOTOS } from '@vowkit/sdk-core/contract'
import type { AcceptedLanguage } from '../../http/accept-language.ts'
import type { Account, Upload } from '../../http/call-context.ts'
import { HttpError, invalidField } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { CategoryService } from '../categories/service.ts'
import type { ImageStore } from '../files/service.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import { sanitizeAboutUs, type VendorService } from '../vendors/service.ts'
import {
  filterStoredKeys,
  findProfileRows,
  lockVendor,
  type ProfileRows,
  replaceCategories,
  replaceDeals,
  replaceFaqs,
  replaceImages,
  replaceStatedFacts,
  updateVendor,
} from './repository.ts'
import { deskProfileRules } from './rules.ts'
import { photosOf, type Section, toDeskProfile } from './views.ts'

type Basics = BodyOf<typeof calls.saveDeskBasics>
type About = BodyOf<typeof calls.saveDeskAbout>
type Photos = BodyOf<typeof calls.saveDeskPhotos>
type Packages = BodyOf<typeof calls.saveDeskPackages>
type Faqs = BodyOf<typeof calls.saveDeskFaqs>
type Facts = BodyOf<typeof calls.saveDeskFacts>

/**
 * The vendor's side of its profile. The token determines the vendor. Each method throws 403 `not_a_vendor` for accounts
 * without a vendor. The changes throw 409 `outdated` if the section has changed since the given version, and return the
 * changed profile.
 */
export interface DeskProfiles {
  get(account: Account): Promise<DeskProfile>
  /** The topics that stated features can have, with labels in this language. */
  listTopics(account: Account, language: AcceptedLanguage): Promise<DeskTopic[]>
  /** Throws 400 for an unknown category. */
  saveBasics(account: Account, basics: Basics): Promise<DeskProfile>
  saveAbout(account: Account, about: About): Promise<DeskProfile>
  /** Adds photos to the end of the gallery. Throws 400 if there are too many. */
  addPhotos(account: Account, uploads: Upload[]): Promise<DeskProfile>
  /** Changes the order and the alternative texts, and removes the photos that are left out. */
  savePhotos(account: Account, photos: Photos): Promise<DeskProfile>
  savePackages(account: Account, packages: Packages): Promise<DeskProfile>
  saveFaqs(account: Account, faqs: Faqs): Promise<DeskProfile>
  /** Throws 400 for an unknown topic. */
  saveFacts(account: Account, facts: Facts): Promise<DeskProfile>
}

export interface DeskProfileDeps {
  db: Database
  clock: Clock
  vendors: Pick<VendorService, 'findByUser' | 'imageUrlOf' | 'renameSlug' | 'refreshFacts' | 'forgetPublic'>
  categories: Pick<CategoryService, 'requireAll'>
  imageStore: ImageStore
  rateLimits: Pick<RateLimits, 'spend'>
}

const TOPICS = { en: listTopics('en'), es: listTopics('es') }
const STORED_IMAGE = /^\/files\/([^/?]+)$/
const THUMBNAIL = '?width=480'

export function createDeskProfiles(deps: DeskProfileDeps): DeskProfiles {
  const { db, clock, vendors, categories, imageStore, rateLimits } = deps

  async function requireVendor({ id: userId }: Account): Promise<number> {
    const vendor = await vendors.findByUser(userId)
    if (vendor) return vendor.id
    throw new HttpError(403, 'not_a_vendor', 'This account has no vendor page. Sign in with the account of a vendor.')
  }

  async function read(vendorId: number): Promise<DeskProfile> {
    return toDeskProfile(await findProfileRows(db, vendorId), vendors.imageUrlOf)
  }

  /** Runs a change of a vendor's profile in a transaction. The facts, the search and the caches follow. */
  async function change<T>(vendorId: number, work: (tx: Database, rows: ProfileRows) => Promise<T>): Promise<T> {
    const result = await db.transaction(async (tx) => {
      await rateLimits.spend(tx, `profile-changes:${vendorId}`, deskProfileRules.profileChanges)
      await lockVendor(tx, vendorId)
      const done = await work(tx, await findProfileRows(tx, vendorId))
      await vendors.refreshFacts(tx, vendorId)
      return done
    })
    vendors.forgetPublic()
    return result
  }

  async function save<T>(
    account: Account,
    { section, version }: { section: Section; version: string },
    work: (tx: Database, rows: ProfileRows) => Promise<T>,
  ): Promise<{ done: T; profile: DeskProfile }> {
    const vendorId = await requireVendor(account)
    const done = await change(vendorId, async (tx, rows) => {
      if (toDeskProfile(rows, vendors.imageUrlOf)[section].version !== version) throw outdated()
      return work(tx, rows)
    })
    return { done, profile: await read(vendorId) }
  }

  /** Replaces the gallery. The vendor's image in lists follows the first photo. */
  async function storePhotos(tx: Database, rows: ProfileRows, photos: { id: string; alt: string }[]): Promise<void> {
    const { id: vendorId } = rows.vendor
    await replaceImages(
      tx,
      vendorId,
      photos.map(({ id, alt }) => ({ image: id, alt })),
    )
    const [before] = photosOf(rows)
    const [cover] = photos
    if (cover?.id !== before?.id) await updateVendor(tx, vendorId, { image: cover ? toListImage(cover.id) : '' })
  }

  return {
    get: async (account) => read(await requireVendor(account)),

    async listTopics(account, language) {
      await requireVendor(account)
      return TOPICS[language]
    },

    async saveBasics(account, { version, business_name, categories: ids, business_location, phone }) {
      const chosen = await categories.requireAll('categories', ids)
      const { profile } = await save(account, { section: 'basics', version }, async (tx, { vendor }) => {
        const change = { businessName: business_name, businessLocation: business_location, phone }
        await updateVendor(tx, vendor.id, change)
        await vendors.renameSlug(tx, { id: vendor.id, businessName: business_name })
        await replaceCategories(tx, vendor.id, [...new Set(chosen.map(({ id }) => id))])
      })
      return profile
    },

    async saveAbout(account, { version, about_us, services }) {
      const { profile } = await save(account, { section: 'about', version }, (tx, { vendor }) =>
        updateVendor(tx, vendor.id, {
          aboutUs: sanitizeAboutUs(about_us),
          businessServices: [...new Set(services)].join(', '),
        }),
      )
      return profile
    },

    async addPhotos(account, uploads) {
      const vendorId = await requireVendor(account)
      if (uploads.length === 0) throw invalidField('images', 'Choose at least one photo.')
      const images = await imageStore.clean(account.id, uploads)
      await imageStore.keepFor(account.id, images, (keys, claim) =>
        change(vendorId, async (tx, rows) => {
          const added = keys.map((key) => ({ id: `/files/${key}`, alt: '' }))
          const photos = [...photosOf(rows), ...added]
          if (photos.length > MAX_VENDOR_PHOTOS)
            throw invalidField('images', `You can have ${MAX_VENDOR_PHOTOS} photos. Remove some first.`)
          await storePhotos(tx, rows, photos)
          await claim(tx)
        }),
      )
      return read(vendorId)
    },

    async savePhotos(account, { version, photos }) {
      const { done, profile } = await save(account, { section: 'photos', version }, async (tx, rows) => {
        const known = new Set(photosOf(rows).map(({ id }) => id))
        const kept = new Map(photos.map((photo) => [photo.id, photo]))
        if (photos.some(({ id }) => !known.has(id))) throw invalidField('photos', 'One of the photos does not exist.')
        await storePhotos(tx, rows, [...kept.values()])
        const removed = [...known].filter((id) => !kept.has(id)).flatMap((id) => STORED_IMAGE.exec(id)?.[1] ?? [])
        const keys = await filterStoredKeys(tx, rows.vendor.accountId, removed)
        await imageStore.release(tx, keys)
        return keys
      })
      await imageStore.drop(done)
      return profile
    },

    async savePackages(account, { version, packages }) {
      const { profile } = await save(account, { section: 'packages', version }, async (tx, { vendor, deals }) => {
        const ids = packages.flatMap(({ id }) => (id === undefined ? [] : Number(id)))
        const known = new Set(deals.map(({ id }) => id))
        if (new Set(ids).size < ids.length || ids.some((id) => !known.has(id)))
          throw invalidField('packages', 'One of the deals does not exist.')
        const given = packages.map(({ id, name, description, original_price, discounted_price }) => ({
          ...{ id: id === undefined ? undefined : Number(id), name, description },
          ...{ originalPrice: original_price, discountedPrice: discounted_price ?? null },
        }))
        await replaceDeals(tx, vendor.id, given, clock.now())
      })
      return profile
    },

    async saveFaqs(account, { version, faqs }) {
      const { profile } = await save(account, { section: 'faqs', version }, (tx, { vendor }) =>
        replaceFaqs(tx, vendor.id, faqs),
      )
      return profile
    },

    async saveFacts(account, { version, ...facts }) {
      const unknown = facts.features.some((feature) => TOPICS.en.every(({ topic }) => topic !== feature.topic))
      if (unknown) throw invalidField('features', 'One of the features does not exist.')
      const features = [...new Map(facts.features.map((feature) => [feature.topic, feature])).values()]
      const { profile } = await save(account, { section: 'facts', version }, (tx, { vendor }) =>
        replaceStatedFacts(tx, vendor.id, { ...facts, areas: [...new Set(facts.areas)], features }),
      )
      return profile
    },
  }
}

/** Lists show a small copy of the vendor's own photos. */
function toListImage(image: string): string {
  return STORED_IMAGE.test(image) ? image + THUMBNAIL : image
}

function outdated(): HttpError {
  return new HttpError(
    409,
    'outdated',
    'Someone else has changed this part of the profile. Load the latest version, then make your change again.',
  )
}
