import { KB, MB, MINUTE, SECOND } from '../../platform/units.ts'

export const chatRules = {
  /** Default number of messages on one page of a room. */
  messagePageSize: 50,
  /** Largest number of messages on one page of a room. */
  messagePageSizeMax: 200,
  /** Messages from one account, over HTTP and sockets together. */
  messagesPostedPerAccount: { max: 600, windowMs: MINUTE },
  /** Messages that a process reserves from that limit at a time, so that most messages need no database statement. */
  messagesPostedBatch: 20,
  /** Rooms whose members one process caches. */
  rooms: { max: 5_000, lifeMs: MINUTE },
  /** A socket must authenticate within this time. */
  socketAuthMs: 5 * SECOND,
  /** Interval of the heartbeat. A socket that has not answered the previous one is closed. */
  socketHeartbeatMs: 25 * SECOND,
  /**
   * Minimum interval between session checks for the frames of one socket. A revocation triggers a check immediately.
   */
  socketSessionMs: 5 * SECOND,
  /** Timeout of the closing handshake. */
  socketCloseMs: 2 * SECOND,
  /** Sockets of one account in one process. Each open page has one. */
  socketsPerAccount: 50,
  /** Unauthenticated sockets of one client address in one process. */
  socketsUnauthenticatedPerAddress: 300,
  /** Largest frame. The longest message takes 60,000 bytes if every character is escaped. */
  socketFrameBytes: 96 * KB,
  /** Frames from one socket. */
  socketFrames: { burst: 60, perSecond: 10 },
  /** Frames from all sockets of one account in one process. */
  socketFramesPerAccount: { burst: 120, perSecond: 20 },
  /** Frames from all sockets of one client address in one process. */
  socketFramesPerAddress: { burst: 1_200, perSecond: 200 },
  /** Frames that one process handles concurrently before it handles HTTP requests again. */
  socketFramesAtOnce: 8,
  /** Pending frames of one socket. A socket that sends more is closed. */
  socketFramesWaiting: 200,
  /** Pending frames of an unauthenticated socket. */
  socketFramesUnauthenticated: 10,
  /** Unsent bytes of one socket. Above this, the client reads too slowly and the socket is closed. */
  socketBufferBytes: MB,
}
