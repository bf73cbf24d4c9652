import type { ReplyContext } from './reply-context.ts'

interface Topic {
  /** Matches questions about the topic. */
  asked: RegExp
  /** Whether a match is certain, even if the question also contains unrelated words. */
  isSure?: true
  answer(context: ReplyContext): string | Promise<string>
}

/** Topics of questions about the product, with their explanations. The first topic that matches is used. */
const TOPICS: readonly Topic[] = [
  {
    asked:
      /\b(privacy|my data|gdpr|delete my account)\b|\b(who|can (the )?vendors?|do (the )?vendors?) .*\b(sees?|know)\b.*\b(my|our|i|we)\b/i,
    isSure: true,
    answer: ({ say }) => say.topics.privacy,
  },
  {
    asked: /\bhow (long|fast|soon)\b.*\bvisions?\b|\bvisions?\b.*\b(take|ready|done|finished)\b/i,
    isSure: true,
    answer: ({ say }) => say.topics.visionTime,
  },
  {
    asked:
      /\b(i am|im|i'm|i’m|we are|as) an? (wedding )?(vendor|supplier|business|photographer|florist|dj|planner|caterer)\b|\b(list|add|promote) (my|our) (business|company|services)\b/i,
    isSure: true,
    answer: ({ say }) => say.topics.forVendors,
  },
  {
    asked: /\bhow many (vendors|suppliers|listings|businesses)\b/i,
    async answer({ categories, say }) {
      const known = (await categories()).filter(({ vendors }) => vendors > 0)
      const total = known.reduce((sum, { vendors }) => sum + vendors, 0)
      return say.topics.howMany(total, known.length)
    },
  },
  {
    asked: /\b(an app|your app|mobile app|app store|android|iphone)\b/i,
    answer: ({ say }) => say.topics.noApp,
  },
  {
    asked:
      /\b(credits?(?! ?cards?)|packs?|monthly plan|unlimited|upgrade|how many visions|price of (a )?vision|visions? cost|(free|paid) plan|pay for (a )?visions?)\b/i,
    isSure: true,
    async answer({ packs, say }) {
      return say.topics.credits((await packs()).map(({ credits, price }) => say.topics.pack(credits, price)))
    },
  },
  {
    asked: /\b(watermark\w*|download\w* (a |my |the )?(vision|picture|image)s?)\b/i,
    isSure: true,
    answer: ({ say }) => say.topics.watermark,
  },
  {
    asked: /\bedit\w*\b.*\b(vision|picture|image|design)s?\b|\bvisions?\b.*\b(edit|change|redo|tweak)\w*\b/i,
    isSure: true,
    answer: ({ say }) => say.topics.edits,
  },
  {
    asked:
      /\b(vision ?boards?|visions?|ai (image|picture|tool)s?|visuali[sz]e|generate (a |an )?(picture|image)s?|dream wedding)\b/i,
    isSure: true,
    answer: ({ say }) => say.topics.visions,
  },
  {
    asked: /\b(inspirations?|mood ?board|add (a )?(photo|picture|image)s?)\b/i,
    answer: ({ say }) => say.topics.inspirations,
  },
  {
    asked:
      /\b(claim\w*|how (do|does) .*\b(deals?|offers?|discounts?) work|what (is|are) (an? |the )?(exclusive )?(deals?|offers?))\b/i,
    answer: ({ say }) => say.topics.deals,
  },
  {
    asked:
      /\b(inquir\w+|enquir\w+|request (a )?quote|get (a )?quote|how (do|can|to|would) \w+ (contact|reach|get in touch)|contact (a|the|any) vendor)\b/i,
    answer: ({ say }) => say.topics.inquiries,
  },
  {
    asked: /\b(how|where|can|do)\b.*\b(messag\w+|chat|talk|write)\b|^\W*messag(es|ing)\W*$/i,
    answer: ({ say }) => say.topics.messages,
  },
  {
    asked: /\b(documents?|contracts?|upload\w*|pdfs?|e-?sign\w*|signature|sign (a|the|my|our)|files?)\b/i,
    answer: ({ say }) => say.topics.documents,
  },
  {
    asked:
      /\b(invoices?|bills?|make (a )?payment|how (do|can|to) .*\bpay\b|pay (with|by|online)|credit cards?|payments?|pay (a |my |the )?(vendor|invoice|bill)s?|instal+ments?)\b/i,
    answer: ({ say }) => say.topics.payments,
  },
  {
    asked: /\b(how|where|can)\b.*\b((un)?save|favou?rites?|heart|shortlist|bookmark)\b/i,
    answer: ({ say }) => say.topics.favourites,
  },
  {
    asked: /\b(wedding fairs?|scan\w*|qr)\b/i,
    answer: ({ say }) => say.topics.fairs,
  },
  {
    asked: /\bmagic[ -]?links?\b/i,
    isSure: true,
    answer: ({ say }) => say.topics.magicLinks,
  },
  {
    asked: /\b(password|log ?in|login|sign ?in|sign ?up|signup|register|create an? account|account)\b/i,
    answer: ({ say }) => say.topics.account,
  },
  {
    asked:
      /\b(change|update|edit|set|add)\b.*\b(wedding date|date|partner|photo|profile|location|email|name)\b|\bsettings\b/i,
    answer: ({ say }) => say.topics.settings,
  },
  {
    asked:
      /\b(how (do|can|to|would) (i|we|you) book|book (a|the|my|our) vendors?|how does booking work|confirm (a )?booking)\b/i,
    answer: ({ say }) => say.topics.booking,
  },
  {
    asked:
      /\b(which|what|where)\b.*\b(areas?|regions?|locations?|cities|places|states?|countr(y|ies))\b|\bdo you (cover|serve)\b|\bnorthern california\b/i,
    async answer({ places, say }) {
      return say.topics.areas((await places()).slice(0, 6))
    },
  },
  {
    asked: /\b(are you (a )?(human|robot|bot|real|ai|person)|who (are|made) you|what are you|your name)\b/i,
    isSure: true,
    answer: ({ say }) => say.topics.whoAmI,
  },
  {
    asked:
      /\b(support|customer service|human|real person|speak to (someone|somebody)|talk to (someone|somebody)|refunds?|complain\w*|problem|bug|broken|not working)\b/i,
    answer: ({ supportEmail, say }) => say.topics.support(supportEmail),
  },
  {
    asked:
      /\b(is (it|this|the site) free|does (it|this) cost|how much (does|is) (it|this|the (site|service|app))|fees?|commission)\b/i,
    answer: ({ say }) => say.topics.price,
  },
  {
    asked: /\bhow (do|are|did) .*\b(choose|chosen|pick\w*|rank\w*|select\w*|match\w*|vett?ed|sort\w*)\b/i,
    answer: ({ say }) => say.topics.ranking,
  },
  {
    asked: /\b(couples?|people|others|clients?|customers?) (say|think)\b|^\W*(reviews?|opinions?)\W*$/i,
    answer: ({ say }) => say.topics.opinions,
  },
  {
    asked:
      /\b(espa[nñ]ol|hablas|parles|fran[cç]ais|deutsch|sprichst|(speak|other|which) (languages?|spanish|french|german|chinese))\b/i,
    answer: ({ say }) => say.topics.languages,
  },
]

/** Answers a question about the product if it clearly matches a topic, even if the question names vendors. */
export async function explainSurely(text: string, context: ReplyContext): Promise<string | null> {
  const topic = TOPICS.find(({ asked, isSure }) => isSure && asked.test(text))
  return topic ? topic.answer(context) : null
}

/** Answers a question about how the product works. Returns null for other questions. */
export async function explain(text: string, context: ReplyContext): Promise<string | null> {
  const topic = TOPICS.find(({ asked }) => asked.test(text))
  return topic ? topic.answer(context) : null
}
