import type { WebsiteFigures } from '../contract/figures/schema.ts'
import { figuresWire } from '../contract/figures/wire.ts'
import type { CallResult } from '../http/call-result.ts'
import { createResource, type Resource } from '../shared/create-resource.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { addDays, dayIn } from './website-figures.ts'

/** The figures of a period. `from` and `to` are its first and last day. */
export interface ReadyWebsiteFigures {
  status: 'ready'
  figures: WebsiteFigures[]
  from: string
  to: string
}

/** The figures of the vendor's elements in a period of `days` until today. */
export type WebsiteFiguresView = Resource<ReadyWebsiteFigures>

/**
 * Returns the figures of the last `days` days, at most 366. `timeZone` is that of the deployment, in which its days
 * begin. The same number of days returns the same store.
 */
export function websiteFiguresOf(ports: FeaturePorts, days: number, timeZone = 'UTC'): WebsiteFiguresView {
  const views = ports.once(createViews)
  const found = views.get(days) ?? createWebsiteFigures(ports, days, timeZone)
  views.set(days, found)
  return found
}

function createViews(): Map<number, WebsiteFiguresView> {
  return new Map()
}

function createWebsiteFigures(ports: FeaturePorts, days: number, timeZone: string): WebsiteFiguresView {
  async function read({ signal }: { signal: AbortSignal }): Promise<CallResult<Omit<ReadyWebsiteFigures, 'status'>>> {
    const last = dayIn(timeZone, ports.clock.now())
    const from = addDays(last, 1 - days)
    const figures: WebsiteFigures[] = []
    for (let to = last; ; ) {
      const page = await ports.http.call(figuresWire.listWebsiteFigures, {
        query: { from, to },
        signal,
        logFailure: true,
      })
      if (!page.ok) return page
      figures.push(...page.data.results)
      const { next_to } = page.data
      // A page that does not end earlier would be requested forever.
      if (!next_to || next_to >= to) return { ...page, data: { figures, from, to: last } }
      to = next_to
    }
  }

  return createResource(ports, read, (data) => ({ status: 'ready' as const, ...data }))
}
