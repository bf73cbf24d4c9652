/** Values that several examples use. */
export const EMAIL = 'maya@example.com'
export const CODE = '4821'
export const WEDDING_DATE = '2027-06-12'
export const PASSWORD = 'peonies at dusk'
export const VISION_ID = '9f2b1c7e-5d1a-4a3c-8f60-2f1f6f0c9b7d'
/** The token of a link in an email. */
export const LINK_TOKEN = 'q3Jz0n1v8mKfYw2ELbTt5R'
export const PARTNER = 'bloom-planner'
/** The version of a section of a vendor's profile. */
export const SECTION_VERSION = '7d9c1f'
