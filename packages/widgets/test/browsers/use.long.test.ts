import { expect, it } from 'vitest'
import { API, ELEMENT, hostHtml, SCRIPT } from '../pages/fake-network.ts'
import { assistant, generator, grid, subjects } from '../pages/subjects.ts'
import { countWork } from './count-work.ts'
import { inEachBrowser } from './each-browser.ts'
import type { Visit } from './visit.ts'

const VISION = '11111111-1111-4111-8111-111111111111'
const MOUNTS = 50
const STREAM = '/support/stream/'
const reply = { id: 1, role: 'assistant', created_at: '' }
const LOADER = `<script src="${API}/embed/v1/loader.js"></script>`
const talk = { html: hostHtml({ body: assistant.html + assistant.script }), answers: assistant.answers }

const textIn = (page: Visit, path: string) =>
  page.evaluate((at) => Reflect.get(probe.find(at) ?? {}, 'value') as string, path)

inEachBrowser((open) => {
  it('the grid shows the selected page, and dispatches vk-page-change', async () => {
    const page = await open({ html: hostHtml({ body: grid.html + grid.script }), answers: grid.answers })
    await page.click('vendor-card-grid nav button', 'ext')
    await expect.poll(() => page.events('vk-page-change')).toEqual([{ page: 2 }])
    expect(page.requests.filter((url) => url.includes('/vendor/search-list/')).at(-1)).toContain('page=2')
    expect(await page.complaints()).toEqual([])
  })

  it('the heart of a card asks a signed-out visitor to sign in', async () => {
    const page = await open({ html: hostHtml({ body: grid.html + grid.script }), answers: grid.answers })
    await page.click('vendor-card-grid button', 'Save Vendor 1')
    await page.shows('vendor-card-grid dialog input')
    expect(await page.focused()).toMatch(/^dialog /)
    expect(await page.complaints()).toEqual([])
  })

  it('the assistant shows a streamed reply while it arrives', async () => {
    const page = await open({
      ...talk,
      streams: {
        [STREAM]: [
          'data: {"delta":"Half a "}\n\n',
          `data: {"delta":"**reply**"}\n\nevent: done\ndata: ${JSON.stringify({ ...reply, content: 'Half a **reply**' })}\n\n`,
        ],
      },
    })
    await page.shows('wedding-assistant [part=bubble]', 'Half a')
    page.release()
    await page.shows('wedding-assistant [part=bubble] strong', 'reply')
    expect(await page.complaints()).toEqual([])
  })

  it('the assistant keeps a partial reply that the visitor stops', async () => {
    const page = await open({ ...talk, streams: { [STREAM]: ['data: {"delta":"Half a reply"}\n\n'] } })
    await page.shows('wedding-assistant [part=bubble]', 'Half a reply')
    await page.click('wedding-assistant button', 'Stop')
    await page.shows('wedding-assistant button', 'Try again')
    await page.shows('wedding-assistant [part=bubble]', 'Half a reply')
    expect(await page.complaints()).toEqual([])
  })

  it('a dropped and a selected photo are shown, scaled and uploaded', async () => {
    const page = await open({
      html: hostHtml(),
      before: () => localStorage.setItem('vowkit:http://api.test:token', 't'),
      answers: {
        '/vision/user-credits/': { body: { credits: 3, email: 'maya@example.com' } },
        '/vision/list/': { body: { id: VISION, data: [] } },
        [`/vision/list/${VISION}/`]: { body: { id: VISION, description: 'Fog', images: [], is_processing: true } },
      },
    })
    await page.fill('vision-generator textarea', 'Fog over the vines')
    const addPhotos = async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 2000 })
      canvas.getContext('2d')?.fillRect(0, 0, 1500, 2000)
      const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
      const filesOf = (name: string) => {
        const data = new DataTransfer()
        data.items.add(new File([photo ?? ''], name, { type: 'image/png' }))
        return data
      }
      const input = document
        .querySelector('vision-generator')
        ?.shadowRoot?.querySelector<HTMLInputElement>('input[type=file]')
      if (input) input.files = filesOf('selected.png').files
      input?.dispatchEvent(new Event('change', { bubbles: true }))
      const dataTransfer = filesOf('dropped.png')
      const area = probe.find('vision-generator textarea')
      for (const type of ['dragenter', 'dragover', 'drop'])
        area?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true }))
    }
    await page.evaluate(addPhotos)
    const loaded = () =>
      page.evaluate(() => {
        const images = document
          .querySelector('vision-generator')
          ?.shadowRoot?.querySelectorAll<HTMLImageElement>('.vk-thumbs img')
        return [...(images ?? [])].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length
      })
    await expect.poll(loaded).toBe(2)
    await page.click('vision-generator [part~=send]')
    await page.shows('vision-generator p', 'Hang tight')
    const upload = page.sent.find((body) => body.includes('form-data')) ?? ''
    expect(upload.match(/filename="[^"]+"/g)).toHaveLength(2)
    expect(await page.complaints()).toEqual([])
  })

  it('a draft survives a move of its element, a change of its language and a reload', async () => {
    const page = await open({ html: hostHtml({ body: `<div></div>${ELEMENT}${SCRIPT}` }) })
    await page.fill('vision-generator textarea', 'Fog over the vines')
    await page.evaluate(() => document.querySelector('div')?.append(document.querySelector('vision-generator') ?? ''))
    await page.evaluate(() => document.querySelector('vision-generator')?.setAttribute('lang', 'es'))
    await page.shows('vision-generator button', 'Generar')
    expect(await textIn(page, 'vision-generator textarea')).toBe('Fog over the vines')
    const isStored = () =>
      page.evaluate(() =>
        Object.values({ ...localStorage, ...sessionStorage })
          .join()
          .includes('Fog over'),
      )
    await expect.poll(isStored).toBe(true)
    await page.tab.goto(await page.evaluate(() => location.href))
    await page.shows('vision-generator textarea')
    await expect.poll(() => textIn(page, 'vision-generator textarea')).toBe('Fog over the vines')
    expect(await page.complaints()).toEqual([])
  })

  it('the loader loads every element when it becomes visible', async () => {
    const tags = subjects.map(({ html }) => `<div style="min-height:1500px">${html}</div>`).join('')
    const answers = Object.assign({}, ...subjects.map((one) => one.answers))
    const page = await open({ html: hostHtml({ body: tags + LOADER }), answers })
    await page.shows(generator.ready)
    expect(page.requests.join()).not.toContain('magic-link-vendors')
    for (const { tag, ready } of subjects) {
      // WebKit scrolls to the wrong place for an empty element.
      await page.evaluate((name) => document.querySelector(name)?.parentElement?.scrollIntoView(), tag)
      await page.shows(ready)
    }
    expect(await page.complaints()).toEqual([])
  })

  it('an element whose module could not be loaded loads when the visitor returns to it', async () => {
    const missing = ['/embed/v1/vision-generator.mjs']
    const page = await open({ html: hostHtml({ body: ELEMENT + LOADER }), missing })
    await expect.poll(() => page.events('vk-error')).toMatchObject([{ code: 'load_failed' }])
    missing.length = 0
    await page.click('vision-generator')
    await page.shows(generator.ready)
  })

  it.each(subjects)(
    `${MOUNTS} mounts and unmounts of <$tag> leave no node or timer, and no listener for each mount`,
    async ({ tag, html, script, ready, answers }) => {
      const page = await open({ html: hostHtml({ body: html + script }), answers, before: countWork })
      const mount = (markup: string, times: number) =>
        page.evaluate(
          async (given, rounds) => {
            const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
            const place = document.body.appendChild(document.createElement('div'))
            for (let round = 0; round < rounds; round++) {
              place.innerHTML = given.repeat(10)
              await drawn()
              place.replaceChildren()
              await drawn()
            }
            place.remove()
            return true
          },
          markup,
          times / 10,
        )
      const work = () =>
        page.evaluate(() => Reflect.apply(Reflect.get(window, 'work'), null, []) as Record<string, number>)
      await page.shows(ready)
      await page.evaluate((name) => document.querySelector(name)?.remove(), tag)
      const { nodes } = await work()
      await mount(html, MOUNTS)
      // WebKit's driver has a timer of its own. The first element adds listeners for the whole page.
      await expect.poll(async () => (await work()).timers).toBeLessThan(2)
      await expect.poll(async () => (await work()).listeners).toBeLessThan(MOUNTS)
      expect((await work()).nodes).toBe(nodes)
      expect(await page.complaints()).toEqual([])
    },
  )
})
