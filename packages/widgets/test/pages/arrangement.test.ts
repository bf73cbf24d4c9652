import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { states } from './element-states.ts'
import { type HostOptions, hostHtml, setupHost } from './host-page.ts'
import { assistant, generator } from './subjects.ts'

const open = setupHost()

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true }

/** Opens a page with one element, and puts the element into the named state. */
async function show(name: string, { device, lang = 'en' }: { device?: HostOptions['device']; lang?: string } = {}) {
  const state = states[name]
  if (!state) throw new Error(`There is no state "${name}".`)
  const { of, given = '', answers, shows, reach, before } = state
  const element = of.html.replace(`<${of.tag}`, `<${of.tag}${given} lang="${lang}"`)
  const { page } = await open({
    before,
    device,
    html: hostHtml({
      head: '<meta name="viewport" content="width=device-width"><style>body{margin:16px}</style>',
      body: element + of.script,
    }),
    answers: { ...of.answers, ...answers },
  })
  await reach?.(page)
  await page.locator(`${of.tag} ${shows}`).first().waitFor()
  return page
}

/** Returns the bounding boxes of the text in all nodes that match the selector. */
/** Labels of different rows overlap by at most this height, in pixels. */
const SAME_ROW = 4

const edgesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, right, top, bottom, height } = range.getBoundingClientRect()
      return { left, right, top, bottom, height }
    }),
  )

it('the progress illustration of a vision stays inside its frame and above the text on a narrow phone', async () => {
  const page = await show('a vision in progress', { device: PHONE })
  const boxOf = async (selector: string) => {
    const box = await page.locator(`vision-generator [part=stage]${selector}`).boundingBox()
    if (!box) throw new Error(`Nothing is seen of ${selector}.`)
    return { top: box.y, bottom: box.y + box.height }
  }
  const [stage, arch, words] = [await boxOf(''), await boxOf(' > svg'), await boxOf(' > p >> nth=1')]
  expect(arch.top).toBeGreaterThanOrEqual(stage.top)
  expect(words.top).toBeGreaterThanOrEqual(arch.bottom)
  expect(words.bottom).toBeLessThanOrEqual(stage.bottom)
})

it.each(['en', 'ar'])(
  'the first label of each row of actions below a vision is aligned with the other text (%s)',
  async (lang) => {
    const page = await show('a vision with several versions', { device: PHONE, lang })
    const begins = lang === 'ar' ? 'right' : 'left'
    const [title] = await edgesOf(page, 'vision-generator [part=title]')
    const quiet = await edgesOf(page, 'vision-generator [part=title] ~ div [data-variant=quiet] > span')
    const first = quiet.filter(({ top }, i) => top >= (quiet[i - 1]?.bottom ?? 0) - SAME_ROW)
    expect(first.length).toBeGreaterThan(1)
    for (const words of first) expect(words[begins]).toBeCloseTo(title?.[begins] ?? 0, 0)
  },
)

it('the camera button has the size of a touch target', async () => {
  const page = await show('a draft', { device: PHONE })
  const camera = await page.locator('vision-generator').getByRole('button', { name: 'Take a photo' }).boundingBox()
  expect(camera).toMatchObject({ width: 44, height: 44 })
})

it('the Generate button stays at the end of the line when the character count wraps onto a second line', async () => {
  const page = await show('a draft that is too long', { device: { viewport: { width: 640, height: 800 } } })
  const boxOf = (part: string) => page.locator(`vision-generator [part~=${part}]`).first().boundingBox()
  const [composer, send] = [await boxOf('composer'), await boxOf('send')]
  const rest = (composer?.x ?? 0) + (composer?.width ?? 0) - (send?.x ?? 0) - (send?.width ?? 0)
  expect(rest).toBeLessThan(30)
})

it('the first image and the three edited images of a vision are side by side on a phone', async () => {
  const page = await show('a vision with several versions', { device: PHONE })
  const versions = page.locator('vision-generator [part=timeline] > *')
  const tops = await versions.evaluateAll((all) => all.map((version) => version.getBoundingClientRect().top))
  expect(tops).toHaveLength(4)
  expect(new Set(tops).size).toBe(1)
})

it('text that a couple wrote is aligned by the direction of its language', async () => {
  const page = await show('a vision with several versions', { lang: 'ar' })
  const words = page.locator('vision-generator').getByText('Fog over the vines')
  const ends = await words.evaluate((element) => [
    getComputedStyle(element).direction,
    getComputedStyle(element).textAlign,
  ])
  expect(ends).toEqual(['ltr', 'start'])
})

