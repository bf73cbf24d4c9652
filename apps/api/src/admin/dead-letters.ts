import { desc, eq } from 'drizzle-orm'
import { accounts, vendors, webhookDeliveries, webhookEndpoints } from '../db/tables.ts'
import type { Database } from '../platform/database.ts'
import { type AdminContext, AdminError, type Command, toNumber } from './command.ts'

/** Maximum failed webhook deliveries that one list shows. */
const MAX_DELIVERIES = 100

function selectDeliveries(db: Database) {
  return db
    .select({ delivery: webhookDeliveries, url: webhookEndpoints.url, vendor: vendors, account: accounts })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(vendors, eq(vendors.id, webhookEndpoints.vendorId))
    .innerJoin(accounts, eq(accounts.id, vendors.accountId))
}

const deadLetters: Command = {
  summary: `Lists undelivered emails and the latest ${MAX_DELIVERIES} failed webhook deliveries.`,
  async run({ db, services, print }) {
    const mails = await services.undelivered.list()
    for (const { id, to, subject, failedAt, failure, isExpired } of mails) {
      print(`mail ${id}  ${failedAt.toISOString()}  ${to}  ${subject}`)
      print(`  ${failure}${isExpired ? ' Its content has expired.' : ''}`)
    }
    const failed = await selectDeliveries(db)
      .where(eq(webhookDeliveries.status, 'failed'))
      .orderBy(desc(webhookDeliveries.id))
      .limit(MAX_DELIVERIES)
    for (const { delivery, url, vendor } of failed) {
      print(
        `webhook ${delivery.id}  ${delivery.createdAt.toISOString()}  ${delivery.type}  vendor ${vendor.id}  ${url}`,
      )
      print(`  ${delivery.error ?? `The receiver responded ${delivery.responseStatus}.`}`)
    }
    if (mails.length + failed.length === 0) print('No dead letters.')
  },
}

const resend: Command = {
  summary: 'Queues an undelivered email or a failed webhook delivery again.',
  args: 'mail|webhook <id>|all',
  arity: { min: 2, max: 2 },
  async run(context, { args: [kind, id] }) {
    if (kind === 'mail') return resendMails(context, id)
    if (kind !== 'webhook') throw new AdminError('Resend a `mail` or a `webhook`.')
    const isIt =
      id === 'all' ? eq(webhookDeliveries.status, 'failed') : eq(webhookDeliveries.id, toNumber(id, 'The id'))
    const found = await selectDeliveries(context.db)
      .where(isIt)
      .orderBy(desc(webhookDeliveries.id))
      .limit(MAX_DELIVERIES)
    if (found.length === 0 && id !== 'all') throw new AdminError(`There is no webhook delivery ${id}.`)
    for (const { delivery, account } of found) {
      await context.services.webhookEndpoints.resend(account, delivery.id)
      context.print(`webhook ${delivery.id}  queued again`)
    }
  },
}

async function resendMails({ services, print }: AdminContext, given: string | undefined): Promise<void> {
  const ids = given === 'all' ? (await services.undelivered.list()).map(({ id }) => id) : [toNumber(given, 'The id')]
  for (const id of ids) {
    const result = await services.undelivered.retry(id)
    print(result === 'queued' ? `mail ${id}  queued again` : `mail ${id}  deleted: its content has expired`)
  }
}

const reports: Command = {
  summary: 'Lists reports about conversations, newest first.',
  options: { before: { description: 'the id of the last report of the previous page' } },
  async run({ services, print }, { options: { before } }) {
    const page = await services.conversationReports.listReports(
      before === undefined ? undefined : toNumber(before, '--before'),
    )
    for (const { id, createdAt, side, reason, words, couple, vendor } of page) {
      print(`report ${id}  ${createdAt.toISOString()}  by the ${side}: ${reason}`)
      print(`  couple ${couple.name} <${couple.email}>, vendor ${vendor.id} ${vendor.name} <${vendor.email}>`)
      if (words !== '') print(`  ${words.replaceAll(/\s+/g, ' ')}`)
    }
    if (page.length === 0) print('No reports.')
  },
}

export const letterCommands = { 'dead-letters': deadLetters, resend, reports }
