import { KB, MB, MINUTE, SECOND } from '../../platform/units.ts'

export const chatRules = {
  /** Default number of messages on one page of a room. */
  messagePageSize: 50,
  /** Largest number of messages on one page of a room. */
  messagePageSizeMax: 200,
  /** Maximum messages from one account, over HTTP and sockets together. */
  messagesPostedPerAccount: { max: 600, windowMs: MINUTE },
  /** Number of messages that a process reserves from an account's limit with one database statement. */
  messagesPostedBatch: 20,
  /** Maximum number of rooms whose members one process caches. */
  rooms: { max: 5_000, lifeMs: MINUTE },
  /** A socket must authenticate within this time. */
  socketAuthMs: 5 * SECOND,
  /** Interval of the heartbeat. A socket that has not answered the previous one is closed. */
  socketHeartbeatMs: 25 * SECOND,
  /**
   * Minimum interval between session checks for the frames of one socket. A revocation triggers a check immediately.
   */
  socketSessionMs: 5 * SECOND,
  /** Time over which a stopping process closes its sockets, so that the clients do not all reconnect at once. */
  socketCloseSpreadMs: SECOND,
  /** Timeout of the closing handshake. */
  socketCloseMs: 2 * SECOND,
  /** Maximum sockets of one account in one process. Each open page has one socket. */
  socketsPerAccount: 50,
  /** Maximum unauthenticated sockets of one client address in one process. */
  socketsUnauthenticatedPerAddress: 300,
  /** Largest frame. The longest message takes 60,000 bytes if every character is escaped. */
  socketFrameBytes: 96 * KB,
  /** Maximum frames from one socket. */
  socketFrames: { burst: 60, perSecond: 10 },
  /** Maximum frames from all sockets of one account in one process. */
  socketFramesPerAccount: { burst: 120, perSecond: 20 },
  /** Maximum frames from all sockets of one client address in one process. */
  socketFramesPerAddress: { burst: 1_200, perSecond: 200 },
  /** Maximum frames that one process handles at a time. HTTP requests are handled in between. */
  socketFramesAtOnce: 64,
  /** Maximum messages that one database statement stores. */
  messagesAtOnce: 64,
  /** Messages that arrive while another one is stored wait at most for this time, in milliseconds. */
  messageHoldMs: 50,
  /** Maximum pending frames of one socket. A socket that sends more is closed. */
  socketFramesWaiting: 200,
  /** Maximum pending frames of an unauthenticated socket. */
  socketFramesUnauthenticated: 10,
  /** Number of messages of other processes that are read from the database with one statement. */
  readBackBatch: 200,
  /** Maximum events of other processes that wait for messages to be read. Above it, they are dropped and read later. */
  readBackWaiting: 1_000,
  /**
   * A process that may have missed messages reads those of this time before, too, because a statement that stores a
   * message can wait for a lock.
   */
  catchUpMarginMs: 5 * SECOND,
  /** Number of messages that one page lists when a process may have missed messages. */
  catchUpPage: 1_000,
  /** Maximum messages that are searched for missed ones. Above it, sockets are closed and the clients read them. */
  catchUpMessages: 50_000,
  /** Delay after which a failed search for missed messages is repeated. */
  catchUpRetryMs: 2 * SECOND,
  /** Number of seconds with new messages for which a process can search for missed messages. */
  catchUpCheckpoints: 600,
  /** Number of delivered messages that a process recognizes, at least. */
  deliveredMessages: 50_000,
  /** Maximum unsent bytes of one socket. If a client reads too slowly and exceeds this limit, its socket is closed. */
  socketBufferBytes: MB,
}
