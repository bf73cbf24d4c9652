import { KB, MB, SECOND } from '../units.ts'

export const fanOutRules = {
  /** Interval in which each process notifies the others that it runs. */
  heartbeatMs: SECOND,
  /** Minimum time between two batches of a process. Notices that are published in between travel together. */
  batchMs: 10,
  /** Another process that was silent for this time has crashed. Its last messages are read from the database. */
  silentMs: 4 * SECOND,
  /** A process that has not received its own heartbeat for this time has lost the connection to the others. */
  echoMs: 5 * SECOND,
  /** Maximum delay between two attempts to reconnect. */
  reconnectMs: SECOND,
  /** Timeout of a connection attempt and of one batch. */
  connectMs: 5 * SECOND,
  /** Interval of the pings to Redis. */
  pingMs: 2 * SECOND,
  /** A connection to Redis that was silent for this time is closed and opened again. */
  silentSocketMs: 10 * SECOND,
  /** Maximum bytes that wait to be sent. Above it they are dropped, and the receivers read the messages from the database. */
  outboxBytes: 8 * MB,
  /** Bytes of a payload that are reserved for its header. */
  headerBytes: KB / 4,
}
