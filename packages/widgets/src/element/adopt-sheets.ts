const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()
const adopted = new WeakMap<ShadowRoot, Set<string>>()

/**
 * Gives a shadow root the one constructed sheet of each text, after those it has: strict pages refuse `<style>`. A root that
 * has gone to another document has lost its own, and gets them again without new texts: as sheets of that document.
 */
export function adoptSheets(root: ShadowRoot, texts: readonly string[]): void {
  const all = new Set([...(adopted.get(root) ?? []), ...texts])
  adopted.set(root, all)
  const { adoptedStyleSheets, ownerDocument } = root
  const made = sheets.get(ownerDocument) ?? new Map<string, CSSStyleSheet>()
  sheets.set(ownerDocument, made)
  const view = ownerDocument.defaultView
  if (!view) return
  for (const css of all) {
    const sheet = made.get(css) ?? new view.CSSStyleSheet()
    if (!made.has(css)) sheet.replaceSync(css)
    made.set(css, sheet)
    // What a page has added stays.
    if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet)
  }
}
