import { resolve } from 'node:path'
import { PLAN_FORM_PATH } from './demo-paths.ts'
import { readBrand } from './read-brand.ts'
import {
  type Env,
  readAmount,
  readChoice,
  readFlag,
  readHost,
  readHosts,
  readNumber,
  readOrigins,
  readRedisUrl,
  readSecret,
  readSecrets,
  readText,
  readUrl,
} from './read-env.ts'
import { readLinks } from './read-links.ts'
import { readCurrency, readPlanPrice, readTimeZone } from './read-locale.ts'
import { readProviders } from './read-providers.ts'
import { readS3 } from './read-storage.ts'
import { configurableRules } from './rules.ts'

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** The number of couples that the demo says it has helped. */
const DEMO_COUPLES = 10_000

const SIGN_CONSENTS = {
  en: 'I am authorized to sign this document for both of us, and I agree that the names typed here are our electronic signatures.',
  es: 'Tengo autorización para firmar este documento en nombre de ambos y acepto que los nombres escritos aquí sean nuestras firmas electrónicas.',
}

const VENDOR_SIGN_CONSENT =
  'I am authorized to sign this document for my business, and I agree that the name typed here is my electronic signature.'

const ROOT = resolve(import.meta.dirname, '../../../..')

/** All settings of a deployment, read once at start. */
export type Config = ReturnType<typeof readConfig>

