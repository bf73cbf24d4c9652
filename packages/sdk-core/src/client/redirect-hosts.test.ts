import { expect, it } from 'vitest'
import { createLead, setUpAccount } from '../leads/index.ts'
import { INVOICE, LEAD } from '../leads/test/lead.ts'
import { createMagicLink } from '../magic-link/index.ts'
import { fakePlatform, settle } from '../testing/index.ts'
import { startCheckout } from '../vision/credits/packs.ts'
import { createSiteClient } from './create-site-client.ts'

/** Returns the validated URL of each call that redirects. */
async function follow(address: string, redirectHosts?: string[]) {
  const platform = fakePlatform({
    script: [
      { path: '/market/couple/lead/data/3', body: LEAD },
      { path: '/market/couple/payment/', body: { url: address } },
      { path: '/market/setup/account/', body: { url: address } },
      { path: '/vision/vision-packs/create-checkout/', body: { checkout_url: address } },
      { path: '/auth/magic-link/demo/', body: { is_active: true, access_link: address, categories: [] } },
    ],
  })
  const { ports } = createSiteClient({ apiHost: 'https://api.test', platform, redirectHosts })
  ports.session.signIn({ token: 'm', userId: 7 })
  const lead = createLead(ports, '3')
  const { $link } = createMagicLink(ports, 'demo')
  lead.$lead.listen(() => undefined)
  $link.listen(() => undefined)
  await settle()
  const link = $link.get()
  const answers = [await lead.pay(INVOICE), await setUpAccount(ports, 'c', '12'), await startCheckout(ports, 2)]
  return [...answers.map((answer) => ('url' in answer ? answer.url : null)), 'accessLink' in link && link.accessLink]
}

const all = (url: string | null) => [url, url, url, url]

it.each([
  ['https://pay.test/1', undefined, 'https://pay.test/1'],
  ['https://pay.test/1', ['pay.test'], 'https://pay.test/1'],
  ['https://site.test/login', ['pay.test'], 'https://site.test/login'],
  ['https://evil.test/1', ['pay.test'], null],
  ['https://pay.test.evil.test/', ['pay.test'], null],
  ['https://pay.test/1', [], null],
])('every call that redirects validates the URL %s (allowed hosts %j) and returns %s', async (address, hosts, url) => {
  expect(await follow(address, hosts)).toEqual(all(url))
})
