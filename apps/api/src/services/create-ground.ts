import { createAccountService } from '../modules/accounts/service.ts'
import { createCategoryService } from '../modules/categories/service.ts'
import { createCreditService } from '../modules/credits/service.ts'
import { createPictureKeeper, createStorageQuota, createUnclaimedFiles } from '../modules/files/service.ts'
import { createIdempotencyService } from '../modules/idempotency/service.ts'
import { createLimitService } from '../modules/limits/service.ts'
import { createOutbox, createUndeliveredMails } from '../modules/mail/service.ts'
import { createMailbox } from '../modules/mailbox/service.ts'
import { createOutreach } from '../modules/outreach/service.ts'
import { chooseProviders, type Providers } from '../providers.ts'
import type { CreateDeps } from './service-deps.ts'

export type Ground = ReturnType<typeof createGround>

/** What the other services stand on. */
export function createGround(deps: CreateDeps, given: Partial<Providers> | undefined) {
  const { config, background } = deps
  const mailbox = createMailbox(deps)
  const providers = chooseProviders(config, mailbox, deps, given)
  const limits = createLimitService(deps)
  const idempotency = createIdempotencyService(deps)
  const credits = createCreditService(deps)
  const undelivered = createUndeliveredMails(deps)
  const { outbox, queue } = createOutbox({ ...deps, provider: providers.mail, undelivered })
  const quota = createStorageQuota({ files: providers.files })
  const unclaimed = createUnclaimedFiles({ ...deps, files: providers.files })
  background.queues.push(queue)
  background.sweeps.push(mailbox.sweep, undelivered.sweep, limits.sweep, idempotency.sweep, unclaimed.sweep)
  return {
    mailbox,
    providers,
    limits,
    idempotency,
    credits,
    outbox,
    undelivered,
    /** Where files go before they are anybody's. */
    unclaimed,
    quota,
    outreach: createOutreach({ ...deps, limits }),
    accounts: createAccountService({ ...deps, credits }),
    categories: createCategoryService(deps),
    pictures: createPictureKeeper({ ...deps, unclaimed, quota, apiUrl: config.urls.api }),
  }
}
