import { expect, it } from 'vitest'
import { createClient } from '../client/create-client.ts'
import type { VisionDetail } from '../contract/vision/schema.ts'
import { fakePlatform, type ScriptedAnswer } from '../testing/index.ts'
import { prepareDownload } from './prepare-download.ts'

const PATH = '/vision/v1/download/'
const IMAGE = 'https://api.test/files/small.webp'
const LARGE = 'https://api.test/files/large.webp?download=Our%20day'
const STORED = `${IMAGE}?download=Our%20day`

function setup(script: ScriptedAnswer[], more: Partial<VisionDetail> = {}) {
  const platform = fakePlatform({ script })
  const client = createClient({ apiHost: 'https://api.test', platform })
  client.session.signIn({ token: 't', email: 'maya@example.com' })
  const vision = { id: 'v1', title: 'Our day', description: '', result_image: IMAGE, is_illustrated: true, ...more }
  return {
    prepare: () => prepareDownload(client.ports, vision as VisionDetail),
    asked: () => platform.backend.to(PATH, 'POST').length,
  }
}
const large: ScriptedAnswer = { path: PATH, body: { url: LARGE } }

it('a download of an illustrated image has the URL of the large image', async () => {
  const { prepare } = setup([large])
  expect(await prepare()).toBe(LARGE)
})

it('concurrent downloads share one request', async () => {
  const { prepare, asked } = setup([large])
  expect(await Promise.all([prepare(), prepare()])).toEqual([LARGE, LARGE])
  expect(asked()).toBe(1)
})

it.each([
  ['comes from an image model', { is_illustrated: false }, STORED],
  ['has another origin', { result_image: 'https://cdn.test/1.png' }, 'https://cdn.test/1.png'],
])('a download sends no request if the image %s', async (_case, more, url) => {
  const { prepare, asked } = setup([], more)
  expect(await prepare()).toBe(url)
  expect(asked()).toBe(0)
})

it.each([404, 405, 501])('a download has the URL of the stored image if the backend responds %i', async (status) => {
  expect(await setup([{ path: PATH, status }]).prepare()).toBe(STORED)
})

it('a download ignores a URL of another origin', async () => {
  const { prepare } = setup([{ path: PATH, body: { url: 'https://evil.test/' } }])
  expect(await prepare()).toBe(STORED)
})

it('a download throws if the drawing fails, and can be repeated', async () => {
  const { prepare } = setup([{ path: PATH, status: 429, body: { code: 'rate_limited' } }, large])
  await expect(prepare()).rejects.toMatchObject({ code: 'rate_limited' })
  expect(await prepare()).toBe(LARGE)
})
