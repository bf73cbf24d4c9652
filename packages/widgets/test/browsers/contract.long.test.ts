import { describe, expect, it } from 'vitest'
import { samples } from '../pages/contract.ts'
import { API, hostHtml } from '../pages/fake-network.ts'
import { orders } from '../pages/orders.ts'
import { subjects, vendorElements } from '../pages/subjects.ts'
import { inEachBrowser } from './each-browser.ts'

inEachBrowser((open) => {
  describe.each([...subjects, ...vendorElements])('<$tag>', ({ tag, html, script, ready, answers }) => {
    const given = { tag, samples: samples.get(tag) ?? [] }
    const whenDefined = (name: string) => customElements.whenDefined(name).then(() => true)

    it('replaces its fallback content, and renders its first view and its app without an error', async () => {
      const withFallback = html.replace('></', '><a href="/contact">Write to us</a></')
      const page = await open({ html: hostHtml({ body: withFallback + script }), answers })
      await page.shows(ready)
      const hasApp = (name: string) =>
        Boolean(Reflect.get(document.querySelector(name) ?? {}, Symbol.for('r2wc.context'))?.root)
      await expect.poll(() => page.evaluate(hasApp, tag)).toBe(true)
      await page.hides('a')
      expect(await page.complaints()).toEqual([])
    })

    it('applies attributes and properties in any order, whether set before or after definition', async () => {
      const page = await open({ html: hostHtml({ body: script }), answers })
      await page.evaluate(whenDefined, tag)
      for (const [order, check] of Object.entries(orders)) expect(await page.evaluate(check, given), order).toEqual([])
    })

    it('applies values that are set before its script runs, and prefers properties to attributes', async () => {
      const page = await open({ html: hostHtml({ body: `<${tag}></${tag}>`.repeat(2) }), answers })
      const values = await page.evaluate(
        async ({ tag: name, samples: all }, src) => {
          const elements = [...document.querySelectorAll(name)]
          for (const { property, attribute, values, texts } of all) {
            for (const element of elements) element.setAttribute(attribute, texts[0])
            if (elements[1]) Reflect.set(elements[1], property, values[1])
          }
          document.body.append(Object.assign(document.createElement('script'), { src }))
          await customElements.whenDefined(name)
          return elements.map((element) => all.map(({ property }) => Reflect.get(element, property)))
        },
        given,
        `${API}/embed/v1/${tag}.js`,
      )
      expect(values).toEqual([
        given.samples.map(({ values }) => values[0]),
        given.samples.map(({ values }) => values[1]),
      ])
    })
  })
})
