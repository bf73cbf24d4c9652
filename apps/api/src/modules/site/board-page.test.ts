import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCoupleCalls } from '../../testing/couples.ts'
import { formOf } from '../../testing/forms.ts'
import { makePhoto } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const dir = mkdtempSync(join(tmpdir(), 'vowkit-shared-board-'))
let api: TestApi
let site: string
let token: string
let path: string
beforeAll(async () => {
  mkdirSync(join(dir, 'site'))
  writeFileSync(join(dir, 'site/index.html'), '<!doctype html><head><link rel="icon" href="/icon.svg"></head>')
  api = await startApi({ SITE_PORT: '0', SITE_DIR: join(dir, 'site') })
  site = `http://127.0.0.1:${api.service.sitePort}`
  token = await createCoupleCalls(api).join('board-page@example.com')
  const description = '<script>alert(1)</script> & roses'
  const form = formOf({ category: '4', description }, { images: [await makePhoto('#22345c')] })
  await api.post('/couple/couple-inspiration/create/', { token, form })
  await api.post('/couple/update-profile/', { token, form: formOf({ partner_name: '<b>Jonas</b>' }) })
  path = new URL(String((await api.post('/couple/inspiration-board/share/', { token })).body.share_url)).pathname
})
afterAll(async () => {
  await api.stop()
  rmSync(dir, { recursive: true })
})

const open = (language = 'en') => fetch(site + path, { headers: { 'Accept-Language': language } })

describe('the page of a shared inspiration board', () => {
  it('contains the names, cards and palette as escaped text, without scripts', async () => {
    const answer = await open()
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).not.toMatch(/<script|<b>/)
    expect(html).toContain('Maya &amp; &lt;b&gt;Jonas&lt;/b&gt;</h1>')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; roses')
    expect(html).toContain('<span>navy</span>')
    expect(html).not.toContain('board-page@example.com')
  })

  it('has a link preview and is hidden from search engines', async () => {
    const answer = await open()
    const html = await answer.text()
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(html).toContain('<meta name="robots" content="noindex">')
    const preview = `http://api.test/inspiration-board/shared/${path.slice(3)}/preview.jpg`
    expect(html).toContain(`<meta property="og:image" content="${preview}">`)
  })

  it('is in Spanish for browsers that prefer Spanish', async () => {
    const html = await (await open('es')).text()
    expect(html).toContain('<html lang="es">')
    expect(html).toContain('<span>azul marino</span>')
  })

  it('responds 404 with an explanation when the link is unknown or revoked', async () => {
    const unknown = await fetch(`${site}/b/${'x'.repeat(22)}`)
    expect(unknown.status).toBe(404)
    expect(await unknown.text()).toContain('This link doesn’t work anymore')
    await api.delete('/couple/inspiration-board/share/', { token })
    expect((await open()).status).toBe(404)
  })
})
