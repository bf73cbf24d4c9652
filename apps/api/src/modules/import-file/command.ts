import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readConfig } from '../../config/config.ts'
import { requireDatabase } from '../../config/require-database.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import { createDays } from '../../platform/days.ts'
import { createLog } from '../../platform/log.ts'
import { openDatabase } from '../../platform/open-database.ts'
import { explainError, type Terminal } from '../../platform/terminal.ts'
import { createAccountService } from '../accounts/service.ts'
import { toSessionsNotice } from '../auth/service.ts'
import { createAvailability } from '../calendars/service.ts'
import { createCategoryService } from '../categories/service.ts'
import { createCreditService } from '../credits/service.ts'
import { createLeadService } from '../leads/service.ts'
import { createOutreach } from '../outreach/service.ts'
import { createRateLimits } from '../rate-limits/service.ts'
import { createFindWedding, createVendorService } from '../vendors/service.ts'
import { createWebhookEvents } from '../webhooks/service.ts'
import { ImportFileError, importFile } from './service.ts'

/** Logs the progress each time this many vendors are imported. */
const PROGRESS_STEP = 5_000

const EXIT_FAILED = 1
const EXIT_INVALID = 2

/** Imports a file into the database that the environment variables configure. Returns the exit code. */
export async function runImport([path, ...rest]: readonly string[], terminal: Terminal): Promise<number> {
  if (path === undefined || rest.length > 0) {
    terminal.err('Usage: npm run import -- file.json\n')
    return EXIT_INVALID
  }
  try {
    await add(path, terminal)
    return 0
  } catch (error) {
    const isFile = error instanceof ImportFileError
    terminal.err(
      isFile ? `${path} cannot be imported. Nothing has changed.\n${error.message}\n` : `${explainError(error)}\n`,
    )
    return isFile ? EXIT_INVALID : EXIT_FAILED
  }
}

async function add(path: string, { env, out }: Terminal): Promise<void> {
  const print = (line: string) => out(`${line}\n`)
  // npm runs scripts in the root folder. `INIT_CWD` is the folder in which the user called npm.
  const text = await readFile(resolve(env.INIT_CWD ?? '.', path), 'utf8')
  const config = readConfig(env)
  requireDatabase(config, env)
  const log = createLog(config.logLevel)
  const { db, fanOut, close } = await openDatabase({ ...config, log })
  try {
    const deps = { db, clock, config }
    const days = createDays(clock, config.timeZone)
    const accounts = createAccountService({ ...deps, credits: createCreditService(deps) })
    const categories = createCategoryService(deps)
    const vendors = createVendorService({
      ...deps,
      accounts,
      categories,
      apiUrl: config.urls.api,
      imagesUrl: config.urls.images,
      siteUrl: config.urls.site,
      currency: config.currency,
      availability: createAvailability({ ...deps, days }),
      findWedding: createFindWedding({ db, days }),
      notifySessionsRevoked: () => undefined,
    })
    const rateLimits = createRateLimits(deps)
    // This command runs no jobs. The server starts the deliveries of these events within a minute.
    const jobs = { add: async () => undefined }
    const leads = createLeadService({
      ...{
        ...deps,
        days: createDays(clock, config.timeZone),
        vendors,
        outreach: createOutreach({ ...deps, rateLimits }),
      },
      // An import sends no emails.
      notifications: { inquirySent: async () => undefined },
      webhooks: createWebhookEvents({ ...deps, jobs, log }),
    })
    const imported = await importFile(
      text.replace(/^\uFEFF/, ''),
      { ...deps, accounts, categories, vendors, leads },
      (done, all) => {
        if (done % PROGRESS_STEP === 0 && done < all) print(`${done} of ${all} vendors`)
      },
    )
    // A running server may have open sockets of the revoked sessions.
    await Promise.all(imported.signedOut.map((accountId) => fanOut.publish(toSessionsNotice(accountId))))
    for (const [what, { given, added }] of Object.entries({
      categories: imported.categories,
      vendors: imported.vendors,
      'magic links': imported.magicLinks,
      plans: imported.plans,
      invoices: imported.invoices,
    })) {
      if (given > 0) print(`${what}: ${added} added, ${given - added} existed already`)
    }
  } finally {
    await close()
  }
}
