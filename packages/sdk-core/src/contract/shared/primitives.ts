import * as z from 'zod/mini'
import { imageIn } from './envelope.ts'
import { MAX_GUESTS } from './limits.ts'
import { MONEY_PATTERN, readDate, readId, readMoney, readTextOrEmpty } from './read.ts'
import { loose, orBareValue, readBy, withAliases } from './reading.ts'

/** Text. The reader converts a missing value to `""`. */
export const Text = readBy(z.string(), readTextOrEmpty)

/** The id of a database row: an integer on Vowkit's backend, text on some other backends. Compare ids with `sameId`. */
export const Id = readBy(z.union([z.number(), z.string()]), readId)
export type Id = z.infer<typeof Id>

/** A whole number in a path or a query, as a number or as text. */
export const WholeNumber = z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))])

const GUESTS = `Enter a number from 1 to ${MAX_GUESTS}.`

/** The number of guests of a wedding, as a number or as text. */
export const GuestCount = WholeNumber.check(
  z.refine((guests) => Number.isInteger(Number(guests)) && Number(guests) >= 1 && Number(guests) <= MAX_GUESTS, {
    error: GUESTS,
  }),
)

/** The number of guests in a form that can clear it. */
export const GivenOptionalGuestCount = z.union([z.literal(''), GuestCount], { error: GUESTS })

/** The id of a vision. */
export const VisionId = z.uuid()

/** The last part of a share link: 128 random bits in base64url. */
export const ShareSlug = z.string().check(z.regex(/^[\w-]{22}$/))

/** An amount in the currency of the deployment as decimal text, such as `"4.99"`. */
export const Money = readBy(z.string().check(z.regex(MONEY_PATTERN)), readMoney)

/** A calendar date without a time zone, `YYYY-MM-DD`. */
export const LocalDate = z.iso.date()

/** A calendar date, or `""` for a missing date. */
export const OptionalDate = readBy(z.union([LocalDate, z.literal('')]), readDate)

/** A date in a request. Rejects the year 0, which does not exist. */
export const GivenDate = z.iso
  .date({ error: 'Enter a valid date.' })
  .check(z.refine((date) => date >= '0001', { error: 'Enter a valid date.' }))

/** A date in a request, or `""` for a missing date. */
export const GivenOptionalDate = z.union([z.literal(''), GivenDate], { error: 'Enter a valid date.' })

/** A point in time, in ISO 8601 format and in UTC. */
export const Timestamp = z.string()

/** A point in time, or `""` if the backend does not send it. */
export const TimestampOrEmpty = readBy(Timestamp, readTextOrEmpty)

/** The absolute URL of an image, or `""` for a missing image. */
export const ImageUrl = readBy(z.string(), imageIn)

/** One image in a list of images. */
export const Picture = z.object({ image: orBareValue(withAliases(ImageUrl, 'image_url', 'url')) })
export type Picture = z.infer<typeof Picture>

/** An email address as the visitor typed it. {@link normalizeEmail} returns the form that identifies the account. */
export const Email = z.string().check(z.trim(), z.email({ error: 'Enter a valid email address.' }), z.maxLength(254))

/** An email address, or `""` for a missing address. */
export const OptionalEmail = z.union([z.literal(''), Email], { error: 'Enter a valid email address.' })

/** Maximum length of a name, in UTF-16 code units. */
const MAX_NAME_LENGTH = 120

/** A person's name, or `""` for a missing name. */
export const OptionalName = z.string().check(z.trim(), z.maxLength(MAX_NAME_LENGTH))

/** A person's name. `missing` is the error message for an empty name. */
export function personName(missing: string) {
  return z.string({ error: missing }).check(z.trim(), z.minLength(1, { error: missing }), z.maxLength(MAX_NAME_LENGTH))
}

/** A list with at least one item. Also accepts an item that is not in a list, because some forms send it that way. */
export function oneOrMore<Item extends z.ZodMiniType>(item: Item) {
  return z.union([z.array(item).check(z.minLength(1)), item])
}

/** The response of a call that returns no data. */
export const Detail = loose(z.object({ detail: Text }))
export type Detail = z.infer<typeof Detail>

/** Normalizes an email address to the form that identifies an account. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}
