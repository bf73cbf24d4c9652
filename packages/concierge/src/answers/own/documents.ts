import type { OwnData } from '../../knowledge.ts'
import { bold, plain } from '../../text.ts'
import type { Context } from '../context.ts'

export async function contracts(own: OwnData, { say }: Context): Promise<string | null> {
  const all = await own.contracts()
  if (!all) return null
  if (all.length === 0) return say.own.noContracts
  const lineOf = ({ vendorName, name }: (typeof all)[number]) => `• ${say.own.contract(bold(vendorName), plain(name))}`
  const toSign = all.filter(({ waitsFor }) => waitsFor === 'couple')
  const waiting = all.filter(({ waitsFor }) => waitsFor === 'vendor')
  const lines: string[] = []
  if (toSign.length > 0) lines.push(say.own.contractsToSign, ...toSign.map(lineOf), say.own.howToSign)
  else if (waiting.length === 0) lines.push(say.own.allSigned(all.length))
  if (waiting.length > 0) lines.push(say.own.contractsWaiting, ...waiting.map(lineOf))
  return lines.join('\n')
}

export async function unread(own: OwnData, { say }: Context): Promise<string | null> {
  const all = await own.unread()
  if (!all) return null
  const messages = all.reduce((sum, { count }) => sum + count, 0)
  if (messages === 0) return say.own.noUnread
  const lines = all.map(({ vendorName, count }) => `• ${say.own.unreadFrom(bold(vendorName), count)}`)
  return [say.own.unread(messages), ...lines, say.own.readThem].join('\n')
}
