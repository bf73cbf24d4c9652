import { cleanStores } from 'nanostores'
import { expect, it } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { fakePlatform, type ScriptedAnswer, settle } from '../testing/index.ts'
import { createVisionWatch } from './create-vision-watch.ts'
import { pickVariant } from './pick-variant.ts'

const PATH = '/vision/list/v1/'
const PICK = '/vision/v1/pick/'

/** Returns the response of the backend with the given variant picked. */
function visionWith(picked: number, more = {}) {
  const variants = [0, 1, 2, 3].map((index) => ({
    image: `https://api.test/${index}.png`,
    title: `Idea ${index}`,
    palette: [`#00000${index}`],
    is_picked: index === picked,
  }))
  const { image, title, palette } = variants[picked] ?? {}
  return { id: 'v1', description: 'a barn', result_image: image, title, palette, variants, ...more }
}

async function setup(...script: ScriptedAnswer[]) {
  const platform = fakePlatform({ script: [...script, { path: PATH, body: visionWith(0), always: true }] })
  const client = createClient({ apiHost: 'https://api.test', platform })
  client.session.signIn({ token: 't', email: 'maya@example.com' })
  const $vision = client.ports.once(createVisionWatch).watch('v1')
  $vision.listen(() => undefined)
  await platform.clock.advance(0)
  const vision = () => {
    const state = $vision.get()
    if (state.status !== 'settled') throw new Error(`The vision is ${state.status}.`)
    return state.vision
  }
  const pick = (index: number) => pickVariant(client.ports, vision(), index)
  const sent = () => platform.backend.to(PICK).map(({ body }) => JSON.parse(String(body)))
  return { ...platform, client, $vision, vision, pick, sent }
}
const answer = (picked: number, more = {}): ScriptedAnswer => ({ path: PICK, body: visionWith(picked, more) })

it('a pick shows the variant before the backend responds', async () => {
  const { pick, vision, $vision } = await setup(answer(2))
  const picking = pick(2)
  expect(vision()).toMatchObject({ result_image: 'https://api.test/2.png', title: 'Idea 2', palette: ['#000002'] })
  expect(vision().variants?.map(({ is_picked }) => is_picked)).toEqual([false, false, true, false])
  await picking
  cleanStores($vision)
})

it('a pick keeps a title that belongs to no variant', async () => {
  const { pick, vision, $vision, client } = await setup(answer(1, { title: 'Our day' }))
  client.ports.once(createVisionWatch).replace({ ...vision(), title: 'Our day' })
  const picking = pick(1)
  expect(vision().title).toBe('Our day')
  await picking
  cleanStores($vision)
})

it('a failed pick shows the previous variant again and throws', async () => {
  const { pick, vision, $vision } = await setup({ path: PICK, status: 409, body: { code: 'already_edited' } })
  await expect(pick(3)).rejects.toMatchObject({ code: 'already_edited' })
  expect(vision()).toMatchObject({ result_image: 'https://api.test/0.png', title: 'Idea 0' })
  cleanStores($vision)
})

it('only the last of several picks follows a pending request', async () => {
  const { pick, sent, vision, $vision } = await setup(answer(1), answer(3))
  const picks = [pick(1), pick(2), pick(3)]
  expect(vision().result_image).toBe('https://api.test/3.png')
  await Promise.all(picks)
  await settle()
  expect(sent()).toEqual([{ variant: 1 }, { variant: 3 }])
  cleanStores($vision)
})
