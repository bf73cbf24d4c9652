import { beforeAll, describe, expect, it } from 'vitest'
import { hostHtml, setupHost } from './host-page.ts'
import { differences, type Measured, measure } from './measure.ts'
import { subjects } from './subjects.ts'

const open = setupHost()

const sheets = {
  'a rule for everything':
    '*{letter-spacing:5px;white-space:pre;line-height:0;text-transform:uppercase;box-sizing:content-box}',
  'inherited text': 'body{direction:rtl;color:red;font:italic 700 9px/3 fantasy;text-align:right;word-spacing:9px}',
  'bare form controls': 'button,input,textarea{all:unset;display:block;width:10px;font-size:40px}button{float:left}',
  'the manner of Bootstrap 3':
    '*{box-sizing:border-box}html{font-size:10px}body{font:14px/1.428 Helvetica;color:#333}p{margin:0 0 10px}label{display:inline-block;font-weight:700}.btn,button{text-transform:none}',
  'the manner of Tailwind':
    '*,::before,::after{box-sizing:border-box;border:0 solid;margin:0;padding:0}button,input,textarea{font:inherit;color:inherit;background:transparent}img,svg{display:block}h1,h2{font-size:inherit;font-weight:inherit}',
  'a storm of importance':
    'p,h1,h2,button,textarea,div,span{margin:40px!important;border:6px dashed lime!important;font:700 9px/3 fantasy!important;color:red!important}div{margin:0!important;border:0!important}',
}

describe.each(subjects)('<$tag> on a page', ({ tag, html, script, ready, answers }) => {
  async function measureUnder(head: string) {
    const body = `<div style="width:800px">${html}</div>${script}`
    const { page, complaints } = await open({ html: hostHtml({ head, body }), answers })
    await page.locator(ready).first().waitFor()
    // The icon of a vendor without a picture comes late.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const measured = await measure(page, tag)
    expect(complaints).toEqual([])
    return measured
  }

  let plain: Measured[]
  beforeAll(async () => {
    plain = await measureUnder('')
    expect(plain.length).toBeGreaterThan(10)
  })

  it.each([1, 8, 10, 24])('with a root font size of %i px changes no box and no font', async (size) => {
    expect(differences(plain, await measureUnder(`<style>html{font-size:${size}px}</style>`))).toEqual([])
  })

  it('with one of 62.5 %, as Shopify’s themes have it, changes nothing', async () => {
    expect(differences(plain, await measureUnder('<style>html{font-size:62.5%}</style>'))).toEqual([])
  })

  it.each(Object.entries(sheets))('lets nothing in of %s', async (_name, css) => {
    expect(differences(plain, await measureUnder(`<style>${css}</style>`))).toEqual([])
  })
})

describe('a page’s sheet', () => {
  it('can set tokens on any ancestor', async () => {
    const { page } = await open({ html: hostHtml({ head: '<style>body{--vk-canvas:#010203}</style>' }) })
    const canvas = page.locator('vision-generator .vk-generator')
    expect(await canvas.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe('rgb(1, 2, 3)')
  })

  it('can reach parts', async () => {
    const { page } = await open({
      html: hostHtml({ head: '<style>vision-generator::part(base){outline:3px solid rgb(9, 8, 7)}</style>' }),
    })
    const root = page.locator('vision-generator .vk-root')
    expect(await root.evaluate((node) => getComputedStyle(node).outlineColor)).toBe('rgb(9, 8, 7)')
  })
})
