import { safePath } from '@vowkit/sdk-core/contract'

/** An arbitrary base URL for validating paths. The result does not depend on it. */
const ANY_ORIGIN = 'https://site.invalid'
/** Minimum length of a secret. */
const MIN_SECRET = 32
/** A host name in the normalized form that browsers use. */
const HOST = /^[a-z\d-]+(\.[a-z\d-]+)*$/

/** The environment variables of the process. */
export type Env = Readonly<Record<string, string | undefined>>

/** An invalid setting. The message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads a string variable. Returns undefined if it is unset or blank. */
export function readText(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined
}

/** Reads a whole number. Throws `ConfigError` if it is out of bounds. */
export function readNumber(env: Env, name: string, fallback: number, { min = 0, max = 2 ** 31 } = {}): number {
  const text = readText(env, name)
  if (text === undefined) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  }
  return value
}

/** Reads an amount of money such as `0.04`. Default: 0. */
export function readAmount(env: Env, name: string): number {
  const text = readText(env, name)
  if (text === undefined || /^\d{1,6}(\.\d{1,6})?$/.test(text)) return Number(text ?? 0)
  throw new ConfigError(`${name} must be an amount such as 0.04, not "${text}".`)
}

/** Reads `1`, `true`, `0` or `false`. Default: false. */
export function readFlag(env: Env, name: string): boolean {
  const text = readText(env, name)
  if (text === undefined || text === '0' || text === 'false') return false
  if (text === '1' || text === 'true') return true
  throw new ConfigError(`${name} must be 1 or 0, not "${text}".`)
}

/** Reads a variable that must be one of the given words. */
export function readChoice<Word extends string>(env: Env, name: string, words: readonly Word[], fallback: Word): Word {
  const text = readText(env, name)
  const word = text === undefined ? fallback : words.find((known) => known === text)
  if (word === undefined) throw new ConfigError(`${name} must be one of ${words.join(', ')}, not "${text}".`)
  return word
}

/** Reads an absolute http(s) URL. Removes trailing slashes. */
export function readUrl(env: Env, name: string): string | undefined {
  const text = readText(env, name)
  if (text === undefined) return undefined
  // The message does not contain the value, because that may include a password.
  if (!isWebAddress(text)) throw new ConfigError(`${name} must be an http or https address without a password.`)
  return text.replace(/\/+$/, '')
}

/** Reads the URL of Redis. */
export function readRedisUrl(env: Env, name: string): string | undefined {
  const text = readText(env, name)
  if (text === undefined || (URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol))) return text
  // The message does not contain the value, because that may include a password.
  throw new ConfigError(`${name} must be a URL such as redis://127.0.0.1:6379, or rediss:// with TLS.`)
}

/** Reads the target of a link on the site: an absolute http(s) URL, or a path of the site. */
export function readLink(env: Env, name: string): string | undefined {
  const text = readText(env, name)
  if (text === undefined || isWebAddress(text) || safePath(text, ANY_ORIGIN) !== null) return text
  throw new ConfigError(`${name} must be an http or https address without a password, or a path such as /onboarding.`)
}

/**
 * Reads comma-separated origins. Throws `ConfigError` for an invalid entry instead of skipping it silently.
 */
export function readOrigins(env: Env, name: string): string[] {
  const entries = (readText(env, name) ?? '').split(',').map((entry) => entry.trim())
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => {
      if (!URL.canParse(entry) || new URL(entry).origin !== entry) {
        throw new ConfigError(`${name} contains "${entry}", which is not an origin such as https://example.com.`)
      }
      return entry
    })
}

/** Reads a host name. */
export function readHost(env: Env, name: string): string | undefined {
  const text = readText(env, name)
  return text === undefined ? undefined : toHost(name, text)
}

/** Reads comma-separated host names. Returns undefined if unset. Throws `ConfigError` for an invalid entry. */
export function readHosts(env: Env, name: string): string[] | undefined {
  const text = readText(env, name)
  return text?.split(',').map((entry) => toHost(name, entry.trim()))
}

function toHost(name: string, text: string): string {
  if (HOST.test(text)) return text
  throw new ConfigError(`${name} contains "${text}", which is not a host name such as checkout.example.com.`)
}

/** Reads a secret. Throws `ConfigError` if it is shorter than 32 characters. */
export function readSecret(env: Env, name: string): string | undefined {
  const text = readText(env, name)
  return text === undefined ? undefined : toSecret(name, text)
}

/** Reads comma-separated secrets. Throws `ConfigError` if one is shorter than 32 characters. */
export function readSecrets(env: Env, name: string): string[] {
  const entries = (readText(env, name) ?? '').split(',').map((entry) => entry.trim())
  return entries.filter((entry) => entry !== '').map((entry) => toSecret(name, entry))
}

function toSecret(name: string, text: string): string {
  if (text.length >= MIN_SECRET) return text
  throw new ConfigError(
    `${name} must have at least ${MIN_SECRET} characters, such as \`openssl rand -base64 32\` gives.`,
  )
}

function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password
}
