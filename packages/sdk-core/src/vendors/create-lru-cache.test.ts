import { atom, cleanStores } from 'nanostores'
import { expect, it } from 'vitest'
import { createLruCache } from './create-lru-cache.ts'

function setup() {
  const recent = createLruCache<{ $name: ReturnType<typeof atom<number>> }>(({ $name }) => $name)
  const ask = (name: number) => recent.get(`${name}`, () => ({ $name: atom(name) }))
  const names = () => [...recent.all()].map(({ $name }) => $name.value)
  return { ask, names }
}

it('the LRU cache creates one value per key', () => {
  const { ask } = setup()
  expect(ask(1)).toBe(ask(1))
  expect(ask(1)).not.toBe(ask(2))
})

it('the LRU cache evicts the least recently used value', () => {
  const { ask, names } = setup()
  for (let name = 1; name <= 100; name++) ask(name)
  ask(1)
  ask(101)
  expect(names()).toHaveLength(100)
  expect(names()).toContain(1)
  expect(names()).not.toContain(2)
})

it('the LRU cache never evicts a value with subscribers', () => {
  const { ask, names } = setup()
  const listened = Array.from({ length: 150 }, (_, name) => ask(name))
  for (const { $name } of listened) $name.listen(() => undefined)
  ask(200)
  expect(names()).toHaveLength(151)
  cleanStores(...listened.map(({ $name }) => $name))
  ask(201)
  expect(names()).toHaveLength(100)
})
