import { expect, it } from 'vitest'
import { createRecent } from './recent.ts'

function setup() {
  let now = 0
  let readings = 0
  const recent = createRecent<number>({ clock: { now: () => new Date(now) }, lifeMs: 1_000, max: 2 })
  return {
    recent,
    get: (key: string) => recent.get(key, async () => ++readings),
    advance: (ms: number) => {
      now += ms
    },
  }
}

it('reads once for all who ask the same within its time', async () => {
  const { get, advance } = setup()
  expect(await Promise.all([get('a'), get('a')])).toEqual([1, 1])
  advance(999)
  expect(await get('a')).toBe(1)
  expect(await get('b')).toBe(2)
})

it('reads again when it is too old, or has been told to forget', async () => {
  const { recent, get, advance } = setup()
  await get('a')
  advance(1_000)
  expect(await get('a')).toBe(2)
  recent.clear()
  expect(await get('a')).toBe(3)
})

it('forgets what was read first when there is too much', async () => {
  const { get } = setup()
  for (const key of ['a', 'b', 'c']) await get(key)
  expect(await get('c')).toBe(3)
  expect(await get('a')).toBe(4)
})

it('keeps no failure', async () => {
  const { recent, get } = setup()
  const fail = () => recent.get('a', () => Promise.reject(new Error('gone')))
  await expect(fail()).rejects.toThrow('gone')
  expect(await get('a')).toBe(1)
})
