import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The height of one row of the board's grid, as in `ideas.css`. */
const ROW_PX = 4
/** The space below a card, in pixels. */
const GAP_PX = 24

/** Returns the number of grid rows for a height in pixels. */
export function rowsFor(height: number): number {
  return Math.ceil((height + GAP_PX) / ROW_PX)
}

/**
 * Makes a grid item span as many rows as its height needs, and updates the span when the height changes. The items form
 * a masonry layout in source order.
 */
export function useRowSpan<Item extends HTMLElement>(): RefObject<Item | null> {
  const item = useRef<Item>(null)

  useLayoutEffect(() => {
    const element = item.current
    const content = element?.firstElementChild
    if (!element || !content) return
    const takeRows = (height: number) => {
      element.style.gridRowEnd = `span ${rowsFor(height)}`
    }
    // Runs before the first paint, so that cards never overlap.
    takeRows(content.getBoundingClientRect().height)
    const watch = new ResizeObserver(([entry]) => takeRows(entry?.borderBoxSize[0]?.blockSize ?? 0))
    watch.observe(content)
    return () => watch.disconnect()
  }, [])

  return item
}
