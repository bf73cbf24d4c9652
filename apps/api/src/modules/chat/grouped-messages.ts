import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../platform/database.ts'
import { groupCalls } from '../../platform/group-calls.ts'
import { hasSqlState } from '../../platform/unavailable.ts'
import {
  type AddedMessage,
  type AddMessage,
  type AddMessageDeps,
  type NewMessage,
  prepareAddMessage,
} from './add-message.ts'
import { prepareAddMessages } from './add-messages.ts'
import { chatRules } from './rules.ts'

/**
 * SQLSTATE codes of a statement that PostgreSQL has rolled back: invalid data (22), a violated constraint (23), a
 * deadlock (40), a statement that took too long (57014).
 */
const ROLLED_BACK = /^(22\w{3}|23\w{3}|40\w{3}|57014)$/

/** SQLSTATE code of a statement that has waited too long for a lock. */
const LOCKED = /^55P03$/

/** `alone` is a message with a statement of its own. `added` is null for a message that still needs one. */
type Outcome = { alone: Promise<AddedMessage | null> } | { added: AddedMessage | null } | { error: unknown }

/**
 * Returns a function that stores messages which arrive at about the same time in one statement. A message that the
 * statement leaves out, or that made it fail, is stored by a statement of its own, so that it affects no other message.
 * If a table is locked, all messages of the group are rejected.
 */
export function createAddMessage(db: Database, deps: AddMessageDeps): AddMessage {
  const addOne = prepareAddMessage(db, deps)
  const addMany = prepareAddMessages(db, deps)

  /** Stores a message that arrived alone. The next group waits for it, but not for a room that is locked for long. */
  async function addAlone(message: NewMessage): Promise<Outcome> {
    const alone = addOne(message)
    const stored = alone.then(
      () => undefined,
      () => undefined,
    )
    await Promise.race([stored, sleep(chatRules.messageHoldMs, undefined, { ref: false })])
    return { alone }
  }

  async function addAll(messages: readonly NewMessage[]): Promise<Outcome[]> {
    const [first] = messages
    if (first && messages.length === 1) return [await addAlone(first)]
    try {
      return (await addMany(messages)).map((added) => ({ added }))
    } catch (error) {
      // A locked table refuses all messages. Trying each one again would keep them waiting, and use up the connections.
      if (hasSqlState(error, LOCKED)) return messages.map(() => ({ error }))
      // After a lost connection, a message may have been stored. Only those with a client id can be stored again.
      const isRolledBack = hasSqlState(error, ROLLED_BACK)
      return messages.map(({ clientId }) => (isRolledBack || clientId !== undefined ? { added: null } : { error }))
    }
  }

  const addInGroup = groupCalls({ run: addAll, max: chatRules.messagesAtOnce })
  return async (message) => {
    const outcome = await addInGroup(message)
    if ('error' in outcome) throw outcome.error
    if ('alone' in outcome) return outcome.alone
    return outcome.added ?? addOne(message)
  }
}
