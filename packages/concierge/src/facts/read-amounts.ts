import type { Fact } from './fact.ts'
import type { Statement } from './statement.ts'
import { toUnit } from './time-unit.ts'

const DEPOSIT =
  /\b(?:deposits?|retainers?|down ?payment|up ?front|to book|to reserve|on booking|when you book|holds? the date|hold(?:s)? your date|secures? (?:the|your) date|reserves? (?:the|your) date)\b/
const PERCENT = /(\d{1,3})%/
const DOLLARS = /\$ ?(\d+(?:\.\d\d)?)|\b(\d+) dollars\b/
const REFUND_QUESTION = /\b(?:refund\w*|returned|get the deposit back|money back|cancel\w*|deposit back)\b/
const TIME_BEFORE =
  /\b(\d{1,3}) (hours?|days?|weeks?|months?)(?:[^.]{0,25}\b)?(?: before| ahead| prior| out\b| in advance)/
const BALANCE = /\b(?:balance|remainder|the rest|final payment|rest (?:is )?due)\b/
const MINIMUM_SPEND = /\bminimum (?:order|spend|booking|purchase|fee|budget)?(?: of| is|:)? ?\$ ?(\d+(?:\.\d\d)?)/
const MINIMUM_BEFORE = /\$ ?(\d+(?:\.\d\d)?)(?: \w+){0,4} minimum\b/
const MINIMUM_COUNT =
  /\bminimum (?:order |booking )?(?:of |is |: ?)?(\d+) (hours|days|items|pieces|invitations|cards|dozen)\b/

/** Reads deposits, cancellation terms and minimum orders. */
export function readAmounts({ plain, part, question, isFirst, source }: Statement): Fact[] {
  if (part === 'services' || part === 'package') return readMinimum(plain, source)
  const facts = readMinimum(plain, source)
  const isAboutCancelling = REFUND_QUESTION.test(question) || REFUND_QUESTION.test(plain)
  const isAboutDeposit =
    DEPOSIT.test(plain) ||
    (isFirst &&
      /\b(?:deposits?|retainer|up front|holds? the date|secures? the date|pay\b|payments?|fee paid)/.test(question))
  if (isAboutDeposit && !REFUND_QUESTION.test(question)) facts.push(...readDeposit(plain, source))
  if (isAboutCancelling || (part === 'faq' && /\b(?:deposit|retainer)\b/.test(question)))
    facts.push(...readCancellation(plain, question, isFirst, source))
  const balance = BALANCE.exec(plain)
  const time = balance && TIME_BEFORE.exec(plain.slice(balance.index))
  if (time)
    facts.push({
      kind: 'deposit',
      polarity: 'yes',
      detail: 'balance',
      min: Number(time[1]),
      unit: toUnit(time[2]),
      source,
    })
  return facts
}

function readDeposit(plain: string, source: Fact['source']): Fact[] {
  if (/\b(?:no|without a?) (?:deposit|retainer)\b/.test(plain)) return [{ kind: 'deposit', polarity: 'no', source }]
  // A list of shares such as "a third, a third, a third" has no single deposit: the first share holds the date.
  const [, percent] = PERCENT.exec(plain) ?? []
  if (percent !== undefined)
    return [{ kind: 'deposit', polarity: 'yes', min: Number(percent), unit: 'percent', source }]
  const [, sign, word] = DOLLARS.exec(plain) ?? []
  const amount = sign ?? word
  return amount === undefined
    ? []
    : [{ kind: 'deposit', polarity: 'yes', min: Number(amount), unit: 'dollars', source }]
}

/** A refusal that holds only from some time on. */
const LATE = /\b(?:within|less than|fewer than|after|from) \d/
const KEPT =
  /\b(?:not (?:be )?(?:returned|refund(?:ed|able))|non-?refundable|no refunds?|never refunded|isn't refundable|kept)\b/
const RETURNED =
  /\b(?:in full|refund(?:ed|able|s)?|returned|all of it|all but|return what|free(?:ly)?|at no cost|free of charge|at any stage|any time|until)\b/
const MOVED = /\b(?:moves? with you|moved|another date|reschedul\w+|postpone\w*|new date|follows you)\b/

function readCancellation(plain: string, question: string, isFirst: boolean, source: Fact['source']): Fact[] {
  const isAsked = isFirst && REFUND_QUESTION.test(question)
  const facts: Fact[] = []
  const time = TIME_BEFORE.exec(plain)
  const limit = time ? { max: Number(time[1]), unit: toUnit(time[2]) } : {}
  if (KEPT.test(plain) && LATE.test(plain)) return facts
  if (KEPT.test(plain)) facts.push({ kind: 'cancellation', polarity: 'no', detail: 'refund', source })
  else if (
    isAsked
      ? RETURNED.test(plain)
      : /\b(?:refund(?:ed|able)|(?:full|partial) refund|returned in full|cancel (?:any time|at any|free))\b/.test(plain)
  )
    facts.push({ kind: 'cancellation', polarity: 'yes', detail: 'refund', ...limit, source })
  if (MOVED.test(plain) && !/\bnot be moved\b/.test(plain))
    facts.push({
      kind: 'cancellation',
      polarity: 'yes',
      detail: 'reschedule',
      ...(KEPT.test(plain) ? {} : limit),
      source,
    })
  return facts
}

function readMinimum(plain: string, source: Fact['source']): Fact[] {
  const [, dollars] = MINIMUM_SPEND.exec(plain) ?? MINIMUM_BEFORE.exec(plain) ?? []
  if (dollars !== undefined)
    return [{ kind: 'minimum', polarity: 'yes', min: Number(dollars), unit: 'dollars', source }]
  const [, count, noun] = MINIMUM_COUNT.exec(plain) ?? []
  if (count === undefined) return []
  const unit = noun === 'hours' || noun === 'days' ? noun : 'items'
  return [{ kind: 'minimum', polarity: 'yes', min: Number(count), unit, source }]
}
