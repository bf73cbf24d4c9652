import { aboutVendors } from './about-vendor.ts'
import type { Context, Draft, Planner } from './context.ts'
import { answerFromHost } from './host.ts'

/** Limits a planner to the vendor of the page: it names no other vendor. */
export function withinVendor(planner: Planner): Planner {
  return (context) => (context.question.scope === 'vendor' ? aboutThisVendor(context) : planner(context))
}

async function aboutThisVendor(context: Context): Promise<Draft> {
  const { question, query, say } = context
  if (question.vendorId === null) return (await answerFromHost(context)) ?? { text: say.care.unclear[0] ?? '' }
  const isOther = query.vendorIds.some((id) => id !== question.vendorId)
  if (isOther) return { text: say.vendor.competitor }
  return aboutVendors({ ...context, query: { ...query, vendorIds: [question.vendorId], exceptIds: [] } })
}
