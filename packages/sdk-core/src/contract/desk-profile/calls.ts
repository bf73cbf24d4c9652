import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import {
  MAX_GUESTS,
  MAX_IMAGE_BYTES,
  MAX_VENDOR_ABOUT_LENGTH,
  MAX_VENDOR_AREAS,
  MAX_VENDOR_FAQS,
  MAX_VENDOR_FEATURES,
  MAX_VENDOR_LINE_LENGTH,
  MAX_VENDOR_PACKAGES,
  MAX_VENDOR_PHOTOS,
  MAX_VENDOR_PRICE_CENTS,
  MAX_VENDOR_SERVICES,
  MAX_VENDOR_TEXT_LENGTH,
} from '../shared/limits.ts'
import { PHOTO_TYPES } from '../shared/photos.ts'
import { Id, WholeNumber } from '../shared/primitives.ts'
import { toCents } from '../shared/to-cents.ts'
import { DeskProfile, DeskTopicList } from './schema.ts'
import { DEPOSIT_UNITS } from './states.ts'
import { deskProfileWire } from './wire.ts'

const desk = { tag: 'desk', noStore: true, status: 200 } as const
const profile = { ...desk, response: DeskProfile, failures: [400, 401, 403, 409] } as const

/** The version of the section that the change is based on. */
const version = z.string({ error: 'Send the version of the section.' }).check(z.maxLength(64))

const text = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, { error: `Use at most ${max.toLocaleString('en-US')} characters.` }),
    // The database cannot store NUL or half of a surrogate pair.
    z.refine((value) => !/\0|\p{Surrogate}/u.test(value), {
      error: 'This text contains characters that we cannot store. Please type it again.',
    }),
  )
const required = (max: number, missing: string) => text(max).check(z.minLength(1, { error: missing }))
const line = text(MAX_VENDOR_LINE_LENGTH)

/** A text that is stored in a list separated by commas. */
const listed = (missing: string) =>
  required(100, missing).check(z.refine((entry) => !entry.includes(','), { error: 'Leave out commas.' }))

const list = <Item extends z.ZodMiniType>(item: Item, max: number, noun: string) =>
  z.array(item).check(z.maxLength(max, { error: `Use at most ${max} ${noun}.` }))

const Price = z.string({ error: 'Enter a price.' }).check(
  z.trim(),
  z.refine((price) => /^\d{1,8}(\.\d{1,2})?$/.test(price) && (toCents(price) ?? 0) <= MAX_VENDOR_PRICE_CENTS, {
    error: 'Enter a price such as 1250.00.',
  }),
)
const Package = z
  .object({
    /** The id of a stored deal. Absent for a new deal. */
    id: z.optional(WholeNumber),
    name: required(MAX_VENDOR_LINE_LENGTH, 'Enter a name.'),
    description: text(MAX_VENDOR_TEXT_LENGTH),
    original_price: Price,
    discounted_price: z.optional(Price),
  })
  .check(
    z.refine(
      ({ original_price, discounted_price }) =>
        discounted_price === undefined || (toCents(discounted_price) ?? 0) < (toCents(original_price) ?? 0),
      { error: 'Enter a discounted price below the price.', path: ['discounted_price'] },
    ),
    z.refine(({ discounted_price }) => discounted_price === undefined || (toCents(discounted_price) ?? 0) > 0, {
      error: 'Enter a discounted price above 0.',
      path: ['discounted_price'],
    }),
  )

const whole = (min: number, max: number) => {
  const error = `Enter a whole number from ${min} to ${max.toLocaleString('en-US')}.`
  return z
    .number({ error })
    .check(z.refine((value) => Number.isInteger(value) && value >= min && value <= max, { error }))
}
const guests = z.optional(whole(1, MAX_GUESTS))