/** Reads the environment. Throws a `ConfigError` that names the variable if a value is invalid. */
export function readConfig(env: Env) {
  const apiPort = readNumber(env, 'API_PORT', 8787, { max: 65_535 })
  const sitePort = readNumber(env, 'SITE_PORT', 5173, { max: 65_535 })
  const demo = readFlag(env, 'DEMO')
  const dataDir = resolve(ROOT, readText(env, 'DATA_DIR') ?? '.data')
  const apiUrl = readUrl(env, 'PUBLIC_API_URL') ?? `http://localhost:${apiPort}`
  const siteUrl = readUrl(env, 'SITE_URL') ?? `http://localhost:${sitePort}`
  const visionUrl = readUrl(env, 'VISION_URL') ?? `http://vision.localhost:${sitePort}`
  const deskUrl = readUrl(env, 'DESK_URL') ?? `http://desk.localhost:${sitePort}`
  const redirectHosts = readHosts(env, 'REDIRECT_HOSTS')
  const demoDelayMs = readNumber(env, 'DEMO_DELAY_MS', configurableRules.demoDelayMs, { max: 60_000 })
  return {
    /** How long the demo's vendors wait before they reply and countersign. `undefined` if this is not a demo. */
    demo: demo ? { answerMs: demoDelayMs && 2_000, countersignMs: demoDelayMs && 3_000 } : undefined,
    host: readText(env, 'HOST') ?? '127.0.0.1',
    apiPort,
    /** `undefined` if this process does not serve the site. */
    sitePort: readText(env, 'SITE_PORT') === undefined ? undefined : sitePort,
    trustProxy: readNumber(env, 'TRUST_PROXY', 0, { max: 10 }),
    /** Origins whose pages may open a socket. */
    origins: [
      ...[siteUrl, visionUrl, deskUrl].map((url) => new URL(url).origin),
      ...readOrigins(env, 'ALLOWED_ORIGINS'),
      ...(demo ? demoOrigins(env) : []),
    ],
    postgres: readPostgres(env, demo),
    /** The URL of Redis, which passes events between processes. `undefined` selects PostgreSQL. */
    redisUrl: readRedisUrl(env, 'REDIS_URL'),
    dataDir,
    /** The bucket of the files. `undefined` stores them in `dataDir`. */
    s3: readS3(env),
    /** If undefined, a secret is generated at the first start and stored in `dataDir`. */
    secret: readSecret(env, 'APP_SECRET'),
    previousSecrets: readSecrets(env, 'APP_SECRET_PREVIOUS'),
    embedDir: resolve(ROOT, readText(env, 'EMBED_DIR') ?? 'packages/widgets/dist'),
    siteDir: resolve(ROOT, readText(env, 'SITE_DIR') ?? 'apps/site/dist'),
    deskDir: resolve(ROOT, readText(env, 'DESK_DIR') ?? 'apps/desk/dist'),
    urls: {
      api: apiUrl,
      site: siteUrl,
      vision: visionUrl,
      desk: deskUrl,
      /** The URL before the path of images: a CDN in front of the API, or the API itself. */
      images: readUrl(env, 'CDN_URL') ?? apiUrl,
      monthlyPlan: readUrl(env, 'MONTHLY_PLAN_URL') ?? (demo ? apiUrl + PLAN_FORM_PATH : undefined),
    },
    links: readLinks(env, { demo, apiUrl, deskUrl }),
    /** How many couples the landing page says were helped. `undefined` shows no number. */
    couplesHelped: readNumber(env, 'COUPLES_HELPED', demo ? DEMO_COUPLES : 0) || undefined,
    brand: readBrand(env, { demo, siteUrl }),
    /** The currency of all amounts, in ISO 4217. */
    currency: readCurrency(env),
    /** The time zone in which days begin. */
    timeZone: readTimeZone(env, { demo }),
    monthlyPlanPrice: readPlanPrice(env),
    /** Hosts that API responses may redirect to: the configured hosts and our own. `undefined` allows any host. */
    redirectHosts: redirectHosts && [...redirectHosts, ...[apiUrl, siteUrl, visionUrl, deskUrl].map(toHostname)],
    showsImageGenerator: readFlag(env, 'SHOW_IMAGE_GENERATOR'),
    showsRatings: readFlag(env, 'SHOW_RATINGS'),
    /** Whether the elements of websites are counted. */
    countsElements: readChoice(env, 'ELEMENT_COUNTS', ['on', 'off'], 'on') === 'on',
    quietErrors: readFlag(env, 'QUIET_ERRORS'),
    vendorBackIsHistory: readFlag(env, 'VENDOR_BACK_IS_HISTORY'),
    /** Whether search engines may list the public pages of vendors. */
    indexesVendors: readFlag(env, 'INDEX_VENDORS'),
    visionHost: readHost(env, 'VISION_HOST') ?? new URL(visionUrl).hostname,
    mainHost: readHost(env, 'MAIN_HOST'),
    supportEmail: readText(env, 'SUPPORT_EMAIL') ?? (demo ? 'support@example.com' : undefined),
    contactEmail: readText(env, 'CONTACT_EMAIL') ?? (demo ? 'hello@example.com' : undefined),
    /** The consent that a couple agrees to, by language. */
    signConsents: {
      en: readText(env, 'ESIGN_CONSENT') ?? SIGN_CONSENTS.en,
      es: readText(env, 'ESIGN_CONSENT_ES') ?? readText(env, 'ESIGN_CONSENT') ?? SIGN_CONSENTS.es,
    },
    /** The consent that a vendor agrees to when it countersigns. */
    vendorSignConsent: readText(env, 'ESIGN_VENDOR_CONSENT') ?? VENDOR_SIGN_CONSENT,
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    /** Whether anyone may read the mailbox. */
    isMailboxOpen: demo || readFlag(env, 'DEV_MAILBOX'),
    ...readProviders(env, { demo, apiUrl }),
    drawTimeoutMs: readNumber(env, 'DRAW_TIMEOUT_MS', configurableRules.drawTimeoutMs, { min: 100 }),
    calendars: {
      timeoutMs: readNumber(env, 'CALENDAR_TIMEOUT_MS', configurableRules.calendarTimeoutMs, { min: 100 }),
      /** Whether calendar feeds may use http and addresses of private networks. */
      allowsPrivateHosts: readFlag(env, 'CALENDAR_PRIVATE_HOSTS'),
    },
    webhooks: {
      timeoutMs: readNumber(env, 'WEBHOOK_TIMEOUT_MS', configurableRules.webhookTimeoutMs, { min: 100 }),
      /** Whether webhooks may use http and addresses of private networks. */
      allowsPrivateHosts: readFlag(env, 'WEBHOOK_PRIVATE_HOSTS'),
    },
    metrics: {
      /** The port of `GET /metrics`. `undefined` if Prometheus does not collect the measurements. */
      port:
        readText(env, 'METRICS_PORT') === undefined ? undefined : readNumber(env, 'METRICS_PORT', 0, { max: 65_535 }),
      otlpUrl: readUrl(env, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    },
    prices: {
      image: readAmount(env, 'IMAGE_PRICE'),
      inputTokens: readAmount(env, 'ASSISTANT_INPUT_PRICE'),
      outputTokens: readAmount(env, 'ASSISTANT_OUTPUT_PRICE'),
    },
    shutdownDelayMs: readNumber(env, 'SHUTDOWN_DELAY_MS', configurableRules.shutdownDelayMs, { max: 60_000 }),
    /** Minimum duration of a drawing, so that a demo shows the loading screen. */
    drawDelayMs: demo ? demoDelayMs : 0,
  }
}

/** Reads how to reach PostgreSQL. `undefined` selects the embedded database. */
function readPostgres(env: Env, demo: boolean) {
  const url = readText(env, 'DATABASE_URL')
  if (url === undefined) return undefined
  return {
    url,
    directUrl: readText(env, 'DATABASE_DIRECT_URL'),
    poolSize: readNumber(env, 'DATABASE_POOL_SIZE', configurableRules.databasePoolSize, { min: 2, max: 1_000 }),
    migrates: demo || readFlag(env, 'MIGRATE_ON_START'),
  }
}

/** The origins of the playground and of its partner pages. */
function demoOrigins(env: Env): string[] {
  const port = readNumber(env, 'PLAYGROUND_PORT', 5174, { max: 65_535 })
  const playground = new URL(readUrl(env, 'PLAYGROUND_URL') ?? `http://localhost:${port}`)
  return [playground.origin, `${playground.protocol}//partner.${playground.host}`]
}

function toHostname(url: string): string {
  return new URL(url).hostname
}
