import type { Contract, OwnData } from '../../knowledge.ts'
import { bold, plain } from '../../text.ts'
import type { Context } from '../context.ts'
import { ownVendorsOf } from './own-vendors.ts'

export async function contracts(own: OwnData, context: Context): Promise<string | null> {
  const { say } = context
  const all = await own.contracts()
  if (!all) return null
  const vendors = await ownVendorsOf(own, context)
  const asked = vendors ? all.filter(({ vendorId }) => vendors.ids.has(vendorId)) : all
  if (vendors && asked.length === 0) return say.own.noContractOf(vendors.name)
  if (asked.length === 0) return say.own.noContracts
  const lineOf = ({ vendorName, name }: Contract) => `• ${say.own.contract(bold(vendorName), plain(name))}`
  const toSign = asked.filter(({ waitsFor }) => waitsFor === 'couple')
  const waiting = asked.filter(({ waitsFor }) => waitsFor === 'vendor')
  const signed = asked.filter(({ waitsFor }) => waitsFor === 'none')
  const lines: string[] = []
  if (toSign.length > 0) lines.push(say.own.contractsToSign, ...toSign.map(lineOf), say.own.howToSign)
  else if (waiting.length === 0 && !vendors) lines.push(say.own.allSigned(asked.length))
  if (waiting.length > 0) lines.push(say.own.contractsWaiting, ...waiting.map(lineOf))
  if (vendors && signed.length > 0) lines.push(say.own.contractsSigned, ...signed.map(lineOf))
  return lines.join('\n')
}

export async function unread(own: OwnData, context: Context): Promise<string | null> {
  const { say } = context
  const all = await own.unread()
  if (!all) return null
  const vendors = await ownVendorsOf(own, context)
  const asked = vendors ? all.filter(({ vendorId }) => vendors.ids.has(vendorId)) : all
  const messages = asked.reduce((sum, { count }) => sum + count, 0)
  if (messages === 0) return vendors ? say.own.noUnreadFrom(vendors.name) : say.own.noUnread
  const lines = asked.map(({ vendorName, count }) => `• ${say.own.unreadFrom(bold(vendorName), count)}`)
  return [say.own.unread(messages), ...lines, say.own.readThem].join('\n')
}
