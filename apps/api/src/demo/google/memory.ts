import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Maximum number of entries in one process, far more than a demo needs. The oldest entries are evicted first. */
const MAX = 1_000

/** Creates in-memory storage for the provider's sessions and grants. */
export function createMemory(): (model: string) => Adapter {
  const kept = new Map<string, AdapterPayload>()

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`
    const findBy = async (field: 'uid' | 'userCode', value: string) =>
      [...kept].find(([key, payload]) => key.startsWith(keyOf('')) && payload[field] === value)?.[1]

    return {
      async upsert(id, payload) {
        kept.delete(keyOf(id))
        kept.set(keyOf(id), payload)
        const [oldest] = kept.keys()
        if (kept.size > MAX && oldest) kept.delete(oldest)
      },
      find: async (id) => kept.get(keyOf(id)),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const payload = kept.get(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1_000)
      },
      async destroy(id) {
        kept.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key)
      },
    }
  }
}
