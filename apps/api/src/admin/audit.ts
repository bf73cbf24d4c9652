import { AdminError, type Command, toNumber } from './command.ts'

const MAX_ENTRIES = 10_000

const audit: Command = {
  summary: 'Lists the audit log, newest first.',
  options: {
    account: { description: 'only entries of the account with this id' },
    event: { description: 'only this event, such as sign_in or team.role' },
    request: { description: 'only the request with this id' },
    since: { description: 'only entries since this day or time, such as 2026-11-01' },
    before: { description: 'only entries before the entry with this id' },
    limit: { description: `maximum number of entries, at most ${MAX_ENTRIES}` },
  },
  async run({ services, print }, { options: { account, event, request, since, before, limit } }) {
    const entries = await services.audit.list({
      ...(account !== undefined && { account: toNumber(account, '--account') }),
      ...(event !== undefined && { event }),
      ...(request !== undefined && { request }),
      ...(since !== undefined && { since: toTime(since) }),
      ...(before !== undefined && { before: toNumber(before, '--before') }),
      ...(limit !== undefined && { limit: Math.min(toNumber(limit, '--limit'), MAX_ENTRIES) }),
    })
    for (const { id, at, event: what, outcome, accountId, subject, network, requestId } of entries) {
      const details = { account: accountId, subject, network, request: requestId }
      const known = Object.entries(details).filter(([, value]) => value !== null)
      const list = known.map(([name, value]) => `${name} ${value}`).join('  ')
      print(`${id}  ${at.toISOString()}  ${what}  ${outcome}  ${list}`.trimEnd())
    }
    if (entries.length === 0) print('No entries.')
  },
}

function toTime(text: string): Date {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw new AdminError('--since must be a day or a time, such as 2026-11-01.')
  return time
}

export const auditCommands = { audit }
