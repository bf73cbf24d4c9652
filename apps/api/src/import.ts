import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readConfig } from './config/config.ts'
import { ConfigError } from './config/read-env.ts'
import { createAccountService } from './modules/accounts/service.ts'
import { createCategoryService } from './modules/categories/service.ts'
import { createCreditService } from './modules/credits/service.ts'
import { ImportFileError, importFile } from './modules/import-file/service.ts'
import { createLeadService } from './modules/leads/service.ts'
import { createVendorService } from './modules/vendors/service.ts'
import { systemClock as clock } from './platform/clock.ts'
import { openDatabase } from './platform/database.ts'
import { DataDirInUse } from './platform/lock-file.ts'
import { createLog } from './platform/log.ts'

/** Vendors after which the import says how far it is. */
const STEP = 5_000

const COULD_NOT = 1
const FILE_IS_WRONG = 2

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Adds what a file holds to the database that the environment names. */
async function run(path: string): Promise<void> {
  // npm runs in the root folder; a path is meant from where it was called.
  const text = await readFile(resolve(process.env.INIT_CWD ?? '.', path), 'utf8')
  const config = readConfig(process.env)
  const { db, close } = await openDatabase({ ...config, log: createLog(config.logLevel) })
  try {
    const deps = { db, clock }
    const accounts = createAccountService({ ...deps, credits: createCreditService(deps) })
    const categories = createCategoryService(deps)
    const vendors = createVendorService({ ...deps, accounts, categories, apiUrl: config.urls.api })
    const imported = await importFile(
      text.replace(/^\uFEFF/, ''),
      { ...deps, accounts, categories, vendors, leads: createLeadService({ ...deps, vendors }) },
      (done, all) => {
        if (done % STEP === 0 && done < all) say(`${done} of ${all} vendors`)
      },
    )
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

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataDirInUse) return error.message
  if (error instanceof Error && 'code' in error && 'path' in error) return error.message
  return String(error instanceof Error ? error.stack : error)
}

const [path, ...rest] = process.argv.slice(2)
if (path === undefined || rest.length > 0) {
  process.stderr.write('Usage: npm run import -- file.json\n')
  process.exitCode = FILE_IS_WRONG
} else {
  try {
    await run(path)
  } catch (error) {
    const isFile = error instanceof ImportFileError
    process.stderr.write(
      isFile ? `${path} cannot be imported. Nothing has changed.\n${error.message}\n` : `${explain(error)}\n`,
    )
    process.exitCode = isFile ? FILE_IS_WRONG : COULD_NOT
  }
}
