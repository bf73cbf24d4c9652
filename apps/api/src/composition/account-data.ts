import type { Infrastructure } from '../infrastructure.ts'
import { createAccountDeletion } from '../modules/account-deletion/service.ts'
import { createAccountExports } from '../modules/account-export/service.ts'
import { createCouplePartners } from '../modules/couple-partners/service.ts'
import type { AccountServices } from './accounts.ts'
import type { DemoHooks } from './demo-hooks.ts'
import type { Foundation } from './foundation.ts'

/** Creates the services that export and delete accounts, and add a partner to an account. */
export function createAccountDataServices({
  config,
  db,
  jobs,
  clock,
  secrets,
  log,
  files,
  outbox,
  rateLimits,
  idempotency,
  unclaimed,
  imageStore,
  credits,
  accounts,
  auth,
  formats,
  demoHooks,
}: Infrastructure & Foundation & AccountServices & { demoHooks: DemoHooks }) {
  const { urls, supportEmail } = config
  const exporting = createAccountExports({
    ...{ db, clock, log, secrets, jobs, urls, formats },
    ...{ accounts, credits, rateLimits, files, unclaimed, imageStore, outbox },
    brandName: config.brand.name,
  })
  const { accountExports } = exporting
  const couplePartners = createCouplePartners({
    ...{ db, clock, accounts, auth, outbox, rateLimits, idempotency, accountExports, imageStore },
    siteUrl: urls.site,
    isShared: demoHooks.isDemoPerson,
  })
  const accountDeletion = createAccountDeletion({
    ...{ db, clock, log, accounts, accountExports, auth, imageStore, outbox, formats, supportEmail },
    siteUrl: urls.site,
    isShared: demoHooks.isDemoPerson,
  })

  return { exporting, accountExports, couplePartners, accountDeletion }
}
