import { afterEach, expect, it } from 'vitest'
import { loadLater } from './load-later.ts'

afterEach(() => document.head.replaceChildren())

it('has the code come that the page names for later, and leaves its other links', () => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg"><link rel="later" href="/assets/a.js">'
  loadLater()
  expect([...document.head.children].map(({ outerHTML }) => outerHTML)).toEqual([
    '<link rel="icon" href="/icon.svg">',
    '<link rel="modulepreload" href="/assets/a.js">',
  ])
})
