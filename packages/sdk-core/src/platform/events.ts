/** The events that the product is measured by, as analytics know them. */
export const EVENTS = {
  loggedIn: 'Logged In',
  /** With `vendor_id`: somebody signed in who had scanned a vendor's code. */
  codeScanned: 'QR Code Scanned',
} as const
