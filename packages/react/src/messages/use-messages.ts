import { createContext, useContext, useMemo } from 'react'
import type { Messages } from './index.ts'

/** Texts that override the built-in ones, by group. All groups and messages are optional. */
export type MessageOverrides = { [Group in keyof Messages]?: Partial<Messages[Group]> }

export const MessagesContext = createContext<MessageOverrides>({})

/**
 * Returns a group of messages with the host's overrides. The component passes its English texts, so that a page loads
 * only the texts it shows.
 */
export function useMessages<Group extends keyof Messages, Texts extends Partial<Messages[Group]>>(
  group: Group,
  english: Texts,
): Texts {
  const overrides = useContext(MessagesContext)[group]
  return useMemo(() => (overrides ? { ...english, ...overrides } : english), [english, overrides])
}
