import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { createInspirationBoard } from '@vowkit/sdk-core/account'
import { settle } from '@vowkit/sdk-core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { BOARD, DETAILS, PINS, renderBoard } from './test/render-board.tsx'

afterEach(cleanup)

const skeleton = () => screen.queryByRole('status', { name: 'Loading your board' })
const emptyText = () => screen.queryByText(/Your board is empty/)
const retry = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await settle()
  })

describe('an empty board', () => {
  it('shows only placeholders until all its parts have loaded', async () => {
    const { client } = renderBoard({ ideas: [], script: [{ path: DETAILS, fault: 'hang' }] })
    await screen.findByRole('region', { name: 'You two' })
    await act(settle)
    expect(emptyText()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
    expect(skeleton()).not.toBeNull()
    await act(() => client.ports.once(createInspirationBoard).refresh())
    expect(emptyText()).not.toBeNull()
    expect(skeleton()).toBeNull()
  })

  it('stays while its pins are requested again', async () => {
    const script = [{ path: PINS, status: 500 }, { path: PINS, fault: 'hang' } as const]
    const { platform } = renderBoard({ ideas: [], script })
    await screen.findByRole('alert')
    const text = emptyText()
    expect(text).not.toBeNull()
    await retry()
    expect(platform.backend.to(PINS)).toHaveLength(2)
    expect(emptyText()).toBe(text)
    expect(skeleton()).toBeNull()
  })
})

describe('a new attempt to load a part of the board', () => {
  it.each([
    ['pins', PINS],
    ['palette', DETAILS],
  ])('keeps the cards and the open dialog if only the %s failed', async (_part, path) => {
    const { platform } = renderBoard({
      script: [
        { path, status: 500 },
        { path, fault: 'hang' },
      ],
    })
    await screen.findByRole('alert')
    const card = screen.getByRole('article', { name: 'Florists' })
    fireEvent.click(screen.getByRole('button', { name: 'Actions for Florists' }))
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete this inspiration?' })
    await act(async () => {
      platform.connectivity.happen('online')
      await settle()
    })
    expect(platform.backend.to(path)).toHaveLength(2)
    expect(screen.getByRole('article', { name: 'Florists' })).toBe(card)
    expect(screen.getByRole('dialog', { name: 'Delete this inspiration?' })).toBe(dialog)
    expect(skeleton()).toBeNull()
  })

  it('keeps the palette if only the pins failed', async () => {
    const palette = [{ hex: '#22345c', name: 'navy' }]
    renderBoard({
      details: { palette },
      script: [
        { path: PINS, status: 500 },
        { path: PINS, fault: 'hang' },
      ],
    })
    await screen.findByRole('alert')
    const swatch = screen.getByRole('button', { name: 'Copy navy, #22345c' })
    swatch.focus()
    await retry()
    expect(document.activeElement).toBe(swatch)
  })

  it('shows placeholders until the inspirations and the pins have loaded if both failed', async () => {
    const script = [{ path: BOARD, status: 500 }, { path: PINS, status: 500 }, { path: PINS, fault: 'hang' } as const]
    renderBoard({ ideas: [], script })
    await screen.findByRole('alert')
    await retry()
    expect(skeleton()).not.toBeNull()
    expect(emptyText()).toBeNull()
  })
})
