import type { OwnData } from '../../knowledge.ts'
import { plain } from '../../text.ts'
import type { Context } from '../context.ts'

export async function budget(own: OwnData, { say }: Context): Promise<string | null> {
  const wedding = await own.wedding()
  return wedding && (wedding.budget ? say.own.budget(plain(wedding.budget)) : say.own.noBudget)
}

/** Says what all invoices leave of the budget. A budget is an amount or a range. */
export async function budgetLeft(own: OwnData, context: Context): Promise<string | null> {
  const { say } = context
  const [wedding, invoices] = await Promise.all([own.wedding(), own.invoices()])
  const told = await budget(own, context)
  if (!wedding?.budget || !invoices) return told
  const amounts = (wedding.budget.match(/\d[\d,]*/g) ?? []).map((amount) => Number(amount.replaceAll(',', '')))
  const total = invoices.reduce((sum, { amount }) => sum + amount, 0)
  const unpaid = invoices.reduce((sum, { due }) => sum + due, 0)
  if (amounts.length === 0) return told
  return `${told} ${say.own.budgetLeft(
    total,
    unpaid,
    amounts.map((amount) => amount - total),
  )}`
}
