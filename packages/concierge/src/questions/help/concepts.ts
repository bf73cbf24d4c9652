import { stem } from '../stem.ts'
import { wordsOf } from '../tokens.ts'

/** Words that mean the same in questions about the site. The first word of a group stands for all of them. */
const SYNONYMS: readonly string[] = [
  'picture pictures photo photos image images pic pics photograph artwork',
  'delete deletion deleted deleting remove erase erased wipe clear drop discard',
  'see view look looks watch show shows seen visible appear appears display',
  'buy purchase bought purchased',
  'cost costs price prices pricing fee fees charge expensive cheap cheapest',
  'pay pays paid paying payment payments',
  'email emails mail mails e-mail',
  'device devices laptop computer tablet phones',
  'partner partners fiance fiancee spouse husband wife groom bride',
  'someone somebody anyone anybody people person friend friends mom mum dad mother father sister brother parents family others human',
  'data info information details stuff things everything',
  'contact reach',
  'problem problems fail fails failed failure broken error errors bug wrong issue trouble crash crashed crashes',
  'change edit edits edited modify update adjust correct fix swap switch',
  'create make makes made generate draw draws drawn start begin new add',
  'cancel stop quit end terminate unsubscribe withdraw',
  'refund refunds refunded reimburse',
  'invoice invoices bill bills',
  'document documents file files pdf pdfs paperwork attachment',
  'plan plans subscription subscriptions membership',
  'monthly month months',
  'reply replies replied answer answers answered respond responded response',
  'limit limits maximum max minimum size sizes big large length',
  'save saved saves bookmark favorite favorites favourite favourites shortlist heart hearted hearts liked',
  'site website page homepage portal platform vowkit',
  'scan scanned scanning qr',
  'private privacy secret confidential',
  'spanish spanisch french german italian chinese portuguese arabic english espanol',
  'vendor vendors supplier suppliers business businesses company provider photographer florist caterer planner dj band baker officiant videographer stylist jeweler jeweller tailor',
  'description descriptions prompt prompts text',
  'upload uploads uploaded attach attached submit',
  'find search searching locate',
  'sign signs signed signing signature signatures',
  'expire expires expired expiry valid expiration',
  'work works working',
  'arrive arrives arrived come came get got receive received',
  'use uses used using eat eats burn burns',
  'money cash',
  'share shares shared sharing send sends sent',
  'format formats type types',
  'notify notified notification notifications alert alerts ping pinged buzz reminder reminders',
  'twice double again second',
  'phone mobile cell cellphone smartphone iphone android',
  'mean means meaning',
  'leave exit quit',
  'account accounts profile',
  'wedding weddings marriage',
  'secure safe security',
  'vision visions',
  'out gone finished empty exhausted',
]

/** Phrases that are one word. */
const PHRASES: readonly [RegExp, string][] = [
  [/\b(log(?:ged|ging)?|sign(?:ed|ing)?) ?(?:me )?(?:off|out)\b/g, 'logout'],
  [/\blog (?:me|my|the|all)?(?: \w+){0,2} out\b/g, 'logout'],
  [/\b(?:sign(?:ed|ing)?|log(?:ged|ging)?) ?-?(?:in|into|on)\b/g, 'login'],
  [/\b(?:sign(?:ed|ing)?) ?-?up\b|\bregister(?:ed|ing)?\b/g, 'signup'],
  [/\bget rid of\b|\btake off\b|\bthrow away\b/g, 'delete'],
  [/\bhow much\b|\bhow expensive\b/g, 'cost'],
  [/\bhow many\b|\bnumber of\b/g, 'manynumber'],
  [/\bhow long\b|\bhow big\b/g, 'howlong'],
  [/\bmoney back\b|\bgive back\b/g, 'refund'],
  [/\brun out\b|\bran out\b|\bused up\b|\bno more\b|\bout of\b|\bno (\w+) left\b/g, 'usedup $1'],
  [/\bchange my mind\b|\bchanged my mind\b|\bchange our minds?\b|\bchanged our minds?\b/g, 'changemind'],
  [/\bcredit cards?\b/g, 'card'],
  [/\b(?:do not|dont|didnt|does not|doesnt) (?:like|love|look right|look good)\b|\b(?:hate|dislike)\b/g, 'dislike'],
  [/\breal person\b|\breal human\b|\bsomeone real\b|\bactual person\b/g, 'realperson'],
  [/\bevery ?where\b/g, 'everywhere'],
  [/\bwhat now\b|\bwhat next\b/g, 'whatnow'],
]

/** Words without a meaning of their own. */
const STOP_WORDS = new Set(
  `a an the of to is are am be been was were do does did have has had will would could can may might should shall must i
   im ive id ill me my mine we weve wed us our ours you your yours u ur he she him her his it its they them their this
   that these those what whats when which who whos how hows and or but so if then than as at by for from in into on onto
   up with within about over any anything some something all each just also please pls hi hey ok okay thanks really very
   too here there where wheres why because don dont doesnt didnt isnt arent not no yes well want need like know tell let
   lets possible way able ever still yet already now one ones gonna wanna got lol bot hello only even again o n r s t
   ugly damn actually currently exactly somehow maybe kind sort bit lot around go going went put take takes took give`.split(
    /\s+/,
  ),
)

const CONCEPTS: ReadonlyMap<string, string> = new Map(
  SYNONYMS.flatMap((group) => {
    const words = group.split(' ')
    return words.flatMap((word) => [word, stem(word, 'en')].map((form) => [form, words[0] ?? word] as const))
  }),
)

/** Returns the concepts of an English text: its content words, with one word for all synonyms. */
export function conceptsOf(text: string): string[] {
  const plain = wordsOf(text).join(' ')
  const joined = PHRASES.reduce((words, [phrase, word]) => words.replace(phrase, word), plain)
  const concepts = joined
    .split(' ')
    .filter((word) => word !== '' && (CONCEPTS.has(word) || !STOP_WORDS.has(word)))
    .map((word) => CONCEPTS.get(word) ?? CONCEPTS.get(stem(word, 'en')) ?? stem(word, 'en'))
  return [...new Set(concepts)]
}

/** Concepts of things that no vendor has. One of them is enough to ask for the site. */
export const STRONG_CONCEPTS: ReadonlySet<string> = new Set(
  conceptsOf(
    `vision credit account password login logout signup watermark settings cookies app magic inspiration prompt notify
     deletion website upload download wordpress receipt browser pack registry rsvp newsletter vowkit`,
  ),
)

/** Concepts of things that the site has, and some vendors too. */
export const SITE_CONCEPTS: ReadonlySet<string> = new Set(
  conceptsOf(
    `vision credit account password login logout signup watermark upload download email site settings data cookies app
     magic inspiration board device code prompt notify embed wordpress website invoice contract document signature
     favorite plan subscription profile language privacy gdpr newsletter inbox message inquiry refund receipt support
     realperson guarantee scan paypal calendar rsvp registry checklist review draft edits pack reset everywhere whatnow
     changemind card counter bot assistant chat spanish android browser qr deal coupon free complain`,
  ),
)
