import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { states } from './element-states.ts'
import { hostHtml, setupHost } from './host-page.ts'

const open = setupHost()

let axe: string
beforeAll(async () => {
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
})

describe.each(Object.entries(states))(
  'an element that shows %s',
  (_name, { of, given = '', answers, shows, reach, ...how }) => {
    it('passes axe in both themes and two languages, and fits a 320 px phone in both text directions', async () => {
      const element = of.html.replace(`<${of.tag}`, `<${of.tag}${given}`)
      const { page } = await open({
        ...how,
        html: hostHtml({ body: `<main><h1>Host</h1><h2>Part</h2>${element}</main>${of.script}` }),
        answers: { ...of.answers, ...answers },
      })
      await reach?.(page)
      await page.locator(`${of.tag} ${shows}`).first().waitFor()
      await page.evaluate(axe)
      // Checks one language per theme. The colors, and therefore the contrast, are the same in every language.
      for (const [theme, lang] of Object.entries({ light: 'es', dark: 'en' }))
        expect(await faults(page, of.tag, { theme, lang }), `${theme} ${lang}`).toEqual([])
      expect(await page.evaluate(lostLists, of.tag)).toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      for (const lang of ['en', 'es', 'ar']) {
        await look(page, of.tag, { theme: 'light', lang })
        expect(await page.evaluate(cutTexts, of.tag), lang).toEqual([])
      }
    })
  },
)

/** Sets the theme, the language and the direction of an element. */
async function look(page: Page, tag: string, looks: { theme: string; lang: string }): Promise<void> {
  await page.evaluate(
    ([name, { theme, lang }]) => {
      document.documentElement.style.background = theme === 'dark' ? '#111' : '#fff'
      document.querySelector(name)?.setAttribute('theme', theme)
      document.querySelector(name)?.setAttribute('lang', lang)
    },
    [tag, looks] as const,
  )
  await page.locator(`${tag} [lang="${looks.lang}"]`).first().waitFor({ state: 'attached' })
}

/** Returns the violations that axe finds in an element with the given theme and language. */
async function faults(page: Page, tag: string, looks: { theme: string; lang: string }): Promise<string[]> {
  await look(page, tag, looks)
  return page.evaluate(async (name) => {
    for (const animation of document.querySelector(name)?.shadowRoot?.getAnimations() ?? []) animation.cancel()
    const { run } = Reflect.get(window, 'axe') as typeof import('axe-core')
    const { violations } = await run(name, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
    )
  }, tag)
}

/**
 * Returns lists whose semantics Safari removes: lists without bullets, outside `nav` and without `role="list"`. Runs in
 * the page.
 */
function lostLists(tag: string): string[] {
  const all = document.querySelector(tag)?.shadowRoot?.querySelectorAll(':is(ul, ol):not([role=list], nav *)') ?? []
  return [...all].filter((list) => getComputedStyle(list).listStyleType === 'none').map((list) => list.className)
}

/**
 * Returns nodes with text that overflows their boxes, except nodes that clip their text on purpose. Runs in the page.
 */
function cutTexts(tag: string): string[] {
  const { scrollWidth: width } = document.documentElement
  const all = document.querySelector(tag)?.shadowRoot?.querySelectorAll<HTMLElement>('.vk-root *') ?? []
  const cut = [...all]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .filter((element) => getComputedStyle(element).overflowX === 'visible')
    // The slides of a carousel continue outside its view.
    .filter((element) => !element.className.endsWith('__strip'))
    .map(({ className, textContent }) => `${className}: ${textContent}`)
  return width > innerWidth ? [`the page: ${width} px`, ...cut] : cut
}
