import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { API, hostHtml, setupHost } from './host-page.ts'
import { assistant, cards, generator, grid } from './subjects.ts'

const open = setupHost()
/** The paths of the chunks with Spanish texts, which are the first view and the app's texts. Their names end in a hash. */
const spanishFiles = readdirSync(join(inject('builtFolder'), 'chunks'))
  .filter((file) => /^(spanish|vision-generator-es-)/.test(file))
  .map((file) => `/embed/v1/chunks/${file}`)
const asModule = (tag: string) => `<script type="module" src="${API}/embed/v1/${tag}.mjs"></script>`

describe('an included interface language', () => {
  it.each([
    ['the element', 'en', ' lang="es"'],
    ['the element, for a country', 'en', ' lang="es-MX"'],
    ['the page', 'es', ''],
  ])('is used when %s requests it', async (_, pageLang, attribute) => {
    const { page, complaints } = await open({
      html: hostHtml({ lang: pageLang, body: `<vision-generator${attribute}></vision-generator>${generator.script}` }),
    })
    await page.getByRole('heading', { name: 'Dale vida a la boda de tus sueños' }).waitFor()
    expect(await page.locator('vision-generator .vk-root').getAttribute('lang')).toMatch(/^es/)
    expect(complaints).toEqual([])
  })

  it('is also loaded by the module build of an element', async () => {
    const { page } = await open({
      html: hostHtml({
        body: `<vendor-card-grid category="3" lang="es"></vendor-card-grid>${asModule('vendor-card-grid')}`,
      }),
      answers: grid.answers,
    })
    await page.getByRole('link', { name: 'Ver perfil de Vendor 1' }).waitFor()
  })

  it('is loaded once for all modules of a page', async () => {
    const { page, requests } = await open({
      html: hostHtml({ lang: 'es', body: [grid, assistant].map(({ tag, html }) => html + asModule(tag)).join('') }),
      answers: { ...grid.answers, ...assistant.answers },
    })
    await page.getByRole('link', { name: 'Ver perfil de Vendor 1' }).waitFor()
    await page.getByRole('button', { name: 'Cerrar el asistente' }).first().waitFor()
    expect(requests.filter((url) => /\/chunks\/spanish/.test(url))).toHaveLength(1)
  })

  it('can be switched while the visitor types', async () => {
    const { page } = await open({ html: hostHtml() })
    await page.getByRole('textbox').fill('Peonies')
    await page.locator('vision-generator').evaluate((element) => element.setAttribute('lang', 'es'))
    await page.getByRole('button', { name: 'Generar' }).waitFor()
    expect(await page.getByRole('textbox').inputValue()).toBe('Peonies')
    await page.locator('vision-generator').evaluate((element) => element.setAttribute('lang', 'en'))
    await page.getByRole('button', { name: 'Generate' }).waitFor()
  })

  it('is overridden by messages that the page sets', async () => {
    const { page } = await open({
      html: hostHtml({ body: `<vision-generator lang="es"></vision-generator>${generator.script}` }),
    })
    await page
      .locator('vision-generator')
      .evaluate((element) => Object.assign(element, { messages: { draft: { generate: 'Dibujar' } } }))
    await page.getByRole('button', { name: 'Dibujar' }).waitFor()
    await page.getByRole('button', { name: 'Añadir imágenes' }).waitFor()
  })

  it('is replaced by English when its file cannot be loaded', async () => {
    const { page, complaints } = await open({
      html: hostHtml({ body: `<vision-generator lang="es"></vision-generator>${generator.script}` }),
      missing: spanishFiles,
    })
    await page.getByRole('button', { name: 'Generate' }).waitFor()
    await expect.poll(() => complaints.join()).toContain('Language not loaded')
  })
})

it.each([
  ['fr-CA', 'Générer', 'ltr'],
  ['de-AT', 'Erstellen', 'ltr'],
  ['ar', 'إنشاء', 'rtl'],
])('the vision generator shows the texts of the page language %s', async (lang, name, dir) => {
  const { page, complaints } = await open({ html: hostHtml({ lang }) })
  await page.getByRole('button', { name, exact: true }).waitFor()
  const root = page.locator('vision-generator .vk-root')
  expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual([lang, dir])
  expect(complaints).toEqual([])
})

it('a page loads only the chunks of its own language', async () => {
  const { page, requests } = await open({ html: hostHtml({ lang: 'de' }) })
  await page.getByRole('textbox').fill('Rosen')
  const other = /\/chunks\/(arabic|french|spanish|[a-z-]+-(ar|es|fr)-)/
  await expect.poll(() => requests.filter((url) => url.includes('/chunks/german'))).toHaveLength(1)
  expect(requests.filter((url) => other.test(url))).toEqual([])
})

it.each(['it', 'et', ''])('the vision generator shows English on a page whose language is "%s"', async (lang) => {
  const { page } = await open({ html: hostHtml({ lang }) })
  await page.getByRole('button', { name: 'Generate' }).waitFor()
})

it.each([generator, ...cards])(
  '<$tag> renders from right to left in Arabic',
  async ({ tag, src, ready, html, answers }) => {
    const { page } = await open({
      html: hostHtml({ body: `${html.replace(`<${tag}`, `<${tag} lang="ar"`)}<script src="${src}"></script>` }),
      answers,
    })
    await page.locator(ready).first().waitFor()
    expect(await page.locator(`${tag} .vk-root`).getAttribute('dir')).toBe('rtl')
  },
)
