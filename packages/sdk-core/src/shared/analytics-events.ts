// The names of analytics events.

/** An account has signed in with its password. */
export const LOGGED_IN = 'Logged In'
/** A visitor has signed in after scanning a vendor's code. The event has the property `vendor_id`. */
export const CODE_SCANNED = 'QR Code Scanned'
/** The backend has accepted a new vision and is drawing it. */
export const VISION_CREATED = 'Vision Created'
/** A visitor has opened a vendor's profile. */
export const VENDOR_VIEWED = 'Vendor Profile Viewed'
/** A couple has saved a vendor. */
export const VENDOR_SAVED = 'Added To Favorites'
/** A couple has opened a conversation with a vendor or claimed a deal. */
export const MESSAGE_INITIATED = 'Message Initiated'
/** A couple has sent an inquiry to a vendor. */
export const INQUIRY_SENT = 'Inquiry Sent'
