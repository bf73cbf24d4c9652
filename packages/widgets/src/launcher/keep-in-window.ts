import type { LauncherParts } from './launcher-parts.ts'

/** How much a browser's own bars may differ from what the window says of its size, in pixels. */
const BARS = 120

/**
 * Keeps the corner where it is in the window. An ancestor with a transform, a filter or containment would hold what is
 * fixed inside it: seen by a probe that fills the window where nothing does. Then the corner goes into the top layer, which
 * nothing holds, and otherwise not, so that a cookie banner can lie above it. Ends when the answer is called.
 */
export function keepInWindow({ probe, corner }: Pick<LauncherParts, 'probe' | 'corner'>): () => void {
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
