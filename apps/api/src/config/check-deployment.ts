import { closest, distance } from 'fastest-levenshtein'
import { ConfigError, type Env, readFlag, readText } from './read-env.ts'
import { findS3Problems } from './read-storage.ts'

/** Variables that a deployment without demo mode needs, each with the way to set it. */
const NEEDED = {
  APP_SECRET: 'is not set. Create one with `openssl rand -base64 32`.',
  PUBLIC_API_URL: 'is not set. Set it to the URL of the API for browsers, such as https://api.example.com.',
  SITE_URL: 'is not set. Set it to the URL of the couple site, such as https://www.example.com.',
  VISION_URL: 'is not set. Set it to the URL of the vision site, such as https://vision.example.com.',
  DESK_URL: 'is not set. Set it to the URL of the vendors’ desk, such as https://desk.example.com.',
  CURRENCY: 'is not set. Set it to the currency of all amounts, such as EUR. It cannot change after the first price.',
}

/** Names that differ by at most this many characters are considered misspelt. */
const MAX_DISTANCE = 2
/** Shorter names are similar to too many variables of other programs. */
const MIN_LENGTH = 7
/** Our settings have no prefix, but operators may expect one. */
const PREFIX = 'VOWKIT_'

/**
 * Checks that a deployment is complete. Throws one `ConfigError` that lists everything that is missing or
 * contradictory. A demo needs no settings.
 */
export function checkDeployment(env: Env): void {
  const problems = readFlag(env, 'DEMO') ? findDemoProblems(env) : findProblems(env)
  if (problems.length === 0) return
  const list = problems.map((problem) => `- ${problem}`).join('\n')
  throw new ConfigError(`This deployment is not complete:\n${list}\nFor a demo without settings, set DEMO=1.`)
}

function findDemoProblems(env: Env): string[] {
  return readText(env, 'NODE_ENV') === 'production'
    ? ['DEMO=1 opens every mailbox and uses public passwords. Do not combine it with NODE_ENV=production.']
    : []
}

function findProblems(env: Env): string[] {
  const missing = Object.entries(NEEDED).flatMap(([name, advice]) =>
    readText(env, name) === undefined ? [`${name} ${advice}`] : [],
  )
  return [
    ...missing,
    ...findDatabaseProblems(env),
    ...findRedisProblems(env),
    ...findMailProblems(env),
    ...findS3Problems(env),
    ...findContradictions(env),
  ]
}

function findDatabaseProblems(env: Env): string[] {
  if (readText(env, 'DATABASE_URL') !== undefined || readFlag(env, 'ALLOW_EMBEDDED_DATABASE')) return []
  return [
    'DATABASE_URL is not set. Set it to the URL of PostgreSQL, or set ALLOW_EMBEDDED_DATABASE=1 for one process with a database in DATA_DIR.',
  ]
}

function findMailProblems(env: Env): string[] {
  const [hasServer, hasSender] = [readText(env, 'SMTP_URL') !== undefined, readText(env, 'MAIL_FROM') !== undefined]
  if (hasServer) return hasSender ? [] : ['MAIL_FROM is not set. SMTP_URL needs a sender.']
  if (readFlag(env, 'DEV_MAILBOX')) return []
  return ['SMTP_URL is not set, so nobody would get a sign-in code. Set it to the URL of an SMTP server.']
}

function findRedisProblems(env: Env): string[] {
  if (readText(env, 'REDIS_URL') === undefined || readText(env, 'DATABASE_URL') !== undefined) return []
  return ['REDIS_URL is set, but DATABASE_URL is not. Redis connects several processes, which need PostgreSQL.']
}

function findContradictions(env: Env): string[] {
  const addresses = ['PUBLIC_API_URL', 'SITE_URL', 'VISION_URL', 'DESK_URL', 'CDN_URL'].flatMap((name) => {
    const url = readText(env, name)
    return url === undefined ? [] : [{ name, isSecure: url.startsWith('https:') }]
  })
  const secure = addresses.find(({ isSecure }) => isSecure)
  return addresses
    .filter(({ isSecure }) => secure !== undefined && !isSecure)
    .map(({ name }) => `${name} is an http URL, and ${secure?.name} is an https URL. Browsers block such calls.`)
}

/** Returns an environment that records the names of the variables that are read. */
export function recordNames(env: Env): { env: Env; names: ReadonlySet<string> } {
  const names = new Set<string>()
  const recording = new Proxy(env, {
    get(target, name: string) {
      names.add(name)
      return target[name]
    },
  })
  return { env: recording, names }
}

/**
 * Finds set variables that no setting has, but that are nearly the name of one or start with `VOWKIT_`. Returns a warning
 * for each.
 */
export function findMisspelt(env: Env, known: ReadonlySet<string>): string[] {
  const names = [...known]
  return Object.keys(env).flatMap((name) => {
    if (known.has(name) || name.length < MIN_LENGTH) return []
    const isPrefixed = name.startsWith(PREFIX)
    const nearest = closest(isPrefixed ? name.slice(PREFIX.length) : name, names)
    return isPrefixed || distance(name, nearest) <= MAX_DISTANCE
      ? [`The variable ${name} has no effect. Did you mean ${nearest}?`]
      : []
  })
}
