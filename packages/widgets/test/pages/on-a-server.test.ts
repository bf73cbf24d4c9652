import { join } from 'node:path'
import { expect, inject, it } from 'vitest'

it('does nothing when it is imported on a server', async () => {
  const before = [...Object.getOwnPropertyNames(globalThis), 'nanostoresGlobal']
  await import(/* @vite-ignore */ join(inject('builtFolder'), 'vision-generator.mjs'))
  expect(Object.getOwnPropertyNames(globalThis)).toEqual(before)
  expect('customElements' in globalThis).toBe(false)
})
