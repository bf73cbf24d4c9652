import './assistant.css'
import { cleanup, render } from '@testing-library/react'
import { afterAll, afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'

afterEach(cleanup)
afterAll(() => page.viewport(1280, 720))

it.each([
  ['the buttons of a vendor', 'vendor-actions__main', 768, 1280],
  ['the next step of signing up', 'onboarding__action', 768, 1280],
  ['what is to be saved', 'save-bar', 1280, 1440],
  ['the way in of the front page', 'sticky-bar', 768, 1280],
  ['what a couple is to do next', 'engagement__next', 660, 1280],
])('stays above %s, and in its corner where there is room', async (_what, name, narrow, wide) => {
  const { container } = render(
    <>
      <div className={name} data-dirty="true" />
      <div className="assistant" />
    </>,
  )
  const [, assistant = container] = container.children
  const place = () => Number.parseInt(getComputedStyle(assistant).getPropertyValue('--vk-assistant-bottom'), 10)
  await page.viewport(narrow, 800)
  expect(place()).toBeGreaterThan(80)
  await page.viewport(wide, 800)
  expect(place()).toBe(24)
})
