const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()
const adopted = new WeakMap<ShadowRoot, Set<string>>()

/**
 * Adds constructed style sheets to a shadow root, because a strict CSP blocks `<style>`. Shadow roots of the same
 * document share sheets with identical CSS. Moving to another document drops the sheets. Call this function with an
 * empty list to adopt them again.
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
    // Appends to the list, because the page may have added its own sheets to the shadow root.
    if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet)
  }
}
