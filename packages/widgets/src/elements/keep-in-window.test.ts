import { keepInWindow } from '@vowkit/react'
import { afterEach, expect, it, vi } from 'vitest'

const SHEET = `
  .holder { transform: translateX(0); height: 3000px }
  .probe { position: fixed; inset: 0; visibility: hidden }
  .corner { position: fixed; inset: auto; bottom: 20px; border: 0; width: 56px; height: 56px }`

afterEach(() => document.body.replaceChildren())

it('keepInWindow changes the layout of the assistant button before moving it to the top layer, as Safari requires', async () => {
  const make = (name: string) => Object.assign(document.createElement('div'), { className: name })
  const [sheet, holder, probe, corner] = [
    document.createElement('style'),
    make('holder'),
    make('probe'),
    make('corner'),
  ]
  sheet.textContent = SHEET
  holder.append(probe, corner)
  document.body.append(sheet, holder)
  const laidOutAs: string[] = []
  const measure = corner.getBoundingClientRect.bind(corner)
  corner.getBoundingClientRect = () => {
    if (corner.matches(':popover-open')) laidOutAs.push(getComputedStyle(corner).position)
    return measure()
  }
  const end = keepInWindow({ probe, corner })
  await vi.waitFor(() => expect(innerHeight - measure().bottom).toBe(20))
  expect(laidOutAs).toEqual(['absolute'])
  expect(getComputedStyle(corner).position).toBe('fixed')
  end()
})
