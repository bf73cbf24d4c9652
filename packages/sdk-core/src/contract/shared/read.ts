import { isRecord } from './envelope.ts'

/**
 * Readers of answers: they take whatever shape a backend sent, give ours, and throw an `Unreadable` where it makes no
 * sense. They stand apart from the schemas so that a page that only reads does not carry a validator; the contract's
 * tests hold the two together.
 */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

export function readRecord(value: unknown): Record<string, unknown> {
  if (isRecord(value)) return value
  throw new Unreadable('expected an object')
}

/** Text, or a number as text. What is missing is `missing`, or unreadable where nothing is given for it. */
export function readText(value: unknown, missing?: string): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (value == null && missing !== undefined) return missing
  throw new Unreadable('expected text')
}

/** Some texts of a record; what is missing is `""`. */
export function readTexts<Name extends string>(
  record: Record<string, unknown>,
  ...names: readonly Name[]
): Record<Name, string> {
  const texts = names.map((name) => [name, readText(record[name], '')])
  return Object.fromEntries(texts) as Record<Name, string>
}

/** The id of a row, as it came. */
export function readId(value: unknown): string | number {
  return typeof value === 'number' ? value : readText(value)
}

/** A number, or text that says one. */
export function readNumber(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number === 'number' && Number.isFinite(number)) return number
  throw new Unreadable('expected a number')
}

/** An amount of money as decimal text. */
export const MONEY_PATTERN = /^-?\d+(\.\d{1,2})?$/

/** Money, from decimal text or from a number. */
export function readMoney(value: unknown): string {
  if (typeof value === 'string' && MONEY_PATTERN.test(value)) return value
  const amount = readNumber(value).toFixed(2)
  if (MONEY_PATTERN.test(amount)) return amount
  throw new Unreadable('expected an amount of money')
}

/** Reads a field that may be missing or null. */
export function readOptional<Value>(value: unknown, read: (value: unknown) => Value): Value | undefined {
  return value == null ? undefined : read(value)
}

/** The one of `options` that a value is, else undefined. */
export function readOneOf<Option extends string>(value: unknown, options: readonly Option[]): Option | undefined {
  return options.find((option) => option === value)
}

/** A calendar date, out of a date or an instant; `""` for anything else. */
export function readDate(value: unknown): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(readText(value, ''))?.[0] ?? ''
}

/** What a call answers that has nothing to tell but that it is done. */
export function readDetail(body: unknown): { detail: string } {
  return { detail: isRecord(body) ? readText(body.detail, '') : '' }
}
