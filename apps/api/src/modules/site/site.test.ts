import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { SiteConfig } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'

/** The page patterns of a built site. */
const PATTERNS = [
  ['home', '^/?$'],
  ['couples', '^/couples/?$'],
  ['vision-new', '^/vision-board/new/?$'],
  ['vision-detail', '^/vision-board/view/(?<id>[^/]+)/?$'],
  ['dashboard_main', '^/dashboard/?$'],
  ['dashboard_search', '^/dashboard/search/?$'],
  ['vendor_details', '^/dashboard/vendor-detail/(?<vendor_id>[^/]+)/?$'],
  ['login', '^/login/?$'],
]

const dir = mkdtempSync(join(tmpdir(), 'vowkit-built-'))
let api: TestApi
let site: string

beforeAll(async () => {
  for (const folder of ['site/assets', 'site/img', 'site/pages/es', 'embed/chunks', 'desk/assets'])
    mkdirSync(join(dir, folder), { recursive: true })
  writeFileSync(join(dir, 'desk/index.html'), '<!doctype html><title>Desk</title>')
  writeFileSync(join(dir, 'desk/assets/desk-abcd1234.js'), 'export {}')
  writeFileSync(join(dir, 'site/index.html'), '<!doctype html><title>Vowkit</title>')
  for (const [name] of PATTERNS)
    for (const [folder, title] of [
      ['pages', 'Vowkit'],
      ['pages/es', 'Vowkit en español'],
    ])
      writeFileSync(join(dir, `site/${folder}/${name}.html`), `<!doctype html><title>${title}</title>${name}`)
  writeFileSync(join(dir, 'site/pages/es/unknown.html'), '<!doctype html><title>Vowkit en español</title>')
  writeFileSync(join(dir, 'site/pages/patterns.json'), JSON.stringify(PATTERNS))
  writeFileSync(join(dir, 'site/assets/index-abcd1234.js'), 'export {}')
  writeFileSync(join(dir, 'site/img/hero.webp'), '')
  writeFileSync(join(dir, 'embed/vision-generator.js'), ';')
  writeFileSync(join(dir, 'embed/vision-generator.mjs'), ';')
  writeFileSync(join(dir, 'embed/manifest.json'), '{"version":"1.2.3"}')
  writeFileSync(join(dir, 'embed/chunks/shared-Ab_d-234.mjs'), ';')
  writeFileSync(join(dir, 'embed/chunks/shared-Ab_d-234.mjs.br'), brotliCompressSync(';'))
  writeFileSync(join(dir, 'embed/chunks/shared-Ab_d-234.mjs.gz'), gzipSync(';'))
  api = await startApi({
    SITE_PORT: '0',
    SITE_DIR: join(dir, 'site'),
    DESK_DIR: join(dir, 'desk'),
    DESK_URL: 'https://desk.example.com',
    EMBED_DIR: join(dir, 'embed'),
    VISION_URL: 'https://vision.example.com',
    CONTACT_EMAIL: 'hello@example.com',
    VENDOR_LOGIN_URL: 'https://vendors.example.com/login/?from=couples',
    PRIVACY_URL: '/privacy',
    SHOW_IMAGE_GENERATOR: '1',
    SHOW_RATINGS: '1',
    QUIET_ERRORS: '1',
    VENDOR_BACK_IS_HISTORY: '1',
  })
  site = `http://127.0.0.1:${api.service.sitePort}`
})
afterAll(async () => {
  await api.stop()
  rmSync(dir, { recursive: true })
})

/** Requests a page with a `Host` header that Node does not resolve. */
function openPage(path: string, host: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { Host: host, Accept: 'text/html' }
    request(`${site}${path}`, { headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode, text }))
    })
      .on('error', reject)
      .end()
  })
}

