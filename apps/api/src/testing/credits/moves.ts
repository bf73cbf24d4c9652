import fc from 'fast-check'

/** How a drawing goes. */
const ENDS = ['picture', 'refused', 'failed', 'late', 'silent', 'crash', 'full disk', 'overtaken'] as const
export type End = (typeof ENDS)[number]

/** What can happen to the credits of one person. What `nth` names may be settled long ago, or not be there. */
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
  /** The payment provider tells something of an order, perhaps more than once. */
  | { move: 'tell'; nth: number; type: 'paid' | 'failed' | 'refunded'; times: number }

const nth = fc.nat(5)
const key = fc.nat(7)

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ move: fc.constant('create'), key }) },
  { weight: 6, arbitrary: fc.record({ move: fc.constant('draw'), nth, end: fc.constantFrom(...ENDS) }) },
  { weight: 1, arbitrary: fc.record({ move: fc.constant('give up'), nth }) },
  { weight: 1, arbitrary: fc.record({ move: fc.constant('edit'), nth }) },
  {
    weight: 2,
    arbitrary: fc.record({ move: fc.constant('order'), pack: fc.integer({ min: 1, max: 3 }), key: fc.nat(3) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      move: fc.constant('tell'),
      nth: fc.nat(2),
      type: fc.constantFrom('paid', 'paid', 'failed', 'refunded'),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
)

/** What happens one after the other; the moves of one step happen at once. */
export const sequences: fc.Arbitrary<Move[][]> = fc.array(fc.array(move, { minLength: 1, maxLength: 3 }), {
  minLength: 2,
  maxLength: 10,
})
