import { expect, it } from 'vitest'
import { createTtlCache } from './ttl-cache.ts'

function setup() {
  let now = 0
  let reads = 0
  const cache = createTtlCache<number>({ clock: { now: () => new Date(now) }, lifeMs: 1_000, max: 2 })
  return {
    cache,
    get: (key: string) => cache.get(key, async () => ++reads),
    advance: (ms: number) => {
      now += ms
    },
  }
}

it('the TTL cache shares one read between concurrent and later calls until the value expires', async () => {
  const { get, advance } = setup()
  expect(await Promise.all([get('a'), get('a')])).toEqual([1, 1])
  advance(999)
  expect(await get('a')).toBe(1)
  expect(await get('b')).toBe(2)
})

it('the TTL cache reads again after the value expires or the cache is cleared', async () => {
  const { cache, get, advance } = setup()
  await get('a')
  advance(1_000)
  expect(await get('a')).toBe(2)
  cache.clear()
  expect(await get('a')).toBe(3)
})

it('the TTL cache evicts the oldest value when full', async () => {
  const { get } = setup()
  for (const key of ['a', 'b', 'c']) await get(key)
  expect(await get('c')).toBe(3)
  expect(await get('a')).toBe(4)
})

it('the TTL cache does not cache a rejected read', async () => {
  const { cache, get } = setup()
  const fail = () => cache.get('a', () => Promise.reject(new Error('gone')))
  await expect(fail()).rejects.toThrow('gone')
  expect(await get('a')).toBe(1)
})

it('the TTL cache runs a query once, even if the query runs each time it is awaited', async () => {
  const { cache } = setup()
  let statements = 0
  // biome-ignore lint/suspicious/noThenProperty: drizzle's queries are thenables
  const query: PromiseLike<number> = { then: (use, fail) => Promise.resolve(++statements).then(use, fail) }
  const values = []
  for (let asked = 0; asked < 3; asked++) values.push(await cache.get('a', () => query))
  expect(values).toEqual([1, 1, 1])
})
