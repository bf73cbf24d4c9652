import type { Vision } from '../contract/vision/schema.ts'
import { visionWire } from '../contract/vision/wire.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { fetchAll } from '../shared/fetch-all.ts'
import type { Visions } from './visions.ts'

/** Creates the list of visions. Get the client's only instance with `client.ports.once(createVisions)`. */
export function createVisions({ http }: Pick<FeaturePorts, 'http'>): Visions {
  return {
    async list(signal) {
      const result = await fetchAll(async (before: string | undefined) => {
        const page = await http.call(visionWire.listVisions, { query: { before }, signal })
        return page.ok ? { ...page, data: page.data.data } : page
      }, idOf)
      if (result.ok) return newestFirst(result.data)
      if (result.error.code === 'unauthorized') return false
      throw result.error
    },
  }
}

const idOf = ({ id }: Vision) => id

/**
 * Returns the visions sorted from newest to oldest. Visions with equal dates are sorted by id, and visions without a
 * date are last.
 */
export function newestFirst<V extends Pick<Vision, 'id' | 'created_at'>>(visions: readonly V[]): V[] {
  const time = ({ created_at }: V) => Date.parse(created_at ?? '') || 0
  return [...visions].sort((a, b) => time(b) - time(a) || b.id.localeCompare(a.id))
}
