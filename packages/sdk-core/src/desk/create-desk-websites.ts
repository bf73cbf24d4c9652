import { figuresWire } from '../contract/figures/wire.ts'
import { createResource, type Resource } from '../shared/create-resource.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { SaveResult } from '../shared/save-result.ts'

export interface ReadyDeskWebsites {
  status: 'ready'
  /** Hosts such as `example.com`, sorted. If empty, the vendor's id counts on all websites. */
  hosts: string[]
}

/** The websites on which the vendor's id counts. */
export interface DeskWebsitesView extends Resource<ReadyDeskWebsites> {
  /** Replaces the websites. Accepts addresses such as `https://www.example.com/weddings`. Never rejects. */
  save(hosts: readonly string[]): Promise<SaveResult>
}

/** Creates the websites of the vendor. Get the client's only instance with `client.ports.once(createDeskWebsites)`. */
export function createDeskWebsites(ports: FeaturePorts): DeskWebsitesView {
  const websites = createResource(
    ports,
    ({ signal }) => ports.http.call(figuresWire.getDeskWebsites, { signal, logFailure: true }),
    ({ hosts }) => ({ status: 'ready' as const, hosts }),
  )

  return {
    ...websites,
    async save(hosts) {
      const body = { hosts: [...hosts] }
      const result = await ports.http.call(figuresWire.setDeskWebsites, { body, logFailure: true })
      if (!result.ok) return result
      await websites.refresh()
      return { ok: true }
    },
  }
}
