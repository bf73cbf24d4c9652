import { useMemo } from 'react'
import { useLocale, useMessages } from '../../shared/language/use-messages.ts'
import { createMessageTimes, type MessageTimes } from './message-times.ts'
import { chatMessages } from './messages.ts'

/** Returns the formatters for times of messages in the language of the site. */
export function useMessageTimes(): MessageTimes {
  const t = useMessages(chatMessages)
  const locale = useLocale()
  return useMemo(() => createMessageTimes(locale, t), [locale, t])
}
