import fc from 'fast-check'

const KINDS = 'florists,photographers,a venue,caterers,a dj,cakes,wedding planners,rings,a bus,someone who can marry us'
const FEATURES = 'a drone,vegan food,parking,dogs,a live stream,a swimming pool,elephants,gold leaf,no foam,spanish'
const SORTS = 'cheapest,best rated,most expensive,biggest,two cheapest,top 3'
const STARTS = 'we need,is there,who offers,looking for,any,how much is,our budget for it is $900:'
const FOLLOW_UPS =
  'and in Oakland?,who else?,the pricier one,the other one,how much is the second,which of those has parking?,' +
  'and if it is only 60?,do they travel and what is the deposit?,compare the first two,the one in Sonoma,' +
  'only ones for 20 people,is she free on june 12 2027?,half of that?,anyone besides her?,without the first'

const oneOf = (list: string) => fc.constantFrom(...list.split(','))
const maybe = (part: fc.Arbitrary<string>) => fc.option(part, { nil: '' })

/** A search in English with random conditions, such as "any caterers in Napa under $1,234 for 81 people". */
function searches(places: readonly string[]): fc.Arbitrary<string> {
  const place = fc.constantFrom(...places, 'Paris', 'tahoe').map((name) => `in ${name}`)
  const notPlace = fc.constantFrom(...places).map((name) => `not in ${name}`)
  const money = fc.integer({ min: 1, max: 30_000 })
  const price = fc.oneof(
    money.map((amount) => `under $${amount}`),
    money.map((amount) => `over ${amount} dollars`),
    fc.integer({ min: 1, max: 30 }).map((thousands) => `for ${thousands}k`),
    fc.tuple(money, money).map(([from, to]) => `between ${from} and ${to}`),
    fc.constant('for a grand and a half'),
  )
  const guests = fc.integer({ min: 1, max: 700 }).map((count) => `for ${count} people`)
  const feature = oneOf(FEATURES).map((name) => `with ${name}`)
  const parts = [
    oneOf(STARTS),
    maybe(oneOf(SORTS)),
    oneOf(KINDS),
    ...[place, notPlace, price, guests, feature].map(maybe),
  ]
  return fc.tuple(...parts).map((texts) => texts.filter(Boolean).join(' '))
}

/** A conversation about vendors: a search or a question about a vendor, then follow-ups. */
export function conversations(names: readonly string[], places: readonly string[]): fc.Arbitrary<string[]> {
  const name = fc.constantFrom(...names)
  const aspect = oneOf('what does it cost,do they travel,how many fit,deposit?,what about rain,is it accessible')
  const aboutVendor = fc.tuple(name, aspect).map((parts) => parts.join(': '))
  const comparison = fc.tuple(name, name).map(([a, b]) => `${a} or ${b}, who is cheaper?`)
  const first = fc.oneof({ weight: 3, arbitrary: searches(places) }, aboutVendor, comparison)
  const next = fc.oneof({ weight: 3, arbitrary: oneOf(FOLLOW_UPS) }, searches(places), aboutVendor)
  return fc.tuple(first, fc.array(next, { maxLength: 4 })).map(([start, others]) => [start, ...others])
}
