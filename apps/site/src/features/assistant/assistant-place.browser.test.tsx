import './assistant.css'
import { cleanup, render } from '@testing-library/react'
import { afterAll, afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'

afterEach(cleanup)
afterAll(() => page.viewport(1280, 720))

it.each([
  ['the actions of a vendor', 'vendor-actions__main', 768, 1280],
  ['the submit button of onboarding', 'onboarding__action', 768, 1280],
  ['the save bar of the settings', 'save-bar', 1280, 1440],
  ['the sticky bar of the landing page', 'sticky-bar', 768, 1280],
  ['the next action of an engagement', 'engagement__next', 660, 1280],
])('the assistant moves above %s unless the window is wide enough', async (_bar, name, narrow, wide) => {
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
