import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderSettings } from '../test/render-settings.tsx'

const DAY = '/couple/wedding-day/'
const DATED = { wedding_date: '2026-06-11', calendar: 'BEGIN:VCALENDAR' }
const FEED = { ...DATED, feed_url: 'https://api.test/feed/1.ics' }

const answer = (body: object, more: object = {}): ScriptedAnswer => ({ path: DAY, method: 'GET', body, ...more })
const card = () => within(screen.getByRole('region', { name: 'Wedding calendar' }))
const press = async (name: string) => {
  const button = await card().findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}

describe('the wedding calendar', () => {
  const files: Blob[] = []

  beforeEach(() => {
    files.length = 0
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:calendar'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  })

  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('loads the current calendar when "Download" is pressed', async () => {
    const { platform } = await renderSettings({ script: [answer(DATED, { always: true })] })
    await card().findByRole('button', { name: 'Download calendar file' })
    const before = platform.backend.to(DAY).length
    await press('Download calendar file')
    await waitFor(() => expect(files).toHaveLength(1))
    expect(platform.backend.to(DAY)).toHaveLength(before + 1)
    expect(await files[0]?.text()).toBe('BEGIN:VCALENDAR')
    expect(await card().findByRole('button', { name: 'Download calendar file' })).toBeDefined()
  })

  it('asks for the wedding date instead of downloading an empty calendar', async () => {
    await renderSettings()
    await press('Download calendar file')
    expect((await card().findByRole('alert')).textContent).toBe('Add your wedding date first.')
    expect(files).toEqual([])
  })

  it('selects the address if the browser cannot copy it', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }))
    await renderSettings({ script: [answer(FEED, { always: true })] })
    await press('Copy address')
    expect(await card().findByText('The address is selected. Copy it.')).toBeDefined()
    const address = card().getByRole<HTMLInputElement>('textbox', { name: 'Your calendar address' })
    expect(document.activeElement).toBe(address)
    expect(address.value.slice(address.selectionStart ?? 0, address.selectionEnd ?? 0)).toBe(FEED.feed_url)
  })

  it('offers to copy a new address after the previous one was copied', async () => {
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
    const next = { ...FEED, feed_url: 'https://api.test/feed/2.ics' }
    await renderSettings({
      script: [answer(FEED, { always: true }), { path: `${DAY}feed/`, method: 'POST', body: next }],
    })
    await press('Copy address')
    expect(await card().findByRole('button', { name: 'Copied' })).toBeDefined()
    expect(writeText).toHaveBeenCalledWith(FEED.feed_url)
    await press('New address')
    expect(await card().findByRole('button', { name: 'Copy address' })).toBeDefined()
    expect(card().queryByText('Copied')).toBeNull()
  })
})
