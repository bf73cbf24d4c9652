/** How much a browser's own bars may differ from what the window says of its size, in pixels. */
const BARS = 120

/** The nodes of a floating assistant that its place in the window depends on. */
export interface WindowCorner {
  /** Fixed, and as large as the window where no ancestor holds it. */
  probe: HTMLElement
  /** What is kept in the window's corner. */
  corner: HTMLElement
}

/**
 * Keeps the corner in the window's corner. An ancestor with a transform, a filter or containment would hold what is fixed
 * inside it; the probe then no longer fills the window. Such a corner is shown in the top layer, which nothing holds. Others
 * are not, so that a cookie banner can cover them. Returns a function that ends it.
 */
export function keepInWindow({ probe, corner }: WindowCorner): () => void {
  function check(): void {
    const { left, top, width, height } = probe.getBoundingClientRect()
    const isHeld =
      Math.abs(left) > 1 ||
      Math.abs(top) > 1 ||
      Math.abs(innerHeight - height) > BARS ||
      Math.abs(innerWidth - width) > BARS
    if (isHeld === corner.matches('[popover]')) return
    corner.popover = isHeld ? 'manual' : null
    if (!isHeld || !corner.isConnected) return
    corner.showPopover()
    // Safari leaves what was laid out already inside of what held it, until it is laid out as something else.
    corner.style.position = 'absolute'
    corner.getBoundingClientRect()
    corner.style.position = ''
  }

  const observer = new ResizeObserver(check)
  observer.observe(probe)
  return () => observer.disconnect()
}
