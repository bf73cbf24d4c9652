import { hueShare } from '../helpers/palette.ts'
import { expect, test } from '../test.ts'

/** Words, and the hues a picture of them has more of than a picture of the others. */
const SCENES = [
  { words: 'A redwood forest clearing in soft green light, ferns and moss everywhere', hues: [70, 170] },
  { words: 'A desert ceremony at sunset, terracotta and rust, pampas grass, red rocks', hues: [0, 40] },
  { words: 'A lakeside wedding at blue hour with pale blue delphiniums', hues: [200, 300] },
] as const

test('draws what the words say: another setting, light and flowers for other words', async ({
  page,
  servers,
  tool,
  email,
}) => {
  const pictures: Buffer[] = []
  await page.goto(servers.partner)
  for (const { words } of SCENES) {
    await tool.ask(words)
    if (pictures.length === 0) await tool.signIn(email)
    await tool.waitForPicture()
    await expect(tool.picture).toHaveAccessibleName(`Your vision: ${words.slice(0, 50).trim()}`)
    const answer = await page.request.get((await tool.picture.getAttribute('src')) ?? '')
    pictures.push(await answer.body())
    await page.getByRole('button', { name: 'New Vision', exact: true }).click()
  }

  for (const [own, { words, hues }] of SCENES.entries()) {
    const shares = await Promise.all(pictures.map((picture) => hueShare(picture, hues)))
    const most = shares.indexOf(Math.max(...shares))
    expect(most, `${words}: ${shares}`).toBe(own)
  }
})
