const PARAGRAPHS = /^(?:<p>(?:[^<>]|<br \/>)*<\/p>\s*)*$/
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Whether a description consists of paragraphs only, or is no HTML, so that it can be edited as plain text. */
export function isPlainText(html: string): boolean {
  return PARAGRAPHS.test(html) || !html.includes('<')
}

/** Converts paragraphs to plain text with empty lines between them. */
export function toPlainText(html: string): string {
  return html
    .replace(/<br \/>/g, '\n')
    .replace(/<\/p>\s*<p>/g, '\n\n')
    .replace(/<\/?p>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? '')
}

/** Converts plain text to paragraphs. */
export function toHtml(text: string): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const paragraphs = escaped.split(/\n{2,}/)
  return paragraphs.map((lines) => `<p>${lines.replace(/\n/g, '<br />')}</p>`).join('')
}
