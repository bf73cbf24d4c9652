import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The height of one row of the board's grid, as in `board.css`. */
const ROW_PX = 4
/** The room under a card. */
const GAP_PX = 24

/** How many rows something takes that is so many pixels high. */
export function rowsFor(height: number): number {
  return Math.ceil((height + GAP_PX) / ROW_PX)
}

/**
 * Lets an item of the grid take as many rows as it is high, whenever that changes: cards of any height close up like
 * masonry, and still come in the order they are written.
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
    // At once, so that no card is ever seen where another will be.
    takeRows(content.getBoundingClientRect().height)
    const watch = new ResizeObserver(([entry]) => takeRows(entry?.borderBoxSize[0]?.blockSize ?? 0))
    watch.observe(content)
    return () => watch.disconnect()
  }, [])

  return item
}
