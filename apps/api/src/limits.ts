const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MB = 1024 * 1024
const GB = 1024 * MB

/** Every number the product's rules name for the backend. Times in milliseconds, sizes in bytes. */
export const limits = {
  /** Request bodies other than uploads. */
  bodyBytes: 1024 * 1024,
  /** Each window of a body that arrives must bring so many bytes, about 1 KB a second; else the request gets 408. */
  bodyWindowMs: 30 * SECOND,
  bodyWindowBytes: 30 * 1024,
  /** Reads of one account in one process, by sessions of each scope. */
  readsPerAccount: { max: 600, windowMs: MINUTE },
  /** Requests of any kind from one client address in one process, which may be a whole office. */
  requestsPerAddress: { max: 6_000, windowMs: MINUTE },
  /** One text field of a form. */
  fieldBytes: 64 * 1024,
  /** Text fields of a form, which together may have `bodyBytes`, and values of one field: it may name every category. */
  fields: 64,
  /** Bytes of uploads under way in one process, which holds them in memory, and requests of one account that bring some. */
  uploads: { perAccount: 200 * MB, perAddress: 500 * MB, total: GB, atOncePerAccount: 50 },
  /** The same for documents, which are written to the disk as they arrive. */
  streamedUploads: { perAccount: 2 * GB, perAddress: 5 * GB, total: 10 * GB, atOncePerAccount: 50 },
  /**
   * What the files of one account, and the documents of one vendor relation, may take up. A vendor relation has room for
   * the five documents of 200 MB that the contract allows.
   */
  storagePerAccount: 5 * GB,
  storagePerLead: GB,
  /** Room on the disk that uploads leave free, for the database and everything else. */
  diskReserveBytes: 512 * MB,
  /** A document being written looks at the free disk again after so many bytes. */
  diskCheckBytes: 16 * MB,
  /** A page to pay at works this long; one that ends sooner than the rest is opened anew. */
  checkoutLifeMs: 12 * HOUR,
  checkoutRestMs: HOUR,
  /** Packs one account may set out to buy. */
  checkoutsPerAccount: { max: 30, windowMs: HOUR },
  /** How often one account may bring documents, of which it may share some with each of any number of vendors. */
  uploadsPerAccount: { max: 100, windowMs: DAY },
  /** The largest document that gets a page about its signatures: it is read and written in memory. */
  certifiedBytes: 10 * 1024 * 1024,
  /** The address of a document works at least this long, and at most twice as long. */
  documentLinkMs: 15 * MINUTE,
  /** A request must have arrived whole by then; a large video over a slow connection takes long. */
  requestMs: 30 * MINUTE,
  /** Copies of its data one account can start. */
  exportsPerAccount: { max: 2, windowMs: DAY },
  /** A copy of an account's data is kept this long. */
  exportLifeMs: 7 * DAY,
  /** A copy that is not finished after this long was lost with its process. */
  exportPendingMs: 6 * HOUR,
  /** One start of the job that writes a copy may take this long. */
  exportJobMs: HOUR,
  /** The address of a copy works at least this long, and at most twice as long. */
  exportLinkMs: 15 * MINUTE,
  /** Between the request to delete an account and its erasure, which can be cancelled until then. */
  deletionGraceMs: 14 * DAY,
  /** An erasure is repeated this long, for rows that a request under way wrote after it. */
  erasureRepeatsMs: 3 * HOUR,
  /** A sign-in code works this long. */
  codeLifeMs: 10 * MINUTE,
  /** Attempts at each short code, right or wrong, for each challenge. Nobody can guess a long code, so it has no limit. */
  codeTries: 5,
  /**
   * Signs of guessing, upon which codes have 8 characters instead of 4 digits. They refuse nothing. First the wrong codes
   * for one e-mail, and of one client address (a home, an office or a fair) for all e-mails.
   */
  codeFailuresPerEmail: { max: 10, windowMs: DAY },
  codeFailuresPerAddress: { max: 20, windowMs: HOUR },
  /**
   * Wrong codes of the whole service. Each opens a 4-digit code with a chance of 1 in 10,000, so an attacker with any
   * number of addresses and e-mails has a chance of about 3% a day to open one account. People mistype about 1 in 20.
   */
  codeFailures: { max: 300, windowMs: DAY },
  codeFailuresBurst: { max: 60, windowMs: 10 * MINUTE },
  /**
   * Challenges with a short code that are unspent: for one e-mail, asked for from one client address, and of the whole
   * service. They bound the attempts that are left to an attacker who first asks for many codes. Most people spend a code
   * within a minute of asking, so 60 stand for about 600 sign-ins in 10 minutes.
   */
  codesOpenPerEmail: 3,
  codesOpenPerAddress: 20,
  codesOpen: 60,
  /** Codes mailed to one e-mail because one client address asked. Above that, as above `codeMailsPerEmail`. */
  codeSendsPerClient: { max: 5, windowMs: HOUR },
  /** Codes mailed to one e-mail. Above that, it gets one mail for all who ask in `codeMailEveryMs`, with a long code. */
  codeMailsPerEmail: { max: 20, windowMs: HOUR },
  codeMailEveryMs: 5 * MINUTE,
  /** Codes asked for from one client address, except by people who signed in from it before. */
  codeSendsPerAddress: { max: 100, windowMs: HOUR },
  /** Wrong codes from one client address that are answered with 400. Later ones get 429; a right code always works. */
  codeTriesPerAddress: { max: 500, windowMs: HOUR },
  /** E-mail checks from one client address. */
  emailChecksPerAddress: { max: 300, windowMs: HOUR },
  /** Wrong passwords for one account from one client address. */
  passwordFailuresPerClient: { max: 10, windowMs: HOUR },
  /** Wrong passwords for one account from all addresses that have not signed in to it in `knownClientMs`. */
  passwordFailuresPerAccount: { max: 50, windowMs: HOUR },
  knownClientMs: 90 * DAY,
  /** Passwords tried from one client address. */
  passwordTriesPerAddress: { max: 500, windowMs: HOUR },
  /** Passwords hashed at once by one process; each takes 19 MiB and a thread. */
  passwordsAtOnce: 2,
  /** Passwords under way or waiting for their turn; more are refused at once. */
  passwordsWaiting: 200,
  /** Accounts asked for from one client address. */
  registrationsPerAddress: { max: 100, windowMs: HOUR },
  /** A reset link works this long. */
  resetLifeMs: HOUR,
  /** While a reset link is on its way, asking again sends none. */
  resetSendsAtOnce: { max: 1, windowMs: 30 * SECOND },
  /** Reset links for one e-mail asked for from one client address. */
  resetSendsPerClient: { max: 5, windowMs: HOUR },
  /** Reset links for one e-mail. Above that no link is mailed; the earlier ones keep working for `resetLifeMs`. */
  resetSendsPerEmail: { max: 20, windowMs: HOUR },
  /** Reset links asked for from one client address. */
  resetSendsPerAddress: { max: 100, windowMs: HOUR },
  /** The link that confirms an e-mail works this long. */
  confirmationLifeMs: 7 * DAY,
  /** Links to confirm an e-mail: at once, for one account, and asked for from one client address. */
  confirmationsAtOnce: { max: 1, windowMs: 30 * SECOND },
  confirmationsPerAccount: { max: 5, windowMs: HOUR },
  confirmationsPerAddress: { max: 100, windowMs: HOUR },
  /** A browser that an account has not signed in from for this long counts as new. */
  deviceKnownMs: 180 * DAY,
  /** What an account with an unconfirmed e-mail may send to vendors who have not answered it: messages and inquiries. */
  unverifiedMessages: { max: 10, windowMs: DAY },
  /** Images an account with an unconfirmed e-mail may generate. */
  unverifiedImages: { max: 3, windowMs: DAY },
  /** A session unused for this long is over. */
  sessionIdleMs: 30 * DAY,
  /** A session is over after this long, used or not. */
  sessionLifeMs: 90 * DAY,
  /** The same for a session that a magic link began. */
  linkSessionLifeMs: DAY,
  /** A handoff's code works this long. */
  handoffLifeMs: MINUTE,
  /** Handoffs of one account. */
  handoffsPerAccount: { max: 60, windowMs: HOUR },
  /** Handoffs' codes tried from one client address. */
  handoffTriesPerAddress: { max: 300, windowMs: HOUR },
  /** The way through Google and back may take this long. */
  googleLifeMs: 10 * MINUTE,
  /** How long Google may take for one answer. */
  googleAnswerMs: 10 * SECOND,
  /** Ways through Google begun from one client address. */
  googleStartsPerAddress: { max: 300, windowMs: HOUR },
  /** A magic link works this long. */
  magicLinkLifeMs: 30 * DAY,
  /** Magic links and pages of their vendors read from one client address. */
  magicLinkReadsPerAddress: { max: 600, windowMs: HOUR },
  /** Vendors a magic link tells of at once, unless asked otherwise, and at most. */
  magicLinkPageSize: 5,
  magicLinkPageSizeMax: 50,
  /** Requests to be listed from one client address. */
  vendorRequestsPerAddress: { max: 30, windowMs: HOUR },
  /** While the link of a request is on its way, sending the form again sends none. */
  vendorRequestsAtOnce: { max: 1, windowMs: 30 * SECOND },
  /** Links of requests for one e-mail. */
  vendorRequestsPerEmail: { max: 5, windowMs: HOUR },
  /** The link of a request works this long. */
  vendorRequestLifeMs: 7 * DAY,
  /** Vendors on a page of a search, unless asked otherwise, and at most. */
  vendorPageSize: 12,
  vendorPageSizeMax: 100,
  /** Vendors that are told for one vision, of so many that match it best, by so many of its words. */
  matches: 4,
  matchCandidates: 40,
  matchWords: 12,
  /** Messages of a room told at once, unless asked otherwise, and at most. */
  messagePageSize: 50,
  messagePageSizeMax: 200,
  /** Messages that the page of a vendor shows. */
  latestMessages: 5,
  /** A socket has to say whose it is by then. */
  socketAuthMs: 5 * SECOND,
  /** How often a socket and its session are looked at; one that has not answered since is ended. */
  socketHeartbeatMs: 25 * SECOND,
  /** The session of a socket that brings frames is looked at again at most this often, unless it is told to have ended. */
  socketSessionMs: 5 * SECOND,
  /** A socket that is told goodbye may take this long to answer. */
  socketGoodbyeMs: 2 * SECOND,
  /** Sockets of one account in one process, by what they hear: one for each page somebody has open. */
  socketsPerAccount: 50,
  /** Sockets of one client address in one process that have not said yet whose they are. */
  socketsUnknownPerAddress: 300,
  /** One frame; the longest message has 60,000 when all of it is escaped. */
  socketFrameBytes: 96 * 1024,
  /** Frames of one socket: at once, and in the long run. */
  socketFrames: { burst: 60, perSecond: 10 },
  /** The same over all sockets of one account, and of one client address, in one process. */
  socketFramesPerAccount: { burst: 120, perSecond: 20 },
  socketFramesPerAddress: { burst: 1_200, perSecond: 200 },
  /** Frames that one process works on at once, before HTTP has its turn. */
  socketFramesAtOnce: 8,
  /** Frames of one socket waiting for their turn; whoever sends more is sent away. */
  socketFramesWaiting: 200,
  /** The same while a socket is nobody's yet. */
  socketFramesUnknown: 10,
  /** What waits to be sent to one socket; whoever reads more slowly is sent away. */
  socketBufferBytes: 1024 * 1024,
  /** Messages of one account, by calls and sockets together. */
  messagesPostedPerAccount: { max: 600, windowMs: MINUTE },
  /** Messages that a process takes from that count at once, so that most messages need no statement of their own. */
  messagesPostedBatch: 20,
  /** Rooms whose two people one process remembers. */
  rooms: { max: 5_000, lifeMs: MINUTE },
  /** Pages of vendors, and as many profiles, that one process tells again to who is not signed in. */
  publicVendors: { max: 300, lifeMs: 10 * SECOND },
  /** A session's last use is written down at most this often. */
  sessionTouchMs: HOUR,
  /** A mail stays in the mailbox this long, where no mail server is set up. */
  mailboxLifeMs: 30 * DAY,
  /**
   * Attempts to send one mail, over at least 24 hours: the second one after 2 seconds, and at last one every half hour.
   * Delays are in seconds and have a jitter of up to a half.
   */
  mailAttempts: { retries: 57, retryDelay: 2, retryDelayMax: 1_800 },
  /** A mail that was not delivered is kept for the operator this long. */
  undeliveredMailLifeMs: 30 * DAY,
  /** An upload that is nothing's after this long was left by a process that died; requests take `requestMs` at most. */
  unclaimedFileMs: DAY,
  /** A repeated idempotency key answers the same for this long. */
  idempotencyMs: DAY,
  /** Ideas one couple may put on their board. */
  inspirationsPerAccount: { max: 200, windowMs: DAY },
  /** Images one account may have generated from prompts, three for each prompt. */
  generatedImagesPerAccount: { max: 60, windowMs: HOUR },
  /** The same in a day. */
  generatedImagesPerAccountDaily: { max: 150, windowMs: DAY },
  /** Images generated in a day for all accounts of one client address. */
  generatedImagesPerAddress: { max: 600, windowMs: DAY },
  /** Pictures drawn of prompts at once by one process: one couple's three, so that visions never wait for more. */
  generatedImagesAtOnce: 3,
  /** Prompts under way or waiting for their turn; more are refused at once. */
  generatedImagesWaiting: 30,
  /** The same for one account. */
  generatedImagesWaitingEach: 6,
  /** Pixels across a picture drawn of a prompt, at most. */
  generatedImageWidth: 1024,
  /** A picture drawn of a prompt is kept this long. */
  generatedImageLifeMs: 30 * DAY,
  /** What one account, and one client address, may ask the assistant. */
  assistantPerAccount: { max: 200, windowMs: HOUR },
  assistantPerAddress: { max: 600, windowMs: HOUR },
  /** Questions one process asks a model at once. */
  assistantModelsAtOnce: 20,
  /** What the assistant knows of kinds of vendors and of places is read anew after this long. */
  assistantFactsMs: 5 * MINUTE,
  /** A stream of events that is silent this long says that it is alive. */
  eventSilenceMs: 15 * SECOND,
  /** Visions and edits of them that one account may have drawn, whatever its plan. */
  drawingsPerAccount: { max: 60, windowMs: HOUR },
  /** Starts of one drawing, crashes included, before it is given up. */
  drawAttempts: 3,
  /** Pictures drawn at once by one process. */
  drawingsAtOnce: 2,
  /** A client may ask for a picture's file this long without asking again; its address never gets other bytes. */
  pictureCacheSeconds: 365 * 24 * 60 * 60,
  /** Pictures of the demo's vendors being drawn or waiting for it; more are refused. */
  cataloguePicturesWaiting: 40,
  /** How long anybody may keep one of them. */
  catalogueCacheSeconds: 30 * 24 * 60 * 60,
  /** How long a browser may keep a script-tag file whose name stays the same. */
  embedCacheSeconds: 300,
  /** Work under way gets this long to finish when the process is told to end. */
  shutdownMs: 20 * SECOND,
}

/** How often something may happen. */
export interface Allowance {
  max: number
  windowMs: number
}
