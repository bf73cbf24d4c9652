import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settledVision } from '../../testing/packs.ts'
import { visionForm } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const INDEX = `<!doctype html><head><link rel="preload" href="/config.json" as="fetch" crossorigin>
<link rel="preload" href="/assets/a.woff2" as="font" crossorigin><link rel="icon" href="/icon.svg">
<script type="module" src="/assets/index.js"></script><link rel="stylesheet" href="/assets/index-1.css"></head>`
const PROMPT = `A barn at dusk </title><script>alert(1)</script> "quoted" & 'single' ${'roses '.repeat(60)}`

const dir = mkdtempSync(join(tmpdir(), 'vowkit-share-'))
let api: TestApi
let site: string
let token: string
let id: string
let shareUrl: string
let path: string

beforeAll(async () => {
  mkdirSync(join(dir, 'site'))
  writeFileSync(join(dir, 'site/index.html'), INDEX)
  api = await startApi({ SITE_PORT: '0', SITE_DIR: join(dir, 'site'), VISION_URL: 'https://vision.example.com' })
  site = `http://127.0.0.1:${api.service.sitePort}`
  token = await api.signIn('maya@example.com')
  id = String((await api.post('/vision/list/', { token, form: visionForm(PROMPT) })).body.id)
  await settledVision(api, token, id)
  await api.patch(`/vision/${id}/`, { token, json: { title: 'Us <b>two</b> "at" dusk' } })
  shareUrl = String((await api.post(`/vision/${id}/share/`, { token })).body.share_url)
  path = new URL(shareUrl).pathname
})
afterAll(async () => {
  await api.stop()
  rmSync(dir, { recursive: true })
})

const open = (address = path, headers: Record<string, string> = {}) => fetch(site + address, { headers })

/** Requests a page of the server with the given `Host` header. Resolves to the status of the response. */
function openOn(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(site + path, { headers: { Host: host } }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end()
  })
}

describe('the page of a share link', () => {
  it('contains the image, title, prompt and palette as escaped text, without scripts', async () => {
    const answer = await open()
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).not.toMatch(/<script|<b>/)
    expect(html).toContain('Us &lt;b&gt;two&lt;/b&gt; &quot;at&quot; dusk</h1>')
    expect(html).toContain('A barn at dusk &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain(`<img class="share__image" src="http://api.test/vision/shared/${path.slice(3)}/image.webp"`)
    expect(html).toMatch(/<ul class="share__palette".*<circle/)
    expect(html).toContain('<a class="button share__create" href="https://vision.example.com/vision-board/new">')
  })

  it('has Open Graph and Twitter tags with absolute URLs and a summary of at most 200 characters', async () => {
    const html = await (await open()).text()
    const contentOf = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1] ?? ''
    const preview = `http://api.test/vision/shared/${path.slice(3)}/preview.jpg`
    for (const name of ['og:image', 'twitter:image']) expect(contentOf(name)).toBe(preview)
    expect((await api.get(new URL(preview).pathname)).headers.get('content-type')).toBe('image/jpeg')
    expect(contentOf('og:url')).toBe(shareUrl)
    expect([contentOf('og:image:width'), contentOf('og:image:height')]).toEqual(['1200', '630'])
    expect(contentOf('twitter:card')).toBe('summary_large_image')
    expect(contentOf('og:title')).toBe('Us &lt;b&gt;two&lt;/b&gt; &quot;at&quot; dusk')
    expect(contentOf('og:description')).toMatch(/^A barn at dusk &lt;.*…$/)
  })

  it('is hidden from search engines, caches and the Referer header', async () => {
    const answer = await open()
    const { headers } = answer
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">')
  })

  it('uses the styles, fonts and icon of the built site, and its own style sheet', async () => {
    const html = await (await open()).text()
    const links = [...html.matchAll(/<link [^>]*href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual(['/assets/a.woff2', '/icon.svg', '/assets/index-1.css', '/v/share.css'])
    const styles = await open('/v/share.css')
    expect(styles.headers.get('content-type')).toContain('text/css')
    expect(await styles.text()).toContain('.share__image')
  })

  it.each([
    ['es-MX,es;q=0.9', 'es', 'Crea tu propia visión'],
    ['de', 'en', 'Create your own vision'],
  ])('is in the language of the browser for Accept-Language %s', async (accepted, language, text) => {
    const answer = await open(path, { 'Accept-Language': accepted })
    expect(answer.headers.get('content-language')).toBe(language)
    const html = await answer.text()
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(text)
  })

  it('is served on the vision host and the main host, with and without a trailing slash', async () => {
    for (const host of ['vision.example.com', 'localhost']) expect(await openOn(host)).toBe(200)
    expect((await open(`${path}/`)).status).toBe(200)
  })

  it('contains neither the id of the vision nor the email of the couple', async () => {
    const html = await (await open()).text()
    for (const secret of [id, 'maya@example.com', '/files/']) expect(html).not.toContain(secret)
  })

  it.each(['/v/unknown', `/v/${'x'.repeat(22)}`, '/v/%E0%A4%A'])('shows a helpful 404 page at %s', async (address) => {
    const answer = await open(address, { Accept: 'text/html' })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(await answer.text()).toContain('This link doesn’t work anymore')
  })

  it('is a 404 page after the couple has stopped sharing', async () => {
    await api.delete(`/vision/${id}/share/`, { token })
    const answer = await open()
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('A barn at dusk')
  })
})
