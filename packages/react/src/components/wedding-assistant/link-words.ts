import { assistantMessages } from '../../messages/assistant.ts'

/** The words of a link to a vendor: the host's own for those that every reply has, and any other as it is written. */
export function linkWords({ text }: { text: string }, words: typeof assistantMessages): string {
  return text === assistantMessages.viewProfile ? words.viewProfile : text
}
