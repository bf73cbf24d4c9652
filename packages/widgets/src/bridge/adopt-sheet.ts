const sheets = new Map<string, CSSStyleSheet>()

/** Gives a shadow root the one constructed sheet of this text, after those it has: strict pages refuse `<style>`. */
export function adoptSheet(root: ShadowRoot, css: string): void {
  let sheet = sheets.get(css)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(css, sheet)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}
