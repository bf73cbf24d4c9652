import type { assistantMessages } from '../../messages/assistant.ts'

/** A reply with the host's own words for its links to vendors, which are English in replies of every language. */
export function withOwnLinks(content: string, { viewProfile }: typeof assistantMessages): string {
  return content.replaceAll('[View Profile]', () => `[${viewProfile}]`)
}
