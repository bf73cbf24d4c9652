import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { CountElement } from './count-element.ts'
import type { FiguresService } from './service.ts'
import type { Websites } from './websites.ts'

export function registerFiguresRoutes(
  register: RegisterCall,
  { figures, countElement, websites }: { figures: FiguresService; countElement: CountElement; websites: Websites },
): void {
  register(calls.countElement, async ({ body, source }) => {
    await countElement(source, body)
    return undefined
  })
  register(calls.listWebsiteFigures, ({ account, query }) => figures.list(account, query))
  register(calls.getDeskWebsites, ({ account }) => websites.list(account))
  register(calls.setDeskWebsites, ({ account, body }) => websites.set(account, body.hosts))
}
