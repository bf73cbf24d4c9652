import { afterEach, expect, it } from 'vitest'
import { preloadDeferredCode } from './after-paint.ts'

afterEach(() => document.head.replaceChildren())

it('preloadDeferredCode preloads the code that the page defers, and leaves other links unchanged', () => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg"><link rel="deferred" href="/assets/a.js">'
  preloadDeferredCode()
  expect([...document.head.children].map(({ outerHTML }) => outerHTML)).toEqual([
    '<link rel="icon" href="/icon.svg">',
    '<link rel="modulepreload" href="/assets/a.js">',
  ])
})
