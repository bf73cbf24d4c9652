import { resolve } from 'node:path'
import { ConfigError, type Env, readFlag, readHost, readNumber, readText, readUrl } from './read-env.ts'
import { readGoogle } from './read-google.ts'
import { configurableRules } from './rules.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')

/** Reads the settings of external services. A service without settings uses a built-in provider or is disabled. */
export function readProviders(env: Env, { demo, apiUrl }: { demo: boolean; apiUrl: string }) {
  return {
    mail: { smtpUrl: readText(env, 'SMTP_URL'), from: readText(env, 'MAIL_FROM') },
    inboundMail: readInboundMail(env),
    payments: {
      stripeKey: readText(env, 'STRIPE_SECRET_KEY'),
      stripeWebhookSecret: readText(env, 'STRIPE_WEBHOOK_SECRET'),
      stripeUrl: readUrl(env, 'STRIPE_API_URL') ?? 'https://api.stripe.com',
      /** Whether to simulate payments if Stripe is not configured. */
      isSandbox: demo || readFlag(env, 'PAYMENT_SANDBOX'),
    },
    signing: readSigning(env),
    google: readGoogle(env, { demo, apiUrl }),
    images: {
      baseUrl: readUrl(env, 'IMAGE_BASE_URL'),
      apiKey: readText(env, 'IMAGE_API_KEY'),
      model: readText(env, 'IMAGE_MODEL'),
      width: readNumber(env, 'IMAGE_WIDTH', configurableRules.imageWidth, { min: 64, max: 4096 }),
    },
    assistant: {
      baseUrl: readUrl(env, 'ASSISTANT_BASE_URL'),
      apiKey: readText(env, 'ASSISTANT_API_KEY'),
      model: readText(env, 'ASSISTANT_MODEL'),
      timeoutMs: readNumber(env, 'ASSISTANT_TIMEOUT_MS', configurableRules.assistantTimeoutMs, { min: 100 }),
    },
  }
}

/** Reads the settings of answers to emails. Returns undefined if emails cannot be answered. */
function readInboundMail(env: Env) {
  const domain = readHost(env, 'INBOUND_MAIL_DOMAIN')
  const port = readText(env, 'INBOUND_SMTP_PORT')
  if (!domain && !port) return undefined
  if (!domain || !port) throw new ConfigError('INBOUND_MAIL_DOMAIN and INBOUND_SMTP_PORT are needed together.')
  const certificate = readText(env, 'INBOUND_SMTP_CERTIFICATE')
  const key = readText(env, 'INBOUND_SMTP_KEY')
  if (Boolean(certificate) !== Boolean(key)) {
    throw new ConfigError('INBOUND_SMTP_CERTIFICATE and INBOUND_SMTP_KEY are needed together.')
  }
  return {
    domain,
    port: readNumber(env, 'INBOUND_SMTP_PORT', 0, { max: 65_535 }),
    host: readText(env, 'INBOUND_SMTP_HOST') ?? readText(env, 'HOST') ?? '127.0.0.1',
    tls: certificate && key ? { certificatePath: resolve(ROOT, certificate), keyPath: resolve(ROOT, key) } : undefined,
  }
}

/** Reads the key that signs certified documents; undefined if unset. Paths are relative to the repository. */
function readSigning(env: Env) {
  const certificate = readText(env, 'SIGNING_CERTIFICATE')
  const key = readText(env, 'SIGNING_KEY')
  if (!certificate && !key) return undefined
  if (!certificate || !key) throw new ConfigError('SIGNING_CERTIFICATE and SIGNING_KEY are needed together.')
  const password = readText(env, 'SIGNING_KEY_PASSWORD')
  return { certificatePath: resolve(ROOT, certificate), keyPath: resolve(ROOT, key), password }
}
