import { imageIn, isRecord, listIn } from './envelope.ts'

/**
 * The error that a reader throws for an invalid response. Readers accept the shapes that different backends send and
 * return the shape of this contract. They are separate from the schemas, so that pages do not load a validator.
 */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

export function readRecord(value: unknown): Record<string, unknown> {
  if (isRecord(value)) return value
  throw new Unreadable('expected an object')
}

/** Returns the value if it is an object. Returns an empty object otherwise. */
export function recordOrEmpty(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

/** Returns the object in the field `data`. Returns the value itself if there is none. */
export function unwrap(value: unknown): unknown {
  return isRecord(value) && isRecord(value.data) ? value.data : value
}

/** Returns the first of these fields that is present. Returns the value itself if it is not an object. */
export function fieldOrValue(value: unknown, ...names: readonly string[]): unknown {
  if (!isRecord(value)) return value
  const name = names.find((name) => value[name] != null)
  return name === undefined ? undefined : value[name]
}

/** Reads text. Converts a number to text. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  throw new Unreadable('expected text')
}

/** Reads text. Converts a number to text and a missing value to `""`. */
export function readTextOrEmpty(value: unknown): string {
  return value == null ? '' : readText(value)
}

/** Reads text. Throws for any other type, including numbers. */
export function readWord(value: unknown): string {
  if (typeof value === 'string') return value
  throw new Unreadable('expected a word')
}

/** Reads text that matches a pattern. */
function readMatching(value: unknown, pattern: RegExp): string {
  const text = readText(value)
  if (pattern.test(text)) return text
  throw new Unreadable(`expected text like ${pattern}`)
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function readUuid(value: unknown): string {
  return readMatching(value, UUID)
}

/** Reads an id, which is text or a number, without conversion. */
export function readId(value: unknown): string | number {
  return typeof value === 'number' ? value : readText(value)
}

/** Reads a user's id, which is the value itself or a field of a user object. */
export function readUserId(value: unknown): string | number {
  return readId(fieldOrValue(value, 'id', 'user_id'))
}

/** Reads a number. Converts numeric text. */
export function readNumber(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number === 'number' && Number.isFinite(number)) return number
  throw new Unreadable('expected a number')
}

/** Reads a boolean. Converts the text `true` or `false`. */
export function readFlag(value: unknown): boolean {
  return typeof value === 'string' ? value.toLowerCase() === 'true' : Boolean(value)
}

/** An amount of money as decimal text. */
export const MONEY_PATTERN = /^-?\d+(\.\d{1,2})?$/

/** Reads an amount of money from decimal text or a number. */
export function readMoney(value: unknown): string {
  if (typeof value === 'string' && MONEY_PATTERN.test(value)) return value
  return readMatching(readNumber(value).toFixed(2), MONEY_PATTERN)
}

/** A colour in the form `#rrggbb`. */
export const COLOUR_PATTERN = /^#[\da-fA-F]{6}$/

/** Reads a colour. Rejects all other formats, because colours are inserted into CSS. */
export function readColour(value: unknown): string {
  return readMatching(value, COLOUR_PATTERN)
}

/** Reads the calendar date from a date or a timestamp. Returns `""` for any other value. */
export function readDate(value: unknown): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(readTextOrEmpty(value))?.[0] ?? ''
}

/** Reads a city. Converts the text `null` to `""`, because old forms sent it for an empty field. */
export function readCity(value: unknown): string {
  const city = readTextOrEmpty(value)
  return city === 'null' ? '' : city
}

/** Reads an image as a URL or a `data:` URL. Converts bare base64 to the `data:` URL of a PNG. */
export function readImage(value: unknown): string {
  const image = readText(imageIn(value) || undefined)
  return /^(https?:|data:|\/)/.test(image) ? image : `data:image/png;base64,${image}`
}

/** Reads a value that may be missing or null. */
export function readOptional<Value>(value: unknown, read: (value: unknown) => Value): Value | undefined {
  return value == null ? undefined : read(value)
}

/** Reads a value. Returns undefined if the value is missing or invalid. */
export function readIfPossible<Value>(value: unknown, read: (value: unknown) => Value): Value | undefined {
  try {
    return readOptional(value, read)
  } catch (cause) {
    if (cause instanceof Unreadable) return undefined
    throw cause
  }
}

/** Reads all items of a list in any supported envelope. A missing list becomes an empty list. */
export function readList<Item>(value: unknown, read: (value: unknown) => Item): Item[] {
  return (listIn(value) ?? []).map(read)
}

/** Reads a list in any supported envelope and drops invalid items. */
export function readListIfPossible<Item>(value: unknown, read: (value: unknown) => Item): Item[] {
  return (listIn(value) ?? []).map((item) => readIfPossible(item, read)).filter((item) => item !== undefined)
}

/** Returns the option that equals the value. Returns undefined if there is none. */
export function readOneOf<Option extends string>(value: unknown, options: readonly Option[]): Option | undefined {
  return options.find((option) => option === value)
}

/** Returns the option that equals the value. Throws if there is none. */
export function readOption<Option extends string>(value: unknown, options: readonly Option[]): Option {
  const option = readOneOf(value, options)
  if (option !== undefined) return option
  throw new Unreadable(`expected one of ${options}`)
}
