import { readHost } from '../helpers/host-page.ts'
import { expect, test } from '../test.ts'

test("an element leaves the partner's page unchanged through a complete journey", async ({
  page,
  servers,
  tool,
  email,
}) => {
  await page.route('**/embed/v1/**', (route) => route.abort())
  await page.goto(servers.partner)
  const before = await readHost(page)
  await page.unroute('**/embed/v1/**')

  await page.reload()
  await tool.ask('A barn reception after the harvest with sunflowers')
  await tool.signIn(email)
  await tool.waitForImage()
  const after = await readHost(page)

  // Nanostores needs `nanostoresGlobal` to detect duplicate copies of itself. `vowkit` exists on development machines.
  expect(after.globals.filter((name) => !before.globals.includes(name))).toEqual(['nanostoresGlobal', 'vowkit'])
  expect(after.storageKeys.filter((key) => !key.startsWith(`vowkit:${servers.api}:`))).toEqual([])
  const { globals: _globals, storageKeys: _keys, ...same } = before
  expect(after).toMatchObject(same)
})
