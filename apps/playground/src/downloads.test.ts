import type { FastifyInstance } from 'fastify'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await createApp({ apiUrl: 'http://localhost:9001', siteUrl: 'http://localhost:9002' })
})
afterAll(() => app.close())

function get(url: string, host = 'partner.localhost:5174') {
  return app.inject({ url, headers: { host } })
}

async function unzip(url: string, host?: string): Promise<Record<string, string>> {
  const { statusCode, headers, rawPayload } = await get(url, host)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/zip')
  const files = Object.entries(unzipSync(rawPayload)).filter(([name]) => !name.endsWith('/'))
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]))
}

describe('the example website', () => {
  it('shows the element that its query names, with its attributes', async () => {
    const { body } = await get('/website?element=vendor-profile&vendor-id=3&accent=%234d6b3c&theme=dark')
    expect(body).toContain('<script src="http://localhost:9001/embed/v1/vendor-profile.js" async></script>')
    expect(body).toMatch(/<vendor-profile\s+vendor-id="3"\s+accent="#4d6b3c"\s+theme="dark">/)
    expect(body).toContain('data-theme="dark"')
  })

  it('escapes values, and ignores attributes and declarations that the element does not know', async () => {
    const query = new URLSearchParams({
      element: 'vision-generator',
      prompt: '"><script>alert(1)</script>',
      onclick: 'alert(1)',
      tokens: '--vk-ink: #123456; color: red; --vk-line: red}</style><b>',
    })
    const { body } = await get(`/website?${query}`)
    expect(body).toContain('prompt="&quot;>&lt;script>alert(1)&lt;/script>"')
    expect(body).not.toContain('onclick')
    expect(body).toContain('<style>vision-generator { --vk-ink: #123456; }</style>')
  })

  it.each(['/website', '/website?element=script'])('responds 404 to %s, which names no element', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })
})

describe('the download of a page', () => {
  it('contains the page, the files that it uses and three sentences about it', async () => {
    const files = await unzip('/download/finca.zip')
    expect(Object.keys(files).toSorted()).toEqual([
      'README.txt',
      'assets/finca-phone.css',
      'assets/finca.css',
      'assets/finca.js',
      'assets/finca.svg',
      'index.html',
    ])
    expect(files['README.txt']?.trim().split('\n')).toEqual([
      'This folder is a web page with <vendor-card-grid> and <wedding-assistant>.',
      expect.stringContaining('any web server'),
      expect.stringContaining('http://localhost:9001'),
    ])
  })

  it.each(['index', 'loader', 'planner', 'finca', 'yasmin', 'hostile', 'strict'])(
    'links %s to its files relatively and to other pages absolutely',
    async (name) => {
      const { 'index.html': page = '', ...files } = await unzip(`/download/${name}.zip`)
      const used = [...page.matchAll(/"(assets\/[^"]+)"/g)].map(([, path]) => path)
      expect(used.length).toBeGreaterThan(0)
      for (const path of used) expect(files).toHaveProperty([path ?? ''])
      expect(page).not.toMatch(/(?:href|src)="\//)
    },
  )

  it('keeps the strict policy in the page, because another web server does not send it', async () => {
    const { 'index.html': page = '' } = await unzip('/download/strict.zip')
    expect(page).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src /)
  })

  it('of the example website contains the element with its settings and no script of the playground', async () => {
    const { 'index.html': page = '' } = await unzip(
      '/download/website.zip?element=vendor-reviews&vendor-id=7&delivery=module',
    )
    expect(page).toContain('<script type="module" src="http://localhost:9001/embed/v1/vendor-reviews.mjs"></script>')
    expect(page).toMatch(/<vendor-reviews\s+vendor-id="7">/)
    expect(page.match(/<script/g)).toHaveLength(1)
  })

  it('responds 404 for an unknown page', async () => {
    expect((await get('/download/nowhere.zip')).statusCode).toBe(404)
  })
})

it('the WordPress plugin is an archive with one folder, as WordPress expects it', async () => {
  const files = await unzip('/download/vowkit-plugin.zip', 'localhost:5174')
  expect(Object.keys(files)).toContain('vowkit/vowkit.php')
  expect(Object.keys(files)).toContain('vowkit/includes/render.php')
  for (const name of Object.keys(files)) expect(name).toMatch(/^vowkit\//)
})
