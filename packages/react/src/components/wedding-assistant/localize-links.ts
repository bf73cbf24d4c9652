import type { assistantMessages } from '../../messages/assistant.ts'

/** Replaces the text of vendor links in a reply, which the backend sends in English in every language. */
export function localizeLinks(content: string, { viewProfile }: typeof assistantMessages): string {
  return content.replaceAll('[View Profile]', () => `[${viewProfile}]`)
}
