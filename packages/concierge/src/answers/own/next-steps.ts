import type { OwnData } from '../../knowledge.ts'
import { bold, plain } from '../../text.ts'
import type { Context } from '../context.ts'
import { byDueDate, invoiceLine, isOverdue, isUnpaid } from './invoices.ts'
import { missingCategories } from './lists.ts'

const MAX_STEPS = 6

/** Says what to do next, most urgent first: overdue, to sign, to read, to pay, to find. */
export async function nextSteps(own: OwnData, context: Context): Promise<string | null> {
  const { say, knowledge, categories } = context
  const [invoices, contracts, unread, wedding, missing, saved] = await Promise.all([
    own.invoices(),
    own.contracts(),
    own.unread(),
    own.wedding(),
    missingCategories(own, categories),
    own.vendors('saved'),
  ])
  if (!invoices && !contracts && !unread && !wedding) return null
  const unpaid = byDueDate((invoices ?? []).filter(isUnpaid))
  const late = unpaid.filter((invoice) => isOverdue(invoice, knowledge.today))
  const soon = unpaid.filter((invoice) => !late.includes(invoice)).slice(0, 1)
  const steps = [
    ...late.map((invoice) => say.own.nextPayOverdue(invoiceLine(invoice, context))),
    ...(contracts ?? [])
      .filter(({ waitsFor }) => waitsFor === 'couple')
      .map(({ vendorName, name }) => say.own.nextSign(say.own.contract(bold(vendorName), plain(name)))),
    ...(unread ?? []).map(({ vendorName, count }) => say.own.nextRead(bold(vendorName), count)),
    ...soon.map((invoice) => say.own.nextPay(invoiceLine(invoice, context))),
    ...(wedding && !wedding.date ? [say.own.nextDate] : []),
    ...(missing && missing.length > 0 ? [say.own.nextFind(missing.map(say.find.category))] : []),
    ...(saved?.length === 0 ? [say.own.nextSave] : []),
  ]
  if (steps.length === 0) return say.own.nextNothing
  return [say.own.next, ...steps.slice(0, MAX_STEPS).map((step) => `• ${step}`)].join('\n')
}
