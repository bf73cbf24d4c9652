/** A conversation of a demo couple with a vendor of the catalogue. */
export interface DemoStory {
  /** The business name of the vendor. */
  vendor: string
  /** How many days ago the last message was sent. */
  daysAgo: number
  /** The messages in order. The couple and the vendor alternate, and the couple starts. */
  messages: readonly string[]
  /** Whether the couple has not read the vendor's last message. */
  isUnread?: boolean
  /** Whether the couple has claimed the vendor's first deal. */
  hasDeal?: boolean
  /**
   * What the vendor has sent. `contract`: a contract to sign and an invoice for the deposit. `booked`: the same, signed by
   * both sides and paid, and an invoice for the balance.
   */
  stage?: 'contract' | 'booked'
}

/** Maya's conversations, one for each state. */
export const MAYA_STORIES: readonly DemoStory[] = [
  {
    vendor: 'Mission Olivar',
    daysAgo: 21,
    stage: 'booked',
    messages: [
      'Hello! We are getting married next year, with about 90 guests. Is a Saturday still open?',
      'Congratulations! That Saturday is open, and 90 guests have room to dance. Shall we send the contract?',
      'Yes please. We loved the light in the courtyard.',
      'It is on your page with us, together with the invoice for the deposit. Welcome!',
    ],
  },
  {
    vendor: 'Petal Court',
    daysAgo: 4,
    stage: 'contract',
    messages: [
      'We would like loose peonies with a lot of green, for an arch and nine tables.',
      'Peonies will be at their best then. We have sent a contract and the invoice for the deposit.',
    ],
  },
  {
    vendor: 'Half Moon Pie Co.',
    daysAgo: 2,
    hasDeal: true,
    messages: [
      'Could one of the pies be lemon? It is the only dessert my grandmother eats.',
      'Of course. Lemon it is, with her name on the tin.',
    ],
  },
  {
    vendor: 'Low Fog Pictures',
    daysAgo: 1,
    isUnread: true,
    messages: [
      'Do you photograph the getting ready in the morning as well?',
      'We do, from two hours before the ceremony. Would you like to see a whole day from start to end?',
    ],
  },
]

/** The vendors that Maya has scanned at a wedding fair. */
export const MAYA_SCANS: readonly string[] = ['Night Bus Disco', 'Field Notes Supper']

/** The vendors that Maya has saved. */
export const MAYA_FAVOURITES: readonly string[] = ['The Brass Verandah', 'Hedgerow Society', 'Petal Court']
