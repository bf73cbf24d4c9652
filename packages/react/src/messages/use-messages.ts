import { createContext, useContext, useMemo } from 'react'
import type { Messages } from './index.ts'

/** What a host may say in its own words: any part of any group. */
export type MessageOverrides = { [Group in keyof Messages]?: Partial<Messages[Group]> }

export const MessagesContext = createContext<MessageOverrides>({})

/**
 * One group of messages with the host's overrides. The English words come with the component that asks,
 * so a page only loads the groups it shows.
 */
export function useMessages<Group extends keyof Messages>(group: Group, english: Messages[Group]): Messages[Group] {
  const overrides = useContext(MessagesContext)[group]
  return useMemo(() => (overrides ? { ...english, ...overrides } : english), [english, overrides])
}
