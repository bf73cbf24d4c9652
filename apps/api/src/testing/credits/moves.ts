import fc from 'fast-check'

/** The possible outcomes of a drawing. */
const ENDS = ['picture', 'refused', 'failed', 'late', 'silent', 'crash', 'full disk', 'overtaken'] as const
export type End = (typeof ENDS)[number]

/**
 * An action that affects an account's credits. `nth` is an index that wraps around. It may refer to a completed vision
 * or payment.
 */
export type Move =
  /** Requests a vision. A move with a known key repeats the earlier request. */
  | { move: 'create'; key: number }
  /** Starts a drawing or retries it. */
  | { move: 'draw'; nth: number; end: End }
  /** The queue gives up on a drawing. */
  | { move: 'give up'; nth: number }
  /** Requests an edit. */
  | { move: 'edit'; nth: number }
  /** Orders a pack. A move with a known key repeats the earlier request. */
  | { move: 'order'; pack: number; key: number }
  /** Orders a pack and pays for it. */
  | { move: 'buy'; pack: number; key: number }
  /** The payment provider sends an event about an order, possibly several times. */
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

/** Sequences of steps. The moves of one step run concurrently. */
export const sequences: fc.Arbitrary<Move[][]> = fc.array(fc.array(move, { minLength: 1, maxLength: 4 }), {
  minLength: 3,
  maxLength: 6,
})

/** A rare but important sequence: a pack is refunded after its credits were used, and then the drawings fail. */
export const rareSequences: Move[][][] = [
  [
    [{ move: 'buy', pack: 1, key: 0 }],
    [0, 1, 2, 3].map((key) => ({ move: 'create', key })),
    [{ move: 'tell', nth: 0, type: 'refunded', times: 3 }],
    [0, 1, 2, 3].map((nth) => ({ move: 'give up', nth })),
  ],
]
