// The names by which analytics know what happened.

/** Somebody signed in with their password. */
export const LOGGED_IN = 'Logged In'
/** Somebody signed in who had scanned a vendor's code; with `vendor_id`. */
export const CODE_SCANNED = 'QR Code Scanned'
/** A vision was asked for, and is being drawn. */
export const VISION_CREATED = 'Vision Created'
