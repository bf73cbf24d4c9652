import type { Infrastructure } from '../infrastructure.ts'
import { createHandOver } from '../modules/assistant/handover.ts'
import { createKnowledge } from '../modules/assistant/knowledge.ts'
import { createAssistantRatings } from '../modules/assistant/ratings.ts'
import { createAssistant } from '../modules/assistant/service.ts'
import type { AccountServices } from './accounts.ts'
import type { Foundation } from './foundation.ts'
import type { LeadServices } from './leads.ts'
import type { PlanningServices } from './planning.ts'
import type { VisionServices } from './visions.ts'

/** Creates the services of the assistant, which reads from most others. */
export function createAssistantServices({
  config,
  db,
  clock,
  providers,
  outbox,
  rateLimits,
  credits,
  couples,
  vendors,
  favourites,
  leads,
  chat,
  packSales,
  formats,
  days,
}: Infrastructure & Foundation & AccountServices & PlanningServices & LeadServices & VisionServices) {
  const { urls, supportEmail } = config
  const knowledgeFor = createKnowledge({
    ...{ db, clock, days, formats, vendors, packSales, couples, credits, favourites, leads },
    supportEmail,
    region: config.brand.region,
    monthlyPrice: urls.monthlyPlan === undefined ? null : config.monthlyPlanPrice,
  })
  const assistant = createAssistant({ db, clock, rateLimits, provider: providers.assistant, knowledgeFor })
  const assistantRatings = createAssistantRatings({ db, clock, rateLimits })
  const handOver = createHandOver({ db, rateLimits, chat, vendors, outbox, supportEmail })

  return { assistant, assistantRatings, handOver }
}
