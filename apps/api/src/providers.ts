import type { Meter } from '@opentelemetry/api'
import type { FastifyBaseLogger } from 'fastify'
import type { CustomFetch } from 'openid-client'
import type { Config } from './config/config.ts'
import { ConfigError } from './config/read-env.ts'
import { assistantRules } from './modules/assistant/rules.ts'
import { googleRules } from './modules/google-sign-in/rules.ts'
import { mailReplyRules } from './modules/mail-replies/rules.ts'
import type { Clock } from './platform/clock.ts'
import type { Secrets } from './platform/secrets.ts'
import type { AssistantProvider } from './providers/assistant/assistant.ts'
import { selectAssistantProvider } from './providers/assistant/select-assistant-provider.ts'
import { createFileStore } from './providers/files/file-store.ts'
import type { FileStore } from './providers/files/files.ts'
import type { ObjectStore } from './providers/files/objects.ts'
import { selectObjectStore } from './providers/files/select-object-store.ts'
import type { ImageProvider } from './providers/images/images.ts'
import { selectImageProvider } from './providers/images/select-image-provider.ts'
import type { InboundMailProvider } from './providers/inbound-mail/inbound-mail.ts'
import { createSmtpReceiver } from './providers/inbound-mail/smtp-receiver.ts'
import type { MailProvider } from './providers/mail/mail.ts'
import { createMailboxProvider, type MailStore } from './providers/mail/mailbox-provider.ts'
import { createSmtpProvider } from './providers/mail/smtp-provider.ts'
import { createProviderObserver } from './providers/observe-provider.ts'
import type { OpenIdProvider } from './providers/openid/openid.ts'
import { createOpenIdProvider } from './providers/openid/openid-provider.ts'
import type { PaymentProvider } from './providers/payments/payments.ts'
import { createSandboxProvider } from './providers/payments/sandbox-provider.ts'
import { createStripeProvider } from './providers/payments/stripe-provider.ts'
import { createPdfSigner, type PdfSigner } from './providers/pdf-signer/pdf-signer.ts'
import { readOrCreateSigningKey, readSigningKey } from './providers/pdf-signer/signing-key.ts'

/** What some providers need in addition to the configuration. */
export interface ProviderDeps {
  meter: Meter
  secrets: Secrets
  clock: Clock
  log: FastifyBaseLogger
}

/** The implementation of each provider interface in this deployment. */
export interface Providers {
  mail: MailProvider
  /** Receives the answers to emails; `null` if it is not configured. */
  inboundMail: InboundMailProvider | null
  /** Stores the objects of all kinds of files. */
  objects: ObjectStore
  files: FileStore
  images: ImageProvider
  assistant: AssistantProvider
  /** The payment provider; `null` if payments are not configured. */
  payments: PaymentProvider | null
  /** Signs certified documents. */
  pdfSigner: PdfSigner
  /** The client for sign-in with Google; `null` if it is not configured. */
  google: OpenIdProvider | null
}

/** Chooses each provider: the override, else the configured provider, else the built-in default. */
export async function chooseProviders(
  config: Config,
  store: MailStore,
  deps: ProviderDeps,
  given: Partial<Providers> = {},
): Promise<Providers> {
  const objects = given.objects ?? (await selectObjectStore(config))
  const { observe, countImage, countTokens } = createProviderObserver(deps.meter, config.prices)
  const chosen = {
    mail: given.mail ?? chooseMail(config, store),
    inboundMail: given.inboundMail ?? chooseInboundMail(config, deps),
    objects,
    files: given.files ?? createFileStore(objects, 'files'),
    images: given.images ?? selectImageProvider({ ...config.images, timeoutMs: config.drawTimeoutMs, countImage }),
    assistant:
      given.assistant ??
      (await selectAssistantProvider({
        ...config.assistant,
        concurrency: assistantRules.assistantModelsAtOnce,
        firstTextMs: assistantRules.assistantFirstTextMs,
        log: deps.log,
        countTokens,
        isPriced: config.prices.inputTokens + config.prices.outputTokens > 0,
      })),
    payments: given.payments ?? choosePayments(config, deps),
    pdfSigner: given.pdfSigner ?? chooseSigner(config, deps),
    google: given.google ?? chooseGoogle(config),
  }
  return {
    ...chosen,
    mail: observe('mail', chosen.mail),
    images: observe('images', chosen.images),
    assistant: observe('assistant', chosen.assistant),
    payments: chosen.payments && observe('payments', chosen.payments),
    google: chosen.google && observe('google', chosen.google),
  }
}

function chooseMail({ mail: { smtpUrl, from } }: Config, store: MailStore): MailProvider {
  if (!smtpUrl) return createMailboxProvider(store)
  if (!from) throw new ConfigError('SMTP_URL is set, so MAIL_FROM must be set too.')
  return createSmtpProvider({ url: smtpUrl, from })
}

function chooseInboundMail({ inboundMail }: Config, { log }: ProviderDeps): InboundMailProvider | null {
  if (!inboundMail) return null
  const { inboundMailBytes: maxBytes, inboundMailConnections: maxConnections } = mailReplyRules
  return createSmtpReceiver({
    ...inboundMail,
    maxBytes,
    maxConnections,
    timeoutMs: mailReplyRules.inboundMailIdleMs,
    log,
  })
}

function chooseGoogle({ google, urls, apiPort }: Config): OpenIdProvider | null {
  if (!google) return null
  // The demo's identity provider runs in this process, so requests to it bypass any proxy of the public URL.
  const fetchLocally: CustomFetch = (url, options) =>
    fetch(url.replace(urls.api, `http://127.0.0.1:${apiPort}`), options as RequestInit)
  return createOpenIdProvider({
    ...google,
    timeoutMs: googleRules.googleAnswerMs,
    fetch: google.isDemo ? fetchLocally : undefined,
  })
}

function chooseSigner({ signing, dataDir, brand }: Config, { clock, log }: ProviderDeps): PdfSigner {
  if (!signing) return createPdfSigner(() => readOrCreateSigningKey(dataDir, brand.name))
  try {
    const key = readSigningKey(signing)
    const validTo = key.certificates[0]?.validToDate
    if (validTo && validTo < clock.now()) log.error({ validTo }, 'the certificate that seals documents has expired')
    return createPdfSigner(async () => key)
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown'
    throw new ConfigError(`SIGNING_CERTIFICATE and SIGNING_KEY cannot be used: ${why}`)
  }
}

function choosePayments(
  { payments, urls, currency }: Config,
  { secrets, clock }: ProviderDeps,
): PaymentProvider | null {
  const { stripeKey: secretKey, stripeWebhookSecret: webhookSecret, stripeUrl: baseUrl, isSandbox } = payments
  if (new URL(baseUrl).pathname !== '/') throw new ConfigError('STRIPE_API_URL must be an origin, without a path.')
  if (secretKey && webhookSecret) return createStripeProvider({ secretKey, webhookSecret, baseUrl, clock, currency })
  if (secretKey || webhookSecret) {
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together.')
  }
  return isSandbox ? createSandboxProvider({ secrets, clock, apiUrl: urls.api }) : null
}
