import { KB, MB, MINUTE, SECOND } from '../../platform/units.ts'

export const chatRules = {
  /** Messages of one page of a room by default. */
  messagePageSize: 50,
  /** Messages of one page of a room at most. */
  messagePageSizeMax: 200,
  /** Messages of one account, sent by calls and sockets together. */
  messagesPostedPerAccount: { max: 600, windowMs: MINUTE },
  /** Messages that a process takes from that count at once, so that most messages need no statement of their own. */
  messagesPostedBatch: 20,
  /** Rooms whose two members one process caches. */
  rooms: { max: 5_000, lifeMs: MINUTE },
  /** A socket must authenticate within this time. */
  socketAuthMs: 5 * SECOND,
  /** Interval of the heartbeat. A socket that has not answered the previous one is closed. */
  socketHeartbeatMs: 25 * SECOND,
  /** The session of a socket that sends frames is read again at most this often, unless it was revoked. */
  socketSessionMs: 5 * SECOND,
  /** A socket that is being closed may take this long to answer. */
  socketGoodbyeMs: 2 * SECOND,
  /** Sockets of one account in one process: one for each open page. */
  socketsPerAccount: 50,
  /** Unauthenticated sockets of one client address in one process. */
  socketsUnknownPerAddress: 300,
  /** Largest frame. The longest message has 60,000 bytes when all of it is escaped. */
  socketFrameBytes: 96 * KB,
  /** Frames of one socket. */
  socketFrames: { burst: 60, perSecond: 10 },
  /** Frames of all sockets of one account in one process. */
  socketFramesPerAccount: { burst: 120, perSecond: 20 },
  /** Frames of all sockets of one client address in one process. */
  socketFramesPerAddress: { burst: 1_200, perSecond: 200 },
  /** Frames that one process handles at once before HTTP requests have their turn. */
  socketFramesAtOnce: 8,
  /** Pending frames of one socket. A socket that sends more is closed. */
  socketFramesWaiting: 200,
  /** Pending frames of an unauthenticated socket. */
  socketFramesUnknown: 10,
  /** Unsent bytes of one socket. A slower reader is closed. */
  socketBufferBytes: MB,
}
