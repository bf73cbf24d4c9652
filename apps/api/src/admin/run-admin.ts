import { compose } from '../compose.ts'
import { readConfig } from '../config/config.ts'
import { requireDatabase } from '../config/require-database.ts'
import { runImport } from '../modules/import-file/command.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { createJobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import { openDatabase } from '../platform/open-database.ts'
import { processRules } from '../platform/rules.ts'
import { loadSecrets } from '../platform/secrets.ts'
import { noTelemetry } from '../platform/telemetry.ts'
import { explainError, type Terminal } from '../platform/terminal.ts'
import { isExpected, type ParsedCommand, parseCommand, writeHelp } from './run-command.ts'

const EXIT_FAILED = 1
const EXIT_INVALID = 2

/** Runs a command of the operator on the database that the environment variables configure. Returns the exit code. */
export async function runAdmin(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args
  if (name === 'import' && !rest.includes('--help')) return runImport(rest, terminal)
  if (name === undefined || args.includes('--help')) {
    terminal.out(writeHelp(name?.startsWith('-') ? undefined : name))
    return name === undefined ? EXIT_INVALID : 0
  }
  try {
    await execute(parseCommand(args), terminal)
    return 0
  } catch (error) {
    terminal.err(`${isExpected(error) ? error.message : explainError(error)}\n`)
    return isExpected(error) ? EXIT_INVALID : EXIT_FAILED
  }
}

async function execute(command: ParsedCommand, { env, out }: Terminal): Promise<void> {
  const config = readConfig(env)
  requireDatabase(config, env)
  const log = createLog(config.logLevel)
  const database = await openDatabase({ ...config, log })
  const { meter, close } = noTelemetry
  try {
    const jobs = createJobs({ database, log, meter, shutdownMs: processRules.shutdownMs })
    const { db, fanOut } = database
    const secrets = loadSecrets(config)
    const services = await compose({
      ...{ config, db, checkDatabase: database.check, fanOut, jobs, meter, secrets, log, clock },
    })
    // Creates the queues of a new database, but no workers: the server runs the jobs.
    await jobs.start(services.queues.map((queue) => ({ ...queue, concurrency: 0 })))
    try {
      await command.run({ db, clock, services, print: (line) => out(`${line}\n`) })
    } finally {
      await jobs.stop()
      const { mail, images, objects } = services.providers
      await Promise.all([mail.close(), images.close(), objects.close(), services.demo?.close()])
    }
  } finally {
    await close()
    await database.close()
  }
}
