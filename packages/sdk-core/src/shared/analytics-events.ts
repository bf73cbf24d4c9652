// The names by which analytics know what happened.

/** Somebody signed in with their password. */
export const LOGGED_IN = 'Logged In'
/** Somebody signed in who had scanned a vendor's code; with `vendor_id`. */
export const CODE_SCANNED = 'QR Code Scanned'
/** A vision was asked for, and is being drawn. */
export const VISION_CREATED = 'Vision Created'
/** A vendor's profile was opened. */
export const VENDOR_VIEWED = 'Vendor Profile Viewed'
/** A vendor was saved. */
export const VENDOR_SAVED = 'Added To Favorites'
/** A couple begins to talk to a vendor, also about a deal they claim. */
export const MESSAGE_INITIATED = 'Message Initiated'
/** A vendor was asked to get in touch. */
export const INQUIRY_SENT = 'Inquiry Sent'
