import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { HandOver } from './handover.ts'
import type { AssistantRatings } from './ratings.ts'
import type { AssistantService } from './service.ts'

export interface AssistantServices {
  assistant: AssistantService
  ratings: AssistantRatings
  handOver: HandOver
}

export function registerAssistantRoutes(
  register: RegisterCall,
  { assistant, ratings, handOver }: AssistantServices,
): void {
  register(calls.sendToAssistant, async (context) => {
    const events = await assistant.ask(context)
    let step = await events.next()
    while (!step.done) step = await events.next()
    return step.value
  })
  register(calls.streamFromAssistant, (context) => assistant.ask(context))
  register(calls.rateAssistantReply, ({ body, ip }) => ratings.add(body, ip))
  register(calls.handOverConversation, handOver)
}
