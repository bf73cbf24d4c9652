import type { assistantMessages } from '../../messages/assistant.ts'

/** Replaces the text of vendor links in a reply by the host's: the backend sends it in English for every language. */
export function localizeLinks(content: string, { viewProfile }: typeof assistantMessages): string {
  return content.replaceAll('[View Profile]', () => `[${viewProfile}]`)
}
