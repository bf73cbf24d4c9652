import { hueShare } from '../helpers/palette.ts'
import { expect, test } from '../test.ts'

/** Words, and the hues a picture of them has more of than a picture of the others. */
const SCENES = [
  { words: 'A redwood forest clearing in soft green light, ferns and moss everywhere', hues: [70, 170] },
  { words: 'A desert ceremony at sunset, terracotta and rust, pampas grass, red rocks', hues: [0, 40] },
  { words: 'A lakeside wedding at blue hour with pale blue delphiniums', hues: [200, 300] },
] as const

test('different prompts produce images with different settings, light and flowers', async ({ backend, email }) => {
  const { token } = await backend.register({ name: 'Ada', phone: '4155550134', email, password: 'a long walk' })
  const ids = await Promise.all(SCENES.map(({ words }) => backend.drawn(token, words)))
  const { visions } = await backend.ledgerOf(token)
  const pictures = await Promise.all(
    ids.map(async (id) => {
      const answer = await fetch(visions.find((vision) => vision.id === id)?.result_image ?? '')
      return Buffer.from(await answer.arrayBuffer())
    }),
  )

  for (const [own, { words, hues }] of SCENES.entries()) {
    const shares = await Promise.all(pictures.map((picture) => hueShare(picture, hues)))
    const most = shares.indexOf(Math.max(...shares))
    expect(most, `${words}: ${shares}`).toBe(own)
  }
})
