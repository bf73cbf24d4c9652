const sheets = new Map<string, CSSStyleSheet>()
const adopted = new WeakMap<ShadowRoot, Set<string>>()

/**
 * Gives a shadow root the one constructed sheet of each text, after those it has: strict pages refuse `<style>`. A root that
 * has gone to another document has lost its own, and gets them again without new texts: as sheets of that document.
 */
export function adoptSheets(root: ShadowRoot, texts: readonly string[]): void {
  const all = new Set([...(adopted.get(root) ?? []), ...texts])
  adopted.set(root, all)
  const view = root.ownerDocument.defaultView
  if (!view) return
  for (const css of all) {
    const sheet = sheetOf(css, view)
    // Code of two files may style one root: those of the other stay.
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }
}

function sheetOf(css: string, view: Window & typeof globalThis): CSSStyleSheet {
  const isHere = view === window
  const made = isHere && sheets.get(css)
  if (made) return made
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(css)
  if (isHere) sheets.set(css, sheet)
  return sheet
}
