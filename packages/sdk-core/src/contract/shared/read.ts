import { imageIn, isRecord, listIn } from './envelope.ts'

/**
 * What the generated readers of answers are made from. Readers take the shapes that different backends send, return
 * ours, and throw an `Unreadable` where an answer makes no sense. They stand apart from the schemas so that a page that
 * only reads does not load a validator.
 */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

export function readRecord(value: unknown): Record<string, unknown> {
  if (isRecord(value)) return value
  throw new Unreadable('expected an object')
}

/** The object; an empty one for any other value. */
export function recordOrEmpty(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

/** The object in the field `data`, or the value itself. */
export function unwrap(value: unknown): unknown {
  return isRecord(value) && isRecord(value.data) ? value.data : value
}

/** The first of these fields that is there, or the value itself if it is no object. */
export function fieldOrValue(value: unknown, ...names: readonly string[]): unknown {
  if (!isRecord(value)) return value
  const name = names.find((name) => value[name] != null)
  return name === undefined ? undefined : value[name]
}

/** Text, or a number as text. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  throw new Unreadable('expected text')
}

/** Text, or a number as text; `""` for an absent value. */
export function readTextOrEmpty(value: unknown): string {
  return value == null ? '' : readText(value)
}

/** Text, never a number. */
export function readWord(value: unknown): string {
  if (typeof value === 'string') return value
  throw new Unreadable('expected a word')
}

/** Text that matches a pattern. */
function readMatching(value: unknown, pattern: RegExp): string {
  const text = readText(value)
  if (pattern.test(text)) return text
  throw new Unreadable(`expected text like ${pattern}`)
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function readUuid(value: unknown): string {
  return readMatching(value, UUID)
}

/** The id of a row, as it came. */
export function readId(value: unknown): string | number {
  return typeof value === 'number' ? value : readText(value)
}

/** The id of a user, given as such or as the user. */
export function readUserId(value: unknown): string | number {
  return readId(fieldOrValue(value, 'id', 'user_id'))
}

/** A number, or text that says one. */
export function readNumber(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number === 'number' && Number.isFinite(number)) return number
  throw new Unreadable('expected a number')
}

/** A flag, also as the text of one. */
export function readFlag(value: unknown): boolean {
  return typeof value === 'string' ? value.toLowerCase() === 'true' : Boolean(value)
}

/** An amount of money as decimal text. */
export const MONEY_PATTERN = /^-?\d+(\.\d{1,2})?$/

/** Money, from decimal text or from a number. */
export function readMoney(value: unknown): string {
  if (typeof value === 'string' && MONEY_PATTERN.test(value)) return value
  return readMatching(readNumber(value).toFixed(2), MONEY_PATTERN)
}

/** A colour as `#rrggbb`. */
export const COLOUR_PATTERN = /^#[\da-fA-F]{6}$/

/** A colour, and nothing else: colours become styles. */
export function readColour(value: unknown): string {
  return readMatching(value, COLOUR_PATTERN)
}

/** A calendar date, out of a date or an instant; `""` for anything else. */
export function readDate(value: unknown): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(readTextOrEmpty(value))?.[0] ?? ''
}

/** A city. Forms that had nothing to send once sent the word `null`. */
export function readCity(value: unknown): string {
  const city = readTextOrEmpty(value)
  return city === 'null' ? '' : city
}

/** An image as an address or a `data:` URL; bare base64 is that of a PNG. */
export function readImage(value: unknown): string {
  const image = readText(imageIn(value) || undefined)
  return /^(https?:|data:|\/)/.test(image) ? image : `data:image/png;base64,${image}`
}

/** Reads a value that may be missing or null. */
export function readOptional<Value>(value: unknown, read: (value: unknown) => Value): Value | undefined {
  return value == null ? undefined : read(value)
}

/** Reads a value; undefined if it is missing or unreadable. */
export function readIfPossible<Value>(value: unknown, read: (value: unknown) => Value): Value | undefined {
  try {
    return readOptional(value, read)
  } catch (cause) {
    if (cause instanceof Unreadable) return undefined
    throw cause
  }
}

/** Reads every item of a list, in whatever envelope it stands. A missing list is an empty one. */
export function readList<Item>(value: unknown, read: (value: unknown) => Item): Item[] {
  return (listIn(value) ?? []).map(read)
}

/** Reads the items of a list that are readable. */
export function readListIfPossible<Item>(value: unknown, read: (value: unknown) => Item): Item[] {
  return (listIn(value) ?? []).map((item) => readIfPossible(item, read)).filter((item) => item !== undefined)
}

/** The one of `options` that a value is, else undefined. */
export function readOneOf<Option extends string>(value: unknown, options: readonly Option[]): Option | undefined {
  return options.find((option) => option === value)
}

/** The one of `options` that a value is. */
export function readOption<Option extends string>(value: unknown, options: readonly Option[]): Option {
  const option = readOneOf(value, options)
  if (option !== undefined) return option
  throw new Unreadable(`expected one of ${options}`)
}
