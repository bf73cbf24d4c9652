/** The key in the state of the history entries that panels add. Its value is the number of open panels. */
const KEY = 'vkPanel'

/**
 * Milliseconds in which the browser navigates back after a panel has closed. A later event is a press of the Back button,
 * because browsers drop a navigation if another one replaces it, without an event.
 */
const MAX_LEAVE_MS = 1000

interface Panel {
  /** The number of panels up to this one. */
  depth: number
  close: () => void
}

/** The open panels of the page. */
const panels = new Set<Panel>()

/** When a closed panel has last navigated back. Null if that navigation has ended. */
let leftAt: number | null = null

/**
 * Gives a panel a history entry with the same URL, and calls `close` when the visitor goes back. Returns a function that
 * removes the entry of a panel that has closed for another reason.
 */
export function openPanel(close: () => void): () => void {
  const panel = { depth: openDepth() + 1, close }
  panels.add(panel)
  window.addEventListener('popstate', handleNavigation)
  // The entry of the last panel is gone, so no navigation of it is pending.
  if (entryDepth() < panel.depth) leftAt = null
  addEntry(panel)
  return () => {
    panels.delete(panel)
    // Waits, because in development React unmounts and mounts a component twice. A link that closed the panel has added
    // its own entry, which stays. A panel that replaces this one uses its entry.
    queueMicrotask(() => {
      if (openDepth() < panel.depth && entryDepth() === panel.depth) leave()
    })
  }
}

function handleNavigation({ timeStamp }: PopStateEvent): void {
  const isOwn = leftAt !== null && timeStamp - leftAt < MAX_LEAVE_MS
  leftAt = null
  if (isOwn) {
    // A panel that has opened in the meantime lost its entry. Several panels that closed together left more than one.
    for (const panel of panels) addEntry(panel)
    if (entryDepth() > openDepth()) leave()
  } else for (const { depth, close } of [...panels]) if (entryDepth() < depth) close()
  if (panels.size === 0 && leftAt === null) window.removeEventListener('popstate', handleNavigation)
}

function addEntry({ depth }: Panel): void {
  if (entryDepth() < depth) window.history.pushState({ ...window.history.state, [KEY]: depth }, '')
}

function leave(): void {
  const now = performance.now()
  if (leftAt !== null && now - leftAt < MAX_LEAVE_MS) return
  leftAt = now
  window.history.back()
}

/** The number of panels that the current history entry belongs to. */
function entryDepth(): number {
  return Number(window.history.state?.[KEY] ?? 0)
}

function openDepth(): number {
  return Math.max(0, ...[...panels].map(({ depth }) => depth))
}
