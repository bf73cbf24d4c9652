import { tokenOn } from '../helpers/session.ts'
import { telling, watchAddresses } from '../helpers/watch.ts'
import { expect, test } from '../test.ts'

const PROMPT = 'A ballroom reception with crystal chandeliers'

test("a sign-in puts no email or token into a URL or a partner's markup", async ({ page, servers, tool, email }) => {
  const addresses = watchAddresses(page)
  await page.goto(servers.partner)
  await tool.ask(PROMPT)
  await tool.signIn(email)
  await tool.waitForImage()
  await page.reload()
  await expect(tool.image).toBeVisible()
  const told = [...addresses, await page.evaluate(() => document.documentElement.outerHTML)]
  expect(telling(email, told)).toEqual([])
  expect(telling(await tokenOn(page), told)).toEqual([])
})

test('the site puts no token into a URL or its markup, and no email into a URL', async ({
  page,
  servers,
  tool,
  email,
}) => {
  const addresses = watchAddresses(page)
  await page.goto(`${servers.vision}/vision-board/new`)
  await tool.ask(PROMPT)
  await tool.signIn(email)
  await tool.waitForImage()
  await page.reload()
  await expect(tool.image).toBeVisible()
  const markup = await page.evaluate(() => document.documentElement.outerHTML)
  expect(telling(email, addresses)).toEqual([])
  expect(telling(await tokenOn(page), [...addresses, markup])).toEqual([])
})

test('the site removes a token from the URL before it sends any request', async ({ page, servers }) => {
  await page.route('**/config.json', (route) => route.abort())
  await page.goto(`${servers.vision}/vision-board/new?token=secret&email=maya%40example.com`)
  await expect(page.getByRole('heading', { name: "We can't start right now" })).toBeVisible()
  await expect(page).toHaveURL(`${servers.vision}/vision-board/new`)
})
