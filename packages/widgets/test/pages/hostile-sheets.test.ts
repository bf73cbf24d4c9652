import { beforeAll, describe, expect, it } from 'vitest'
import { allShown, everything } from './everything.ts'
import { hostHtml, setupHost } from './host-page.ts'
import { differences, type Measured, measure } from './measure.ts'
import { subjects } from './subjects.ts'

const open = setupHost()

const sheets = {
  'a rule for all elements':
    '*{letter-spacing:5px;white-space:pre;line-height:0;text-transform:uppercase;box-sizing:content-box}',
  'inherited text properties':
    'body{direction:rtl;color:red;font:italic 700 9px/3 fantasy;text-align:right;word-spacing:9px;text-indent:30px;visibility:visible;cursor:wait;text-shadow:2px 2px red;-webkit-text-fill-color:red;tab-size:20;quotes:none}',
  'reset form controls': 'button,input,textarea{all:unset;display:block;width:10px;font-size:40px}button{float:left}',
  'a sheet like Bootstrap 3':
    '*{box-sizing:border-box}html{font-size:10px}body{font:14px/1.428 Helvetica;color:#333}p{margin:0 0 10px}label{display:inline-block;font-weight:700}.btn,button{text-transform:none}',
  'a sheet like Tailwind':
    '*,::before,::after{box-sizing:border-box;border:0 solid;margin:0;padding:0}button,input,textarea{font:inherit;color:inherit;background:transparent}img,svg{display:block}h1,h2{font-size:inherit;font-weight:inherit}',
  '!important rules for common tags':
    'p,h1,h2,button,textarea,div,span{margin:40px!important;border:6px dashed lime!important;font:700 9px/3 fantasy!important;color:red!important}div{margin:0!important;border:0!important}',
  '!important rules for all elements':
    '*{letter-spacing:5px!important;text-transform:uppercase!important;line-height:0!important;color:red!important;font:700 9px fantasy!important;text-align:right!important;white-space:pre!important;word-spacing:9px!important}',
}

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

  it.each(Object.entries(sheets))('is unaffected by %s', async (_name, css) =>
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
