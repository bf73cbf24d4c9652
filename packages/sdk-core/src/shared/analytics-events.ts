// The names of analytics events.

/** An account signed in with its password. */
export const LOGGED_IN = 'Logged In'
/** A visitor who had scanned a vendor's code signed in. The event has the property `vendor_id`. */
export const CODE_SCANNED = 'QR Code Scanned'
/** A vision was created and is being drawn. */
export const VISION_CREATED = 'Vision Created'
/** A vendor's profile was opened. */
export const VENDOR_VIEWED = 'Vendor Profile Viewed'
/** A vendor was saved. */
export const VENDOR_SAVED = 'Added To Favorites'
/** A couple opened a conversation with a vendor, or claimed a deal. */
export const MESSAGE_INITIATED = 'Message Initiated'
/** A couple sent a vendor an inquiry. */
export const INQUIRY_SENT = 'Inquiry Sent'
