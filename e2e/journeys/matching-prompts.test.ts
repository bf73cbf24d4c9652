import { hueShare } from '../helpers/palette.ts'
import { expect, test } from '../test.ts'

/** Prompts, each with a range of hues that is more frequent in its image than in the other images. */
const SCENES = [
  { prompt: 'A redwood forest clearing in soft green light, ferns and moss everywhere', hues: [70, 170] },
  { prompt: 'A desert ceremony at sunset, terracotta and rust, pampas grass, red rocks', hues: [0, 40] },
  { prompt: 'A lakeside wedding at blue hour with pale blue delphiniums', hues: [200, 300] },
] as const

test('different prompts produce images with different settings, light and flowers', async ({ backend, email }) => {
  const { token } = await backend.register({ name: 'Ada', phone: '4155550134', email, password: 'a long walk' })
  const ids = await Promise.all(SCENES.map(({ prompt }) => backend.drawn(token, prompt)))
  const { visions } = await backend.ledgerOf(token)
  const images = await Promise.all(
    ids.map(async (id) => {
      const answer = await fetch(visions.find((vision) => vision.id === id)?.result_image ?? '')
      return Buffer.from(await answer.arrayBuffer())
    }),
  )

  for (const [own, { prompt, hues }] of SCENES.entries()) {
    const shares = await Promise.all(images.map((image) => hueShare(image, hues)))
    const most = shares.indexOf(Math.max(...shares))
    expect(most, `${prompt}: ${shares}`).toBe(own)
  }
})
