import { safePath } from '@vowkit/sdk-core/contract'

/** A path stays on its origin, whichever that is. */
const ANY_ORIGIN = 'https://site.invalid'
/** Characters of a secret, at least. */
const MIN_SECRET = 32
/** As the addresses of browsers have them. */
const HOST = /^[a-z\d-]+(\.[a-z\d-]+)*$/

/** The environment as a process sees it. */
export type Env = Readonly<Record<string, string | undefined>>

/** A setting whose value cannot be used; the message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Text, or undefined when unset or blank. */
export function readText(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined
}

/** A whole number within bounds. */
export function readNumber(env: Env, name: string, fallback: number, { min = 0, max = 2 ** 31 } = {}): number {
  const text = readText(env, name)
  if (text === undefined) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  }
  return value
}

/** `1`, `true`, `0` or `false`. */
export function readFlag(env: Env, name: string): boolean {
  const text = readText(env, name)
  if (text === undefined || text === '0' || text === 'false') return false
  if (text === '1' || text === 'true') return true
  throw new ConfigError(`${name} must be 1 or 0, not "${text}".`)
}

/** One of a few words. */
export function readChoice<Word extends string>(env: Env, name: string, words: readonly Word[], fallback: Word): Word {
  const text = readText(env, name)
  const word = text === undefined ? fallback : words.find((known) => known === text)
  if (word === undefined) throw new ConfigError(`${name} must be one of ${words.join(', ')}, not "${text}".`)
  return word
}

/** An absolute http(s) address, without a slash at its end. */
export function readUrl(env: Env, name: string): string | undefined {
  const text = readText(env, name)
  if (text === undefined) return undefined
  // The value is not quoted: it may have a password in it.
  if (!isWebAddress(text)) throw new ConfigError(`${name} must be an http or https address without a password.`)
  return text.replace(/\/+$/, '')
}

/** Where a link of the site leads, as it is written: an absolute http(s) address or a path of the site itself. */
export function readLink(env: Env, name: string): string | undefined {
  const text = readText(env, name)
  if (text === undefined || isWebAddress(text) || safePath(text, ANY_ORIGIN) !== null) return text
  throw new ConfigError(`${name} must be an http or https address without a password, or a path such as /onboarding.`)
}

/** Origins parted by commas. A malformed one stops the start-up, as a list that allows less than meant would go unnoticed. */
export function readOrigins(env: Env, name: string): string[] {
  const entries = (readText(env, name) ?? '').split(',').map((entry) => entry.trim())
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => {
      if (!URL.canParse(entry) || new URL(entry).origin !== entry) {
        throw new ConfigError(`${name} holds "${entry}", which is not an origin such as https://example.com.`)
      }
      return entry
    })
}

/** A host name, as the addresses of browsers have it. */
export function readHost(env: Env, name: string): string | undefined {
  const text = readText(env, name)
  return text === undefined ? undefined : toHost(name, text)
}

/** Host names parted by commas; undefined when unset. A malformed one stops the start-up. */
export function readHosts(env: Env, name: string): string[] | undefined {
  const text = readText(env, name)
  return text?.split(',').map((entry) => toHost(name, entry.trim()))
}

function toHost(name: string, text: string): string {
  if (HOST.test(text)) return text
  throw new ConfigError(`${name} holds "${text}", which is not a host name such as checkout.example.com.`)
}

/** What only a deployment knows: long enough that nobody guesses it. */
export function readSecret(env: Env, name: string): string | undefined {
  const text = readText(env, name)
  if (text === undefined || text.length >= MIN_SECRET) return text
  throw new ConfigError(
    `${name} must have at least ${MIN_SECRET} characters, such as \`openssl rand -base64 32\` gives.`,
  )
}

function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password
}
