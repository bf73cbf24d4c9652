import { expect, it } from 'vitest'
import { lazyModule } from './lazy-module.ts'

function setup(failures = 0) {
  let loads = 0
  const editor = lazyModule(async () => {
    if (++loads <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return { name: 'editor' }
  })
  return { editor, loads: () => loads }
}

it('lazyModule loads nothing before the first call', () => {
  const { editor, loads } = setup()
  expect(editor.get()).toBeUndefined()
  expect(loads()).toBe(0)
})

it('lazyModule shares one load between concurrent and later calls', async () => {
  const { editor, loads } = setup()
  const [first, second] = await Promise.all([editor.load(), editor.load()])
  expect(first).toBe(second)
  expect(await editor.load()).toBe(first)
  expect(editor.get()).toBe(first)
  expect(loads()).toBe(1)
})

it('lazyModule rejects every concurrent call when the load fails, and retries on the next call', async () => {
  const { editor, loads } = setup(1)
  const results = await Promise.allSettled([editor.load(), editor.load()])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(editor.get()).toBeUndefined()
  expect(await editor.load()).toEqual({ name: 'editor' })
  expect(loads()).toBe(2)
})

it('lazyModule rejects when the loader throws, and retries on the next call', async () => {
  let calls = 0
  const editor = lazyModule((): Promise<string> => {
    if (++calls === 1) throw new Error('broken')
    return Promise.resolve('editor')
  })
  await expect(editor.load()).rejects.toThrow('broken')
  await expect(editor.load()).resolves.toBe('editor')
})

it('lazyModule keeps two modules separate', async () => {
  const first = lazyModule(async () => 1)
  const second = lazyModule(async () => 2)
  expect([await first.load(), await second.load()]).toEqual([1, 2])
})
