import { expect, it } from 'vitest'
import { fakePlatform } from '../../testing/index.ts'
import type { FailedImage } from './draft.ts'
import { EMPTY_DRAFT } from './draft-store.ts'
import { createImageIntake } from './image-intake.ts'
import { lateImageIntake } from './late-image-intake.ts'

function setup(failures: number) {
  let state = EMPTY_DRAFT
  const beginning = new AbortController()
  let loads = 0
  const take = lateImageIntake(
    {
      ...fakePlatform(),
      current: () => state,
      change(part) {
        state = { ...state, ...part }
      },
      addFailed(name, again) {
        state = { ...state, failedImages: [{ id: name, name, again }] }
      },
      signal: beginning.signal,
    },
    () => null,
    async () => {
      if (++loads <= failures) throw new TypeError('Failed to fetch dynamically imported module')
      return createImageIntake
    },
  )
  const failed = (): readonly FailedImage[] => state.failedImages
  return { take, failed, state: () => state, beginning, loads: () => loads }
}

const photo = (name: string) => new File(['x'], name, { type: 'image/png' })

it('brings the code of adding images with the first of them, once', async () => {
  const { take, state, loads } = setup(0)
  expect(loads()).toBe(0)
  await take([photo('a')])
  await take([photo('b')])
  expect(state().images.map(({ name }) => name)).toEqual(['a', 'b'])
  expect(loads()).toBe(1)
})

it('keeps the place of an image whose code did not come, to try once more', async () => {
  const { take, failed, state } = setup(1)
  await take([photo('a')])
  expect(failed()).toMatchObject([{ name: 'a' }])
  const [image] = failed()
  await image?.again()
  expect(state().images.map(({ name }) => name)).toEqual(['a'])
})

it('adds nothing to a draft that was emptied meanwhile', async () => {
  const { take, failed, state, beginning } = setup(1)
  const adding = take([photo('a')])
  beginning.abort()
  await adding
  expect([failed(), state().images]).toEqual([[], []])
})