describe('registerSite', () => {
  it.each(['localhost', 'vision.localhost'])('serves the same page on %s at every path', async (host) => {
    for (const path of ['/', '/vision-board/new', '/vision-board/view/1?x=1', '/vision-board/new?email=a@b.com']) {
      expect(await openPage(path, host)).toMatchObject({ status: 200, text: expect.stringContaining('Vowkit') })
    }
  })

  it.each([
    ['/', 'localhost', 'home'],
    ['/?utm_source=mail', 'localhost', 'home'],
    ['/', 'vision.example.com', 'vision-new'],
    ['/login', 'localhost', 'login'],
    ['/dashboard', 'localhost', 'dashboard_main'],
    ['/Dashboard/Search?categories=4', 'localhost', 'dashboard_search'],
    ['/dashboard/vendor-detail/19/', 'localhost', 'vendor_details'],
    ['/couples', 'localhost', 'couples'],
    ['/vision-board/view/1%2F2', 'vision.example.com', 'vision-detail'],
    ['/dashboard/vendor-detail/19/more', 'localhost', ''],
    ['/nothing-here', 'localhost', ''],
  ])('serves the path %s on %s with the built page of its screen', async (path, host, route) => {
    expect((await openPage(path, host)).text).toBe(`<!doctype html><title>Vowkit</title>${route}`)
  })

  it.each([
    ['/login', { 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.8' }, 'es', 'login'],
    ['/login', { 'Accept-Language': 'de,en;q=0.5' }, 'en', 'login'],
    ['/login', { Cookie: 'vowkit_language=es', 'Accept-Language': 'en' }, 'es', 'login'],
    ['/', { Cookie: 'vowkit_language=en', 'Accept-Language': 'es' }, 'en', 'home'],
    ['/nothing-here', { 'Accept-Language': 'es' }, 'es', ''],
  ])('sends the page %s for the headers %j in the language %s', async (path, headers, language, route) => {
    const answer = await fetch(site + path, { headers: { Accept: 'text/html', ...headers } })
    const title = language === 'es' ? 'Vowkit en español' : 'Vowkit'
    expect(await answer.text()).toBe(`<!doctype html><title>${title}</title>${route}`)
    expect(answer.headers.get('content-language')).toBe(language)
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('cookie, accept-language')
  })

  it('sends protected pages with a preconnect link to the API', async () => {
    const linkOf = async (path: string) => (await fetch(site + path)).headers.get('link')
    expect(await linkOf('/dashboard/search')).toContain('<http://api.test>; rel=preconnect; crossorigin')
    expect(await linkOf('/vision-board/new')).toBeNull()
  })

  it('serves the page at a path with invalid escapes', async () => {
    expect(await openPage('/vision-board/view/%E0%A4%A', 'localhost')).toMatchObject({ status: 200 })
    expect(await openPage('/%', 'localhost')).toMatchObject({ status: 200 })
  })

  it('serves the page to clients that accept any content type, such as link checkers', async () => {
    const answer = await fetch(`${site}/vision-board/view/1`, { headers: { Accept: '*/*' } })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Vowkit')
  })

  it('serves the site’s configuration as JSON', async () => {
    const config = await (await fetch(`${site}/config.json`)).json()
    expect(SiteConfig.parse(config)).toEqual({
      apiHost: 'http://api.test',
      brand: {
        name: 'Vowkit',
        wordmark: 'vowkit',
        copyright: expect.stringMatching(/^© \d{4} Vowkit$/),
        region: { en: 'Northern California', es: 'Northern California' },
      },
      currency: 'USD',
      timeZone: 'UTC',
      siteUrl: expect.any(String),
      visionUrl: 'https://vision.example.com',
      visionHost: 'vision.example.com',
      contactEmail: 'hello@example.com',
      vendorLoginUrl: 'https://vendors.example.com/login/?from=couples',
      privacyUrl: '/privacy',
      google: false,
      showsImageGenerator: true,
      showsRatings: true,
      quietErrors: true,
      vendorBackIsHistory: true,
    })
  })

  it('responds 404 to the path of a missing file', async () => {
    expect((await fetch(`${site}/assets/gone.js`)).status).toBe(404)
    const image = await fetch(`${site}/img/gone.webp`, { headers: { Accept: 'image/avif,image/webp,*/*;q=0.8' } })
    expect(image.headers.get('content-type')).toContain('application/json')
  })

  it.each(['/old-page.html', '/wp-login.php?x=1', '/couples/st.regis', '/assets/gone.js'])(
    'responds 404 with the page of the site to a browser that opens %s',
    async (path) => {
      const answer = await openPage(path, 'localhost')
      expect(answer).toMatchObject({ status: 404, text: expect.stringContaining('<title>Vowkit</title>') })
    },
  )

  it('serves nothing but files of the desk to its host', async () => {
    expect((await openPage('/config.json', 'localhost')).status).toBe(200)
  })

  it('lets browsers cache hashed files permanently and revalidate pages', async () => {
    const asset = await fetch(`${site}/assets/index-abcd1234.js`)
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect((await fetch(`${site}/index.html`)).headers.get('cache-control')).toBe('no-cache')
    expect((await fetch(`${site}/img/hero.webp`)).headers.get('cache-control')).toBe('public, max-age=86400')
  })

  it('restricts pages to the site’s scripts and the deployment’s API, and disallows framing', async () => {
    const { headers } = await fetch(`${site}/`)
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'")
    expect(policy).toContain("connect-src 'self' http://api.test ws://api.test;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('the host of the desk', () => {
  it.each(['/', '/leads/7', '/nothing-here'])('serves the page of the desk at %s', async (path) => {
    for (const host of ['desk.example.com', 'desk.example.com:5173', 'Desk.Example.com']) {
      expect(await openPage(path, host)).toMatchObject({ status: 200, text: expect.stringContaining('Desk') })
    }
  })

  it('serves the files of the desk, and no files of the site', async () => {
    expect(await openPage('/assets/desk-abcd1234.js', 'desk.example.com')).toMatchObject({ status: 200 })
    expect(await openPage('/assets/index-abcd1234.js', 'desk.example.com')).toMatchObject({ status: 404 })
    expect(await openPage('/assets/desk-abcd1234.js', 'localhost')).toMatchObject({ status: 404 })
    expect(await openPage('/config.json', 'desk.example.com')).toMatchObject({ status: 200 })
  })
})

describe('the script-tag files', () => {
  it.each(['vision-generator.js', 'vision-generator.mjs'])('include %s for pages of any origin', async (name) => {
    const { status, headers } = await fetch(`${api.url}/embed/v1/${name}`, { headers: { Origin: 'https://a.example' } })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/javascript; charset=utf-8$/)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('cache-control')).toBe('public, max-age=300')
    expect(headers.get('etag')).toBeTruthy()
  })

  it('are cached permanently if their name contains a hash', async () => {
    const { headers } = await fetch(`${api.url}/embed/v1/chunks/shared-Ab_d-234.mjs`)
    expect(headers.get('cache-control')).toContain('immutable')
  })

  it('are cached permanently at the URL of their version, and respond 404 at other versions', async () => {
    const { status, headers } = await fetch(`${api.url}/embed/v1.2.3/vision-generator.js`)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect((await fetch(`${api.url}/embed/v1.2.4/vision-generator.js`)).status).toBe(404)
  })

  it.each(['br', 'gzip'])('are sent with the encoding %s to browsers that accept it', async (encoding) => {
    const answer = await fetch(`${api.url}/embed/v1/chunks/shared-Ab_d-234.mjs`, {
      headers: { 'Accept-Encoding': encoding },
    })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
    expect(await answer.text()).toBe(';')
  })

  it('include no files outside of their folder', async () => {
    expect((await fetch(`${api.url}/embed/v1/..%2fsite%2findex.html`)).status).toBe(404)
    expect((await fetch(`${api.url}/embed/v1/gone.js`)).status).toBe(404)
  })
})
