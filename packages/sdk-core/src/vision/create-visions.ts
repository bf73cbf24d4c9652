import type { FeaturePorts } from '../session/feature-ports.ts'
import { callVision } from './call-vision.ts'
import { newestFirst } from './newest-first.ts'
import type { Visions } from './visions.ts'

/** Makes what is asked about visions as a whole. A client has one: `client.ports.once(createVisions)`. */
export function createVisions({ http }: Pick<FeaturePorts, 'http'>): Visions {
  return {
    async list(signal) {
      const result = await callVision(http, 'listVisions', { signal })
      if (result.ok) return newestFirst(result.data.data)
      if (result.error.code === 'unauthorized') return false
      throw result.error
    },
  }
}
