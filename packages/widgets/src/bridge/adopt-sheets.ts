/** The one constructed sheet of each text, by window: a document takes none that another one's made. */
const sheets = new WeakMap<Window, Map<string, CSSStyleSheet>>()
const adopted = new WeakMap<ShadowRoot, Set<string>>()

/**
 * Gives a shadow root the sheets of these texts, after those it has: strict pages refuse `<style>`. Without new ones it gets
 * its own again, which a root that goes to another document loses.
 */
export function adoptSheets(root: ShadowRoot, texts: readonly string[] = []): void {
  const all = new Set([...(adopted.get(root) ?? []), ...texts])
  adopted.set(root, all)
  const view = root.ownerDocument.defaultView
  if (!view) return
  for (const css of all) {
    const sheet = sheetOf(css, view)
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }
}

function sheetOf(css: string, view: Window & typeof globalThis): CSSStyleSheet {
  const made = sheets.get(view) ?? new Map<string, CSSStyleSheet>()
  sheets.set(view, made)
  const sheet = made.get(css) ?? new view.CSSStyleSheet()
  if (!made.has(css)) sheet.replaceSync(css)
  made.set(css, sheet)
  return sheet
}
