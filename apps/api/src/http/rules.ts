import { GB, KB, MB, MINUTE, SECOND } from '../platform/units.ts'

export const httpRules = {
  /** Maximum body size of a request without files, and maximum total size of the text fields of an upload. */
  bodyBytes: MB,
  /** Window in which at least `bodyWindowBytes` of a body must arrive. A slower request gets 408. */
  bodyWindowMs: 30 * SECOND,
  /** Minimum number of bytes of a body that must arrive in each `bodyWindowMs`. */
  bodyWindowBytes: 30 * KB,
  /** Timeout for the arrival of a complete request. It allows large videos over slow connections. */
  requestMs: 30 * MINUTE,
  /** Maximum size of a text field of a form. */
  fieldBytes: 64 * KB,
  /** Maximum number of text fields of a form, and of values of one field. */
  fields: 64,
  /** Maximum GET requests of one account in one process, counted separately for each session scope. */
  readsPerAccount: { max: 600, windowMs: MINUTE },
  /** Maximum requests from one client address in one process. An office can share one address. */
  requestsPerAddress: { max: 6_000, windowMs: MINUTE },
  /**
   * Limits on the total bytes of concurrent image uploads, which one process holds in memory. `atOncePerAccount` limits
   * their number.
   */
  uploads: { perAccount: 200 * MB, perAddress: 500 * MB, total: GB, atOncePerAccount: 50 },
  /**
   * Limits on the total bytes of concurrent document uploads, which are streamed to disk. `atOncePerAccount` limits
   * their number.
   */
  streamedUploads: { perAccount: 2 * GB, perAddress: 5 * GB, total: 10 * GB, atOncePerAccount: 50 },
  /** Free disk space reserved for the database. Uploads that would use it are rejected. */
  diskReserveBytes: 512 * MB,
  /** The free disk space is checked each time this many bytes of a document have arrived. */
  diskCheckBytes: 16 * MB,
  /** Interval at which a silent event stream sends a keep-alive comment. */
  eventSilenceMs: 15 * SECOND,
}
