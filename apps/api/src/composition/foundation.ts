import type { Infrastructure } from '../infrastructure.ts'
import { createAuditLog } from '../modules/audit/service.ts'
import {
  createFilesMonitor,
  createImageStore,
  createStorageQuota,
  createUnclaimedFiles,
} from '../modules/files/service.ts'
import { createIdempotencyService } from '../modules/idempotency/service.ts'
import { createOutbox, createUndeliveredMails } from '../modules/mail/service.ts'
import { createMailbox } from '../modules/mailbox/service.ts'
import { createRateLimits } from '../modules/rate-limits/service.ts'
import { openReleases } from '../modules/releases/service.ts'
import { createWebhookEvents, createWebhookSending, createWebhookService } from '../modules/webhooks/service.ts'
import { createDays } from '../platform/days.ts'
import { createFormats } from '../platform/formats.ts'
import { createPatientStore } from '../providers/files/patient-store.ts'
import { storageRules } from '../providers/files/rules.ts'
import { chooseProviders, type Providers } from '../providers.ts'

export type Foundation = Awaited<ReturnType<typeof createFoundation>>

/** Creates the services that most others need: email, files, rate limits, idempotency and webhooks. */
export async function createFoundation(
  { config, db, jobs, clock, secrets, log, meter }: Infrastructure,
  overrides?: Partial<Providers>,
) {
  const { urls } = config
  const formats = createFormats(config)
  const days = createDays(clock, config.timeZone)
  const mailbox = createMailbox({ db, clock })
  const providers = await chooseProviders(config, mailbox, { meter, secrets, clock, log }, overrides)
  const { files, images } = providers
  const undelivered = createUndeliveredMails({ db, clock, jobs, secrets })
  const mail = createOutbox({ jobs, clock, secrets, provider: providers.mail, undelivered, brand: config.brand, log })
  const { outbox } = mail
  const rateLimits = createRateLimits({ db, clock })
  const audit = createAuditLog({ db, clock })
  const idempotency = createIdempotencyService({ db, clock })
  const quota = createStorageQuota({ files })
  const unclaimed = createUnclaimedFiles({ db, clock, files, log })
  const imageStore = createImageStore({ db, unclaimed, quota, imagesUrl: urls.images, log })

  // Finished drawings wait until they can be stored, instead of being drawn again.
  const { storageWaitMs, storageWaitInRequestMs } = storageRules
  const drawnFiles = createPatientStore(files, { waitMs: storageWaitMs, log })
  const drawn = { files: drawnFiles, unclaimed: createUnclaimedFiles({ db, clock, files: drawnFiles, log }) }
  const waitingFiles = createPatientStore(files, { waitMs: storageWaitInRequestMs, log })
  const generatedStore = createImageStore({
    ...{ db, quota, log, imagesUrl: urls.images },
    unclaimed: createUnclaimedFiles({ db, clock, files: waitingFiles, log }),
  })
  const { objects } = providers
  const filesMonitor = createFilesMonitor({ db, objects, log, meter })
  const releases = await openReleases({ config, objects, clock, log })

  // Webhooks. Most services below record their events.
  const webhooks = createWebhookEvents({ db, jobs, clock, log })
  const webhookEndpoints = createWebhookService({
    db,
    clock,
    secrets,
    rateLimits,
    events: webhooks,
    ...config.webhooks,
  })
  const webhookSending = createWebhookSending({
    ...{ db, clock, jobs, secrets, log, outbox },
    ...{ events: webhooks, options: config.webhooks },
  })

  return {
    formats,
    days,
    mailbox,
    providers,
    files,
    images,
    undelivered,
    mail,
    outbox,
    rateLimits,
    audit,
    idempotency,
    quota,
    unclaimed,
    imageStore,
    drawn,
    generatedStore,
    objects,
    filesMonitor,
    releases,
    webhooks,
    webhookEndpoints,
    webhookSending,
  }
}
