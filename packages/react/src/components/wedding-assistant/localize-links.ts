import type { assistantMessages } from '../../messages/english/assistant.generated.ts'

/** Translates the text of vendor links in a reply, because the backend always sends it in English. */
export function localizeLinks(content: string, { viewProfile }: typeof assistantMessages): string {
  return content.replaceAll('[View Profile]', () => `[${viewProfile}]`)
}
