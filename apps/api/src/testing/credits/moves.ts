import fc from 'fast-check'

/** How a drawing goes. */
const ENDS = ['picture', 'refused', 'failed', 'late', 'silent', 'crash', 'full disk', 'overtaken'] as const
export type End = (typeof ENDS)[number]

/** What can happen to the credits of one person. What `nth` names is counted in a circle, and may be settled long ago. */
export type Move =
  /** A vision is asked for; the same key again is a replay. */
  | { move: 'create'; key: number }
  /** A drawing is started, for the first time or again. */
  | { move: 'draw'; nth: number; end: End }
  /** The queue gives a drawing up. */
  | { move: 'give up'; nth: number }
  /** A change is asked for. */
  | { move: 'edit'; nth: number }
  /** A pack is asked for; the same key again is a replay. */
  | { move: 'order'; pack: number; key: number }
  /** A pack is asked for and paid. */
  | { move: 'buy'; pack: number; key: number }
  /** The payment provider tells something of an order, perhaps more than once. */
  | { move: 'tell'; nth: number; type: 'paid' | 'failed' | 'refunded'; times: number }

const nth = fc.nat(11)
const key = fc.nat(11)
const pack = fc.constantFrom(1, 1, 2, 3)
const times = fc.integer({ min: 1, max: 3 })

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ move: fc.constant('create'), key }) },
  { weight: 3, arbitrary: fc.record({ move: fc.constant('draw'), nth, end: fc.constantFrom(...ENDS) }) },
  { weight: 1, arbitrary: fc.record({ move: fc.constant('give up'), nth }) },
  { weight: 1, arbitrary: fc.record({ move: fc.constant('edit'), nth }) },
  { weight: 1, arbitrary: fc.record({ move: fc.constant('order'), pack, key }) },
  { weight: 2, arbitrary: fc.record({ move: fc.constant('buy'), pack, key }) },
  {
    weight: 1,
    arbitrary: fc.record({ move: fc.constant('tell'), nth, type: fc.constantFrom('paid', 'failed'), times }),
  },
  { weight: 3, arbitrary: fc.record({ move: fc.constant('tell'), nth, type: fc.constant('refunded'), times }) },
)

/** What happens one after the other; the moves of one step happen at once. */
export const sequences: fc.Arbitrary<Move[][]> = fc.array(fc.array(move, { minLength: 1, maxLength: 4 }), {
  minLength: 3,
  maxLength: 6,
})

/** Those that are rare and have to be right: a pack is spent when it is given back, and its drawings come to nothing then. */
export const rareSequences: Move[][][] = [
  [
    [{ move: 'buy', pack: 1, key: 0 }],
    [0, 1, 2, 3].map((key) => ({ move: 'create', key })),
    [{ move: 'tell', nth: 0, type: 'refunded', times: 3 }],
    [0, 1, 2, 3].map((nth) => ({ move: 'give up', nth })),
  ],
]
