import { MAX_ASSISTANT_MESSAGE_LENGTH } from '../contract/shared/limits.ts'

/** Whether words are too long to be sent to the assistant; counted as they are, in UTF-16 units. */
export function isTooLong(text: string): boolean {
  return text.length > MAX_ASSISTANT_MESSAGE_LENGTH
}

/** Whether words can be sent to the assistant: neither blank nor too long. */
export function canSend(text: string): boolean {
  return text.trim() !== '' && !isTooLong(text)
}
