const sheets = new Map<string, CSSStyleSheet>()

/** Gives a shadow root the one constructed sheet of each text, after those it has: strict pages refuse `<style>`. */
export function adoptSheets(root: ShadowRoot, texts: readonly string[]): void {
  for (const css of texts) {
    let sheet = sheets.get(css)
    if (!sheet) {
      sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      sheets.set(css, sheet)
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }
}
