/**
 * Maximum difference between `innerHeight` and the visible height, in pixels. The browser's toolbars cause the
 * difference.
 */
const TOOLBAR_HEIGHT = 120

/** The elements that position a floating assistant. */
export interface WindowCorner {
  /** An element with `position: fixed` that fills the window unless an ancestor is its containing block. */
  probe: HTMLElement
  /** The element to keep in the corner of the window. */
  corner: HTMLElement
}

/**
 * Keeps an element in the corner of the window, even inside an ancestor with a transform, a filter or containment. Such
 * an ancestor becomes the containing block of fixed elements, so the probe no longer fills the window. Only in this
 * case, the corner is shown as a popover in the top layer, so that a cookie banner can normally cover it. Returns a
 * function that stops watching.
 */
export function keepInWindow({ probe, corner }: WindowCorner): () => void {
  function check(): void {
    const { left, top, width, height } = probe.getBoundingClientRect()
    const isContained =
      Math.abs(left) > 1 ||
      Math.abs(top) > 1 ||
      Math.abs(innerHeight - height) > TOOLBAR_HEIGHT ||
      Math.abs(innerWidth - width) > TOOLBAR_HEIGHT
    if (isContained === corner.matches('[popover]')) return
    corner.popover = isContained ? 'manual' : null
    if (!isContained || !corner.isConnected) return
    corner.showPopover()
    // Safari keeps the old containing block until the position type changes.
    corner.style.position = 'absolute'
    corner.getBoundingClientRect()
    corner.style.position = ''
  }

  const observer = new ResizeObserver(check)
  observer.observe(probe)
  return () => observer.disconnect()
}
