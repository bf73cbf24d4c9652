import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { subjects } from './subjects.ts'

it.each(subjects)('<$tag> does nothing when it is imported on a server', async ({ tag }) => {
  const before = new Set([...Object.getOwnPropertyNames(globalThis), 'nanostoresGlobal'])
  await import(/* @vite-ignore */ join(inject('builtFolder'), `${tag}.mjs`))
  expect(Object.getOwnPropertyNames(globalThis).filter((name) => !before.has(name))).toEqual([])
  expect('customElements' in globalThis).toBe(false)
})
