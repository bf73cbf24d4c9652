import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { hostHtml, setupHost } from './host-page.ts'
import { generator, grid, vendorProfile } from './subjects.ts'

const open = setupHost()

let axe: string
beforeAll(async () => {
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
})

/** Returns the snippets below a heading of the documentation, as one page. */
function snippetsOf(page: string, heading: string): string {
  const text = readFileSync(new URL(`../../../../docs/${page}`, import.meta.url), 'utf8')
  const [, section = ''] = text.split(new RegExp(`^#+ ${heading}$`, 'm'))
  const [upToNext = ''] = section.split(/^##+ /m)
  const blocks = [...upToNext.matchAll(/^```(html|css)\n(.*?)^```$/gms)]
  expect(blocks).not.toEqual([])
  return blocks.map(([, language, code]) => (language === 'css' ? `<style>${code}</style>` : code)).join('')
}

/** Returns the texts in the section whose contrast is too low. */
async function lowContrasts(page: Page): Promise<unknown> {
  await page.evaluate(axe)
  return page.evaluate(`axe.run('.night', { runOnly: ['color-contrast'] }).then(({ violations }) =>
    violations.flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => target + failureSummary)))`)
}

const background = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => getComputedStyle(node).backgroundColor)

it('the vision generator in a dark section shows the section, and its texts are readable', async () => {
  const body = snippetsOf('theming.md', 'Show a dark section on a light page') + generator.script
  const { page } = await open({ html: hostHtml({ body }), answers: generator.answers })
  await page.locator(generator.ready).waitFor()
  expect(await background(page, 'vision-generator .vk-generator')).toBe('rgba(0, 0, 0, 0)')
  expect(await background(page, '.night')).toBe('rgb(29, 20, 32)')
  expect(await lowContrasts(page)).toEqual([])
})

it('vendor cards and a profile in a dark section are dark, and their texts are readable', async () => {
  const body = snippetsOf('cookbook.md', 'Show vendors in a dark section of a light page') + grid.script
  const { page } = await open({
    html: hostHtml({ body }),
    answers: {
      ...grid.answers,
      '/vendor/categories/': { body: [{ id: 4, title: 'Florists' }] },
      '/vendor/detail/get/1/': vendorProfile.answers['/vendor/detail/get/3/'] ?? {},
    },
  })
  await page.locator(grid.ready).first().waitFor()
  expect(await background(page, 'vendor-card-grid [part=card]')).toBe('rgb(42, 31, 46)')
  expect(await lowContrasts(page)).toEqual([])
  await page.getByRole('link', { name: 'View Profile of Vendor 1' }).click()
  await page.getByRole('button', { name: 'Send inquiry' }).waitFor()
  // The dialog fades in.
  await expect.poll(() => lowContrasts(page)).toEqual([])
})
