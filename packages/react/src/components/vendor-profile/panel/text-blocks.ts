import { plainText } from '@vowkit/sdk-core/vendors'

/** Matches the tags that start or end a paragraph. */
const BLOCK = /<\/?(?:p|h[1-6]|ul|ol|li|div|br|blockquote)\b[^>]*>/i

/** Converts a vendor's HTML to the texts of its paragraphs. No HTML of the vendor is inserted into the page. */
export function textBlocks(html: string): string[] {
  return html
    .split(BLOCK)
    .map(plainText)
    .filter((text) => text !== '')
}
