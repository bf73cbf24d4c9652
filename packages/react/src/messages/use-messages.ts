import { createContext, useContext, useMemo } from 'react'
import type { Messages } from './index.ts'

/** What a host may say in its own words: any part of any group. */
export type MessageOverrides = { [Group in keyof Messages]?: Partial<Messages[Group]> }

export const MessagesContext = createContext<MessageOverrides>({})

/**
 * One group of messages, or some of it, with the host's overrides. The English words come with the component that asks,
 * so a page only loads those it shows.
 */
export function useMessages<Group extends keyof Messages, Words extends Partial<Messages[Group]>>(
  group: Group,
  english: Words,
): Words {
  const overrides = useContext(MessagesContext)[group]
  return useMemo(() => (overrides ? { ...english, ...overrides } : english), [english, overrides])
}
