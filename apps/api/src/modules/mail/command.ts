import { type Config, readConfig } from '../../config/config.ts'
import { requireDatabase } from '../../config/require-database.ts'
import { type Clock, systemClock } from '../../platform/clock.ts'
import { createJobs } from '../../platform/jobs.ts'
import { createLog } from '../../platform/log.ts'
import { openDatabase } from '../../platform/open-database.ts'
import { processRules } from '../../platform/rules.ts'
import { loadSecrets } from '../../platform/secrets.ts'
import { noTelemetry } from '../../platform/telemetry.ts'
import { explainError, type Terminal } from '../../platform/terminal.ts'
import { createUndeliveredMails, type UndeliveredMail, type UndeliveredMails, UnknownMail } from './undelivered.ts'

const USAGE = `Usage: npm run mails -- list
       npm run mails -- retry <id>…
       npm run mails -- retry all
`

const FAILED = 1
const USAGE_ERROR = 2

/** Lists the undelivered emails or queues an email again. Returns the exit code. */
export async function runMails(
  [action, ...given]: readonly string[],
  terminal: Terminal,
  clock: Clock = systemClock,
): Promise<number> {
  const isList = action === 'list' && given.length === 0
  const isRetry = action === 'retry' && given.length > 0 && (given.join() === 'all' || given.every(isId))
  if (!isList && !isRetry) {
    terminal.err(USAGE)
    return USAGE_ERROR
  }
  try {
    const config = readConfig(terminal.env)
    requireDatabase(config, terminal.env)
    await withMails(config, clock, (mails) => (isList ? list(mails, terminal) : retry(mails, given, terminal)))
    return 0
  } catch (error) {
    terminal.err(`${error instanceof UnknownMail ? error.message : explainError(error)}\n`)
    return FAILED
  }
}

const isId = (text: string) => /^\d{1,9}$/.test(text)

async function withMails(config: Config, clock: Clock, use: (mails: UndeliveredMails) => Promise<void>): Promise<void> {
  const log = createLog(config.logLevel)
  const database = await openDatabase({ ...config, log })
  try {
    const jobs = createJobs({ database, log, meter: noTelemetry.meter, shutdownMs: processRules.shutdownMs })
    // Adds jobs only. The server processes them.
    await jobs.start([])
    try {
      await use(createUndeliveredMails({ db: database.db, clock, jobs, secrets: loadSecrets(config) }))
    } finally {
      await jobs.stop()
    }
  } finally {
    await database.close()
  }
}

async function list(mails: UndeliveredMails, { out }: Terminal): Promise<void> {
  const undelivered = await mails.list()
  if (undelivered.length === 0) out('No undelivered mails.\n')
  for (const mail of undelivered) out(describe(mail))
}

function describe({ id, to, subject, postedAt, failedAt, failure, isExpired }: UndeliveredMail): string {
  const note = isExpired ? ' Its content has expired.' : ''
  return `${id}  ${postedAt.toISOString()}  ${to}  ${subject}
   failed ${failedAt.toISOString()}: ${failure}${note}
`
}

async function retry(mails: UndeliveredMails, given: readonly string[], { out }: Terminal): Promise<void> {
  const ids = given.join() === 'all' ? (await mails.list()).map(({ id }) => id) : given.map(Number)
  for (const id of ids) {
    const result = await mails.retry(id)
    out(result === 'queued' ? `${id}  queued again\n` : `${id}  deleted: its content has expired, so it is not sent\n`)
  }
}
