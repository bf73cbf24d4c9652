import { servePages } from '../helpers/served-folder.ts'
import { expect, test } from '../test.ts'

/* The constraints under which website builders insert code. Their own editors and servers are not part of the tests. */

const reviews = '<vendor-reviews vendor-id="3"><a href="mailto:us@example.com">Write to us</a></vendor-reviews>'
const script = (api: string, file: string) => `<script src="${api}/embed/v1/${file}" async></script>`

test('code in a block of the published page shows the element, also inside clipped and scaled containers', async ({
  page,
  servers,
}) => {
  const block = `${script(servers.api, 'vendor-reviews.js')}${reviews}`
  await using site = await servePages({
    'index.html': `<div style="overflow: hidden; transform: scale(0.98)"><div>${block}</div></div>`,
  })
  await page.goto(site.url)
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible()
})

test('a block whose script does not run keeps its fallback until the page has the loader', async ({
  page,
  servers,
}) => {
  await using site = await servePages({ 'index.html': '<main></main>' })
  await page.goto(site.url)
  const block = `${script(servers.api, 'vendor-reviews.js')}${reviews}`
  await page.locator('main').evaluate((main, html) => {
    main.innerHTML = html
  }, block)
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible()
  await page.addScriptTag({ url: `${servers.api}/embed/v1/loader.js` })
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible()
})

test('the loader in the footer finds elements of pages that load without a page load, and they keep their drafts', async ({
  page,
  servers,
}) => {
  const navigation = `<script>
    async function show(path) {
      const next = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html')
      document.querySelector('main').replaceWith(next.querySelector('main'))
    }
    addEventListener('popstate', () => show(location.pathname))
    document.addEventListener('click', (event) => {
      const link = event.target.closest('a[href^="/"]')
      if (!link) return
      event.preventDefault()
      history.pushState(null, '', link.getAttribute('href'))
      show(location.pathname)
    })
  </script>`
  const shell = (main: string) => `<main>${main}</main>${navigation}${script(servers.api, 'loader.js')}`
  await using site = await servePages({
    'index.html': shell('<a href="/weddings">Weddings</a>'),
    weddings: shell('<a href="/">Home</a><vision-generator></vision-generator>'),
  })
  await page.goto(site.url)
  await page.getByRole('link', { name: 'Weddings' }).click()
  const prompt = page.locator('vision-generator').getByRole('textbox').first()
  await prompt.fill('A barn in fog')
  await expect(page.getByRole('button', { name: 'Generate' })).toBeEnabled()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.locator('vision-generator')).toHaveCount(0)
  await page.goBack()
  await expect(prompt).toHaveValue('A barn in fog')
})

for (const [name, sandbox] of [
  ['with an origin of its own', 'allow-scripts allow-same-origin allow-forms allow-popups'],
  ['without an origin and without storage', 'allow-scripts allow-forms allow-popups'],
] as const)
  test(`code in a frame of fixed height ${name} shows the element, which scrolls in the frame`, async ({
    page,
    servers,
  }) => {
    await using files = await servePages({
      'index.html': `${script(servers.api, 'vendor-inquiry.js')}<vendor-inquiry vendor-id="3"></vendor-inquiry>`,
    })
    await using site = await servePages({
      'index.html': `<iframe title="Code" src="${files.url.replace('127.0.0.1', 'localhost')}" sandbox="${sandbox}" style="width: 340px; height: 400px; border: 0"></iframe>`,
    })
    await page.goto(site.url)
    const frame = page.frameLocator('iframe')
    const send = frame.getByRole('button', { name: 'Send' })
    await frame.getByLabel('Your message').fill('Are you free in June?')
    await send.scrollIntoViewIfNeeded()
    await expect(send).toBeInViewport()
  })

for (const file of ['vendor-reviews.js', 'vendor-reviews.mjs'])
  test(`an element that a builder creates from the URL of ${file} and a list of attributes works`, async ({
    page,
    servers,
  }) => {
    await using site = await servePages({ 'index.html': '<main></main>' })
    await page.goto(site.url)
    await page.evaluate(
      ({ api, source }) => {
        const element = document.createElement('vendor-reviews')
        document.querySelector('main')?.append(element)
        const attributes = { 'api-host': api, 'vendor-id': '3', accent: '#4d6b3c' }
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        document.head.append(Object.assign(document.createElement('script'), { src: source, type: 'module' }))
      },
      { api: servers.api, source: `${servers.api}/embed/v1/${file}` },
    )
    await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible()
  })