export const deskProfileCalls = {
  getDeskProfile: {
    ...deskProfileWire.getDeskProfile,
    ...profile,
    summary: 'Returns everything on the vendor’s profile that the vendor can change.',
    failures: [401, 403],
  },
  listDeskTopics: {
    ...deskProfileWire.listDeskTopics,
    ...desk,
    summary: 'Lists the topics that a vendor can confirm or rule out in its facts.',
    response: DeskTopicList,
    failures: [401, 403],
  },
  saveDeskBasics: {
    ...deskProfileWire.saveDeskBasics,
    ...profile,
    summary: 'Changes the name, the categories, the location and the phone number. 409 if the version is outdated.',
    body: z.object({
      version,
      business_name: required(MAX_VENDOR_LINE_LENGTH, 'Enter the name of your business.'),
      categories: z
        .array(Id, { error: 'Choose a category.' })
        .check(
          z.minLength(1, { error: 'Choose a category.' }),
          z.maxLength(5, { error: 'Choose at most 5 categories.' }),
        ),
      business_location: line,
      phone: text(40),
    }),
  },
  saveDeskAbout: {
    ...deskProfileWire.saveDeskAbout,
    ...profile,
    summary: 'Changes the description and the services. Removes HTML that is not allowed.',
    body: z.object({
      version,
      /** HTML. Tags other than p, br, b, strong, i, em, ul, ol, li, a and h2 to h4 are removed. */
      about_us: text(MAX_VENDOR_ABOUT_LENGTH),
      services: list(listed('Enter a service.'), MAX_VENDOR_SERVICES, 'services'),
    }),
  },
  addDeskPhotos: {
    ...deskProfileWire.addDeskPhotos,
    ...profile,
    summary: 'Adds photos to the end of the gallery.',
    body: z.object({}),
    files: { images: { maxFiles: 10, maxBytes: MAX_IMAGE_BYTES, types: PHOTO_TYPES } },
    failures: [400, 401, 403, 413],
  },
  saveDeskPhotos: {
    ...deskProfileWire.saveDeskPhotos,
    ...profile,
    summary: 'Changes the order and the alternative texts of the photos. Removes the photos that are left out.',
    body: z.object({
      version,
      photos: list(z.object({ id: z.string(), alt: text(MAX_VENDOR_LINE_LENGTH) }), MAX_VENDOR_PHOTOS, 'photos'),
    }),
  },
  saveDeskPackages: {
    ...deskProfileWire.saveDeskPackages,
    ...profile,
    summary: 'Replaces the deals. Couples keep the removed deals that they have claimed.',
    body: z.object({ version, packages: list(Package, MAX_VENDOR_PACKAGES, 'deals') }),
  },
  saveDeskFaqs: {
    ...deskProfileWire.saveDeskFaqs,
    ...profile,
    summary: 'Replaces the frequently asked questions.',
    body: z.object({
      version,
      faqs: list(
        z.object({
          question: required(1000, 'Enter a question.'),
          answer: required(MAX_VENDOR_TEXT_LENGTH, 'Enter an answer.'),
        }),
        MAX_VENDOR_FAQS,
        'questions',
      ),
    }),
  },
  saveDeskFacts: {
    ...deskProfileWire.saveDeskFacts,
    ...profile,
    summary: 'Replaces the stated facts. They take precedence over the facts that the texts contain.',
    body: z.object({
      version,
      seated: guests,
      standing: guests,
      min_guests: guests,
      areas: list(listed('Enter a place.'), MAX_VENDOR_AREAS, 'places'),
      travel_miles: z.optional(whole(1, 20_000)),
      features: list(z.object({ topic: z.string(), has: z.boolean() }), MAX_VENDOR_FEATURES, 'features'),
      deposit: z.optional(
        z.object({ amount: whole(0, 1_000_000), unit: z.enum(DEPOSIT_UNITS) }).check(
          z.refine(({ amount, unit }) => unit === 'dollars' || amount <= 100, {
            error: 'Enter at most 100 percent.',
            path: ['amount'],
          }),
        ),
      ),
      refund_days: z.optional(whole(0, 1_000)),
    }),
  },
} as const satisfies Record<string, Call>
