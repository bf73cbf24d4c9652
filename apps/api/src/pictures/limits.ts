/** Pixels of one picture; a full-size photo of today's phones has 50 million. */
export const MAX_PIXELS = 50_000_000
/** Longest side kept of an upload; more is never shown. */
export const MAX_SIDE = 2048
/** Quality at which photos show no trace of compression at the sizes we show them. */
export const WEBP_QUALITY = 86
/** A picture that takes longer than this was made to. */
export const DECODE_TIMEOUT_SECONDS = 30
/** Uploads worked on at once; each may need 200 MB while it lasts. */
export const MAX_AT_ONCE = 2
/** The longest an upload waits for its turn before it is refused. */
export const MAX_WAIT_MS = 30_000
/** Uploads waiting or worked on, of all accounts and of one. */
export const MAX_WAITING = 400
export const MAX_WAITING_EACH = 50
/** The same of a HEIC, of which one is decoded at a time, without the machine's own instructions for it. */
export const HEIC_TIMEOUT_SECONDS = 60
