import { MAX_ASSISTANT_MESSAGE_LENGTH } from '../contract/shared/limits.ts'

/** Whether a message is too long. The length is in UTF-16 code units and includes leading and trailing spaces. */
export function isTooLong(text: string): boolean {
  return text.length > MAX_ASSISTANT_MESSAGE_LENGTH
}

/** Whether a message is neither blank nor too long. */
export function canSend(text: string): boolean {
  return text.trim() !== '' && !isTooLong(text)
}
