import './ideas.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useRowSpan } from './use-row-span.ts'

function Card({ name, height }: { name: string; height: number }) {
  return (
    <li className="ideas__item" ref={useRowSpan<HTMLLIElement>()}>
      <div style={{ height }}>{name}</div>
    </li>
  )
}

afterEach(cleanup)

it('useRowSpan places cards below each other before the first paint', () => {
  render(
    <ul className="ideas" style={{ gridTemplateColumns: '1fr' }}>
      <Card name="High" height={340} />
      <Card name="Low" height={120} />
      <Card name="Last" height={200} />
    </ul>,
  )
  const box = (name: string) => screen.getByText(name).getBoundingClientRect()
  expect(box('Low').top - box('High').bottom).toBe(24)
  expect(box('Last').top - box('Low').bottom).toBe(24)
})