it('a paragraph with a link is as tall as a paragraph without a link', async () => {
  const page = await show('the code step above a draft', { device: PHONE })
  const [words] = await edgesOf(page, 'vision-generator dialog p:has(button)')
  const lines = Math.round((words?.height ?? 0) / 22)
  expect(lines).toBe(2)
})

it('the error message of the vision board keeps its line height around the inline retry button', async () => {
  const page = await show('a vision board that did not load', { device: PHONE })
  const [words] = await edgesOf(page, 'vision-generator [role=alert] > span')
  const retry = await page.locator('vision-generator [role=alert] button').boundingBox()
  expect(retry?.height).toBe(44)
  expect(words?.height).toBeLessThanOrEqual(64)
})

it('an empty vision board centers its "Add New Vision" button', async () => {
  const page = await show('an empty vision board')
  const card = await page
    .locator('vision-generator')
    .getByRole('button', { name: /Add New Vision/ })
    .boundingBox()
  expect((card?.x ?? 0) + (card?.width ?? 0) / 2).toBeCloseTo(500, 0)
})

it('the suggested questions of the assistant are at least as tall as a touch target', async () => {
  const page = await show('the greeting and suggested questions of the assistant')
  const chips = page.locator('wedding-assistant [part=chip]')
  const heights = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  const link = page.locator('wedding-assistant').getByRole('link')
  const isHit = (distance: number) =>
    link.evaluate((element, y) => {
      const { left, top, bottom } = element.getBoundingClientRect()
      const root = element.getRootNode() as ShadowRoot
      return root.elementFromPoint(left + 20, (top + bottom) / 2 + y) === element
    }, distance)
  expect([await isHit(-21), await isHit(21)]).toEqual([true, true])
})

it.each(['a vision board', 'a vendor list', 'a magic link'])(
  'each card of %s has a border in forced-colors mode',
  async (name) => {
    const page = await show(name, { device: { forcedColors: 'active' } })
    const edges = await page
      .locator('[part~=card]')
      .evaluateAll((all) => all.map((card) => getComputedStyle(card).borderTopStyle))
    expect(edges).not.toEqual([])
    expect(edges).not.toContain('none')
  },
)

it.each([
  ['a magic link', 'en'],
  ['an unknown magic link', 'es'],
  ['the list of a signed-out couple', 'es'],
  ['a draft', 'es'],
])('the buttons and links of %s fit into a 240 px wide container (%s)', async (name, lang) => {
  const page = await show(name, { lang, device: { viewport: { width: 240, height: 800 } } })
  const { tag } = states[name]?.of ?? generator
  const beyond = await page.locator(`${tag} button:visible, ${tag} a:visible`).evaluateAll((all) =>
    all.filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return left < 16 || right > innerWidth - 16
    }),
  )
  expect(beyond).toHaveLength(0)
})

describe('an element in a container that is sized by its content', () => {
  const PLACES = {
    'a column with everything in its middle': 'display:flex;flex-direction:column;align-items:center',
    'a row': 'display:flex',
    'a grid of columns that fit': 'display:grid;grid-template-columns:auto auto',
    'a box at the side': 'float:left',
  }
  const talk = {
    ...assistant,
    html: '<wedding-assistant position="inline"></wedding-assistant>',
    shown: 'wedding-assistant section',
  }
  const tool = { ...generator, shown: '.vk-root' }

  async function widthsIn(style: string, width: number, { html, script, answers, shown } = tool) {
    const body = `<div style="${style}"><div>${html}</div></div>${script}`
    const { page } = await open({ html: hostHtml({ head: '<style>body{margin:0}</style>', body }), answers, width })
    await page.getByRole('textbox').waitFor()
    const { width: own = 0 } = (await page.locator(shown).boundingBox()) ?? {}
    return { own, page: await page.evaluate(() => document.documentElement.scrollWidth) }
  }

  it.each(Object.entries(PLACES))(
    'is at least 640 px wide in %s on a desktop, and does not overflow on a phone',
    async (_place, style) => {
      expect((await widthsIn(style, 1200)).own).toBeGreaterThanOrEqual(640)
      expect(await widthsIn(style, 360)).toEqual({ own: 360, page: 360 })
    },
  )

  it('keeps an inline conversation visible in a flex row', async () => {
    expect((await widthsIn(PLACES['a row'], 1200, talk)).own).toBeGreaterThan(240)
    const onPhone = await widthsIn(PLACES['a row'], 360, talk)
    expect(onPhone.own).toBeGreaterThan(240)
    expect(onPhone.page).toBe(360)
  })
})
