import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readConfig } from '../../config/config.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database.ts'
import { createLog } from '../../platform/log.ts'
import { explainError, type Terminal } from '../../platform/terminal.ts'
import { createAccountService } from '../accounts/service.ts'
import { toSessionsNotice } from '../auth/service.ts'
import { createCategoryService } from '../categories/service.ts'
import { createCreditService } from '../credits/service.ts'
import { createLeadService } from '../leads/service.ts'
import { createOutreach } from '../outreach/service.ts'
import { createRateLimits } from '../rate-limits/service.ts'
import { createVendorService } from '../vendors/service.ts'
import { ImportFileError, importFile } from './service.ts'

/** Vendors after which the import says how far it is. */
const STEP = 5_000

const COULD_NOT = 1
const FILE_IS_WRONG = 2

/** Adds what a file holds to the database that the environment names; the answer is the exit code. */
export async function runImport([path, ...rest]: readonly string[], terminal: Terminal): Promise<number> {
  if (path === undefined || rest.length > 0) {
    terminal.err('Usage: npm run import -- file.json\n')
    return FILE_IS_WRONG
  }
  try {
    await add(path, terminal)
    return 0
  } catch (error) {
    const isFile = error instanceof ImportFileError
    terminal.err(
      isFile ? `${path} cannot be imported. Nothing has changed.\n${error.message}\n` : `${explainError(error)}\n`,
    )
    return isFile ? FILE_IS_WRONG : COULD_NOT
  }
}

async function add(path: string, { env, out }: Terminal): Promise<void> {
  const say = (line: string) => out(`${line}\n`)
  // npm runs in the root folder; a path is meant from where it was called.
  const text = await readFile(resolve(env.INIT_CWD ?? '.', path), 'utf8')
  const config = readConfig(env)
  const { db, fanOut, close } = await openDatabase({ ...config, log: createLog(config.logLevel) })
  try {
    const deps = { db, clock, config }
    const accounts = createAccountService({ ...deps, credits: createCreditService(deps) })
    const categories = createCategoryService(deps)
    const vendors = createVendorService({
      ...deps,
      accounts,
      categories,
      apiUrl: config.urls.api,
      notifySessionsRevoked: () => undefined,
    })
    const rateLimits = createRateLimits(deps)
    const leads = createLeadService({ ...deps, vendors, outreach: createOutreach({ ...deps, rateLimits }) })
    const imported = await importFile(
      text.replace(/^\uFEFF/, ''),
      { ...deps, accounts, categories, vendors, leads },
      (done, all) => {
        if (done % STEP === 0 && done < all) say(`${done} of ${all} vendors`)
      },
    )
    // Sockets of the sessions that ended may be open in a process that runs.
    await Promise.all(imported.signedOut.map((accountId) => fanOut.publish(toSessionsNotice(accountId))))
    for (const [what, { given, added }] of Object.entries({
      vendors: imported.vendors,
      'magic links': imported.magicLinks,
      plans: imported.plans,
      invoices: imported.invoices,
    })) {
      if (given > 0) say(`${what}: ${added} added, ${given - added} were here already`)
    }
  } finally {
    await close()
  }
}
