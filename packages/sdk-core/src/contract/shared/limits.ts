/** Longest description of a vision and longest edit, in UTF-16 units, counted untrimmed. */
export const MAX_DESCRIPTION_LENGTH = 2000
/** Images one vision may be created with. */
export const MAX_VISION_IMAGES = 5
/** Bytes of one uploaded image. */
export const MAX_IMAGE_BYTES = 20 * 1024 * 1024
/** Edits each vision allows. */
export const MAX_EDITS = 3
/** Digits of a sign-in code. */
export const LOGIN_CODE_LENGTH = 4
/** Characters of the longer sign-in codes that are mailed while the service is under attack. */
export const LONG_CODE_LENGTH = 8
/** The characters of longer codes: digits and capitals without 0, 1, I, L, O and U, which are easy to confuse. */
export const LONG_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Seconds before another sign-in code may be sent to the same address. */
export const LOGIN_RESEND_SECONDS = 30
/** Visions a new account may create without paying. */
export const FREE_CREDITS = 3
/** The credit balance that stands for "as many as you like". */
export const UNLIMITED_CREDITS = -1
/** Code points of a description that serve as the title of a vision without one. */
export const TITLE_LENGTH = 50
/** The title of a vision with neither title nor description. */
export const UNTITLED = 'Untitled Dream'
/** Photos one selection may hold: the couple's photo, and an inspiration. */
export const MAX_PHOTOS = 5
/** Longest description of an inspiration, in UTF-16 units: far above the 1000 words that are asked for. */
export const MAX_INSPIRATION_LENGTH = 20_000
/** Shortest and longest password, in UTF-16 units. */
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 200
/** Pictures drawn of one prompt on the board. */
export const GENERATED_IMAGES = 3
/** A phone number as the wire carries it: digits alone. */
export const PHONE_PATTERN = /^\d{4,15}$/
/** Longest message of a conversation, in UTF-16 units. */
export const MAX_MESSAGE_LENGTH = 10_000
/** Documents one couple and one vendor share. */
export const MAX_LEAD_FILES = 5
/** Bytes of one document. */
export const MAX_LEAD_FILE_BYTES = 200 * 1024 * 1024
/** The media types a document may have: PDFs, and pictures and videos that run no code. */
export const LEAD_FILE_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heic-sequence',
  'image/heif',
  'image/heif-sequence',
  'image/bmp',
  'image/tiff',
  'video/mp4',
  'video/x-m4v',
  'video/quicktime',
  'video/webm',
  'video/3gpp',
  'video/mpeg',
  'video/vnd.avi',
  'video/matroska',
  'video/ogg',
  'video/x-ms-asf',
] as const
/** Refuses one document too many. */
export const TOO_MANY_LEAD_FILES = 'Maximum limit exceeded! You can only upload 5 files.'
/** Longest name somebody signs with, in UTF-16 units. */
export const MAX_SIGNATURE_LENGTH = 200
/** Longest message to the assistant, in UTF-16 units, counted untrimmed: one below the number its refusal names. */
export const MAX_ASSISTANT_MESSAGE_LENGTH = 99
/** The number of characters that the assistant's refusal names; a backend takes as many. */
export const ASSISTANT_MESSAGE_LIMIT = 100
/** What was said before that travels with a question to the assistant. */
export const ASSISTANT_HISTORY_LENGTH = 10
/** Longest name of a language that is read, of whatever a page has in its `lang`. */
export const MAX_LANGUAGE_LENGTH = 35
/** Longest reply of our backend's assistant, in UTF-16 units. */
export const MAX_ASSISTANT_REPLY_LENGTH = 2000
