import { beforeAll, describe, expect, it } from 'vitest'
import { allShown, everything } from './everything.ts'
import { hostHtml, setupHost } from './host-page.ts'
import { hostileSheets } from './hostile-sheets.ts'
import { differences, type Measured, measure } from './measure.ts'
import { subjects } from './subjects.ts'

const open = setupHost()

/** Opens a page with the given markup in its head. Returns the boxes and styles of all nodes in every element. */
async function measureUnder(head: string): Promise<[tag: string, Measured[]][]> {
  const { html, scripts, given } = everything
  const { page, complaints } = await open({ html: hostHtml({ head, body: html + scripts }), ...given })
  await allShown(page)
  expect(complaints).toEqual([])
  return Promise.all(subjects.map(async ({ tag }) => [tag, await measure(page, tag)] as [string, Measured[]]))
}

describe('every embedded element', () => {
  let plain: Map<string, Measured[]>
  beforeAll(async () => {
    plain = new Map(await measureUnder(''))
    for (const measured of plain.values()) expect(measured.length).toBeGreaterThan(10)
  })

  async function changesUnder(css: string): Promise<string[]> {
    const measured = await measureUnder(`<style>${css}</style>`)
    return measured.flatMap(([tag, boxes]) => differences(plain.get(tag) ?? [], boxes).map((text) => `${tag} ${text}`))
  }

  it.each(['1px', '8px', '10px', '24px', '50px', '62.5%'])(
    'keeps its boxes and fonts with a root font size of %s',
    async (size) => expect(await changesUnder(`html{font-size:${size}}`)).toEqual([]),
  )

  it.each(Object.entries(hostileSheets))('is unaffected by %s', async (_name, css) =>
    expect(await changesUnder(css)).toEqual([]),
  )
})

describe('the style sheet of an embedding page', () => {
  it('can set custom properties on any ancestor and style the parts of an element', async () => {
    const style = 'body{--vk-canvas:#010203}vision-generator::part(base){outline:3px solid rgb(9, 8, 7)}'
    const { page } = await open({ html: hostHtml({ head: `<style>${style}</style>` }) })
    const canvas = page.locator('vision-generator .vk-generator')
    expect(await canvas.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe('rgb(1, 2, 3)')
    const root = page.locator('vision-generator .vk-root')
    expect(await root.evaluate((node) => getComputedStyle(node).outlineColor)).toBe('rgb(9, 8, 7)')
  })
})
