import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderBoard } from '../test/render-board.tsx'
import { phaseOf, stageOf } from './stage.ts'

afterEach(cleanup)

const DAY = '/couple/wedding-day/'
const PROFILE = '/couple/update-profile/'
const LIGHT = {
  place: 'Austin, Texas',
  time_zone: 'America/Chicago',
  golden_hour: '2026-06-12T00:52:00Z',
  sunset: '2026-06-12T01:33:00Z',
}

describe('the header card of the board', () => {
  it('shows the golden hour in the time zone of the place', async () => {
    renderBoard({ script: [{ path: DAY, always: true, body: { wedding_city: 'Austin, TX', light: LIGHT } }] })
    const line = await screen.findByText(/Golden hour/)
    expect(line.textContent).toMatch(/^Golden hour 7:52\spm · Sunset 8:33\spm in Austin, Texas$/)
  })

  it('asks for the place if it is unknown', async () => {
    renderBoard({ script: [{ path: DAY, always: true, body: { wedding_city: '' } }] })
    const link = await screen.findByRole('link', { name: 'Add your wedding location to see the golden hour' })
    expect(link.getAttribute('href')).toBe('/settings#wedding-location')
  })

  it('asks whether the wedding is at the place of a vision, and shows its golden hour after one press', async () => {
    const { platform } = renderBoard({
      script: [
        { path: DAY, body: { wedding_city: '' } },
        { path: DAY, always: true, body: { wedding_city: 'Austin, Texas', light: LIGHT } },
        { path: PROFILE, method: 'GET', always: true, body: { vision_facts: { wedding_city: 'Austin, Texas' } } },
        { path: PROFILE, method: 'POST', body: { detail: 'ok' } },
      ],
    })
    expect(await screen.findByText('Is your wedding in Austin, Texas?')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Another place' }).getAttribute('href')).toBe('/settings#wedding-location')
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
    expect(await screen.findByText(/Golden hour/)).toBeDefined()
    const bodies = platform.backend.to(PROFILE, 'POST').map(({ body }) => Object.fromEntries(body as FormData))
    expect(bodies).toEqual([{ wedding_city: 'Austin, Texas' }])
  })

  it('says that the place was not saved, and keeps the question', async () => {
    renderBoard({
      script: [
        { path: DAY, always: true, body: { wedding_city: '' } },
        { path: PROFILE, method: 'GET', always: true, body: { vision_facts: { wedding_city: 'Austin, Texas' } } },
        { path: PROFILE, method: 'POST', status: 400, body: {} },
      ],
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t save the place. Please try again.')
    expect(screen.getByText('Is your wedding in Austin, Texas?')).toBeDefined()
  })

  it('shows no light and no error if the request fails', async () => {
    const { platform } = renderBoard({ script: [{ path: DAY, always: true, status: 403, body: {} }] })
    await expect.poll(() => platform.backend.to(DAY).length).toBeGreaterThan(0)
    expect(screen.queryByText(/Golden hour|golden hour/)).toBeNull()
  })

  it('celebrates the wedding day instead of a countdown', async () => {
    renderBoard({ couple: { wedding_date: '2026-06-01' } })
    expect(await screen.findByText('It’s your wedding day.')).toBeDefined()
    expect(screen.queryByText(/days left/)).toBeNull()
  })

  it('shows neither a negative count nor the date after the wedding', async () => {
    renderBoard({ couple: { wedding_date: '2026-05-03' } })
    const card = (await screen.findByText('Just married')).closest('.couple-card')
    expect(card?.textContent).not.toMatch(/days left|May 3rd/)
  })

  it('asks for the date if it is unknown', async () => {
    renderBoard({ couple: { wedding_date: '' } })
    expect(await screen.findByRole('link', { name: 'Add your wedding date' })).toBeDefined()
  })
})

it.each([
  [400, 'early'],
  [180, 'budding'],
  [45, 'blooming'],
  [1, 'blooming'],
  [0, 'day'],
  [-1, 'after'],
])('%i days before the wedding, the scene has the stage %s', (days, stage) => {
  const phase = phaseOf('2026-06-11', days)
  expect(phase === 'undated' ? null : stageOf(phase, days)).toBe(stage)
})
