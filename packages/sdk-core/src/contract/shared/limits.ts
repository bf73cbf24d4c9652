/** Maximum length of the prompt of a vision or an edit, in UTF-16 code units, before trimming. */
export const MAX_DESCRIPTION_LENGTH = 2000
/** Maximum number of images for a new vision. */
export const MAX_VISION_IMAGES = 5
/** Maximum size of an uploaded image, in bytes. */
export const MAX_IMAGE_BYTES = 20 * 1024 * 1024
/** Number of edits per vision. */
export const MAX_EDITS = 3
/** Maximum number of variants of a vision, including the first image. */
export const MAX_VARIANTS = 4
/** Number of digits in a sign-in code. */
export const LOGIN_CODE_LENGTH = 4
/** Number of characters in a long sign-in code, which is used while the service is under attack. */
export const LONG_CODE_LENGTH = 8
/** The characters of long codes: digits and capitals except 0, 1, I, L, O and U, which are easy to confuse. */
export const LONG_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Seconds until another sign-in code can be sent to the same address. */
export const LOGIN_RESEND_SECONDS = 30
/** Number of free visions for a new account. */
export const FREE_CREDITS = 3
/** The credit balance of an account with unlimited visions. */
export const UNLIMITED_CREDITS = -1
/** Length of the default title of a vision, which is the start of its description, in code points. */
export const TITLE_LENGTH = 50
/** Maximum length of a title that a couple gives a vision, in UTF-16 code units, after trimming. */
export const MAX_TITLE_LENGTH = 80
/** The title of a vision that has no title and no description. */
export const UNTITLED = 'Untitled Dream'
/** Maximum number of photos for a couple's profile or for one inspiration. */
export const MAX_PHOTOS = 5
/**
 * Maximum length of an inspiration's description, in UTF-16 code units. It is well above the 1000 words that the form
 * suggests.
 */
export const MAX_INSPIRATION_LENGTH = 20_000
/** Maximum number of cards whose order one request can store. */
export const MAX_BOARD_CARDS = 1000
/** Minimum and maximum length of a password, in UTF-16 code units. */
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 200
/** Number of images that the board generates from one prompt. */
export const GENERATED_IMAGES = 3
/** A phone number on the wire: digits only. */
export const PHONE_PATTERN = /^\d{4,15}$/
/** Maximum length of a chat message, in UTF-16 code units. */
export const MAX_MESSAGE_LENGTH = 10_000
/** Maximum number of documents that a couple and a vendor can share. */
export const MAX_LEAD_FILES = 5
/** Maximum size of a document, in bytes. */
export const MAX_LEAD_FILE_BYTES = 200 * 1024 * 1024
/** The accepted media types of documents: PDFs, and images and videos that cannot contain scripts. */
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
/** The error message for too many documents. */
export const TOO_MANY_LEAD_FILES = 'Maximum limit exceeded! You can only upload 5 files.'
/** Maximum length of a signature, in UTF-16 code units. */
export const MAX_SIGNATURE_LENGTH = 200
/** Maximum length of the words of a report about a conversation, in UTF-16 code units, after trimming. */
export const MAX_REPORT_LENGTH = 2000
/** Maximum length of the message of an inquiry, in UTF-16 code units, after trimming. */
export const MAX_INQUIRY_LENGTH = 2000
/** Maximum length of the name or key of a partner, in UTF-16 code units. */
export const MAX_PARTNER_LENGTH = 200
/** Maximum number of websites on which a vendor's id counts. */
export const MAX_WEBSITES = 50
/** Maximum length of a host. */
export const MAX_HOST_LENGTH = 253
/** Maximum length of the tag of an element. */
export const MAX_ELEMENT_NAME_LENGTH = 40
/** Maximum number of guests of a wedding. */
export const MAX_GUESTS = 100_000
/** Maximum length of a vendor's private notes about a lead, in UTF-16 code units. */
export const MAX_LEAD_NOTES_LENGTH = 20_000
/** Maximum number of lines of an invoice. */
export const MAX_INVOICE_LINES = 50
/** Maximum length of the name of an invoice or of one of its lines, in UTF-16 code units, after trimming. */
export const MAX_INVOICE_NAME_LENGTH = 120
/** Maximum quantity of a line of an invoice. */
export const MAX_INVOICE_QUANTITY = 9_999
/** Maximum total of an invoice, in cents. */
export const MAX_INVOICE_TOTAL_CENTS = 99_999_999
/** Maximum length of one line of a vendor's profile, such as its name, in UTF-16 code units, after trimming. */
export const MAX_VENDOR_LINE_LENGTH = 300
/** Maximum length of the description of a deal or of the answer to a question, in UTF-16 code units. */
export const MAX_VENDOR_TEXT_LENGTH = 5000
/** Maximum length of a vendor's description as HTML, in UTF-16 code units. */
export const MAX_VENDOR_ABOUT_LENGTH = 20_000
/** Maximum price of a deal, in cents. */
export const MAX_VENDOR_PRICE_CENTS = 9_999_999_999
/** Maximum number of photos, deals, questions and services of a vendor. */
export const MAX_VENDOR_PHOTOS = 30
export const MAX_VENDOR_PACKAGES = 30
export const MAX_VENDOR_FAQS = 40
export const MAX_VENDOR_SERVICES = 40
/** Maximum number of places that a vendor serves, and of features that it states. */
export const MAX_VENDOR_AREAS = 30
export const MAX_VENDOR_FEATURES = 60
/** Maximum number of weddings that a vendor can take on one day. */
export const MAX_WEDDINGS_PER_DAY = 20
/** Maximum length of the address of a calendar feed, in UTF-16 code units, after trimming. */
export const MAX_CALENDAR_ADDRESS_LENGTH = 2000
/**
 * Maximum length of a message to the assistant that the client sends, in UTF-16 code units, before trimming. It is one
 * less than the limit in the error message.
 */
export const MAX_ASSISTANT_MESSAGE_LENGTH = 99
/**
 * Maximum length of a message to the assistant that the backend accepts. The error message for the visitor states this
 * limit.
 */
export const ASSISTANT_MESSAGE_LIMIT = 100
/** Maximum number of earlier messages sent with a message to the assistant. */
export const ASSISTANT_HISTORY_LENGTH = 10
/** Maximum length of a language tag from the `lang` attribute of a page. */
export const MAX_LANGUAGE_LENGTH = 35
/** Maximum length of an assistant reply, in UTF-16 code units. */
export const MAX_ASSISTANT_REPLY_LENGTH = 2000
/** Maximum number of facts that an embedding page can give the assistant. */
export const MAX_HOST_FACTS = 40
/** Maximum length of the title or the text of such a fact, in UTF-16 code units. */
export const MAX_HOST_FACT_LENGTH = 500

/** The maximum number of conversations in one response of `listChats`. */
export const CONVERSATIONS_PER_PAGE = 100
/** The maximum number of entries in one response of `listVisions`, `listInspirations` and a couple's lists of vendors. */
export const ENTRIES_PER_PAGE = 100
