import { tokenOn } from '../helpers/session.ts'
import { telling, watchAddresses } from '../helpers/watch.ts'
import { expect, test } from '../test.ts'

const WORDS = 'A ballroom reception with crystal chandeliers'

test("writes who signed in neither into an address nor into a partner's markup", async ({
  page,
  servers,
  tool,
  email,
}) => {
  const addresses = watchAddresses(page)
  await page.goto(servers.partner)
  await tool.ask(WORDS)
  await tool.signIn(email)
  await tool.waitForPicture()
  await page.reload()
  await expect(tool.picture).toBeVisible()
  const told = [...addresses, await page.evaluate(() => document.documentElement.outerHTML)]
  expect(telling(email, told)).toEqual([])
  expect(telling(await tokenOn(page), told)).toEqual([])
})

test('writes no token into an address or the markup of the site, and no e-mail into an address', async ({
  page,
  servers,
  tool,
  email,
}) => {
  const addresses = watchAddresses(page)
  await page.goto(`${servers.vision}/vision-board/new`)
  await tool.ask(WORDS)
  await tool.signIn(email)
  await tool.waitForPicture()
  await page.reload()
  await expect(tool.picture).toBeVisible()
  const markup = await page.evaluate(() => document.documentElement.outerHTML)
  expect(telling(email, addresses)).toEqual([])
  expect(telling(await tokenOn(page), [...addresses, markup])).toEqual([])
})

test('takes a token that came with the address out of it before anything is asked', async ({ page, servers }) => {
  await page.route('**/config.json', (route) => route.abort())
  await page.goto(`${servers.vision}/vision-board/new?token=secret&email=maya%40example.com`)
  await expect(page.getByRole('heading', { name: "We can't start right now" })).toBeVisible()
  await expect(page).toHaveURL(`${servers.vision}/vision-board/new`)
})
