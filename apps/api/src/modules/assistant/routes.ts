import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { AssistantService } from './service.ts'

export function registerAssistantRoutes(register: RegisterCall, assistant: AssistantService): void {
  register(calls.sendToAssistant, async (context) => {
    const events = await assistant.ask(context)
    let step = await events.next()
    while (!step.done) step = await events.next()
    return step.value
  })
  register(calls.streamFromAssistant, (context) => assistant.ask(context))
}
