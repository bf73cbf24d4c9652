import { spellNumbers } from '../facts/spell-numbers.ts'
import { stem } from '../questions/stem.ts'
import { wordsOf } from '../questions/tokens.ts'

/** Words that carry no meaning of their own in questions to vendors and in their texts. */
const STOP_WORDS = new Set(
  `a about after all also am an and any are as at available be because been before but by can could did do does for
   from get give got had has have he her him his how i if in into is it its just know let like long make may maybe me
   might more most much must my need no not of off ok on once one only or other our out over own please say she should so
   some something take tell than that the their them then there these they thing this those to too under until up us
   use very want was we were what whats when where which while who whom why will with would yes you your
   wedding weddings marry married couple vendor vendors day dont doesnt im were theyre offer offers serve serves possible allowed
   allow bring come happen happens happened going go work works cheap cheaper cheapest expensive`.split(/\s+/),
)

/** The base forms of irregular words. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `lost lose, broke break, broken break, paid pay, brought bring, took take, taken take, made make, held hold, kept keep,
   sent send, spent spend, met meet, sold sell, wore wear, worn wear, wrote write, written write, drove drive,
   driven drive, rode ride, ridden ride, flew fly, flown fly, froze freeze, frozen freeze, grew grow, grown grow,
   chose choose, chosen choose, spoke speak, spoken speak, built build, burnt burn,
   caught catch, drank drink, drunk drink, ate eat, eaten eat, fell fall, fallen fall, fed feed, found find,
   forgot forget, hung hang, heard hear, lent lend, lit light, ran run, rang ring, sang sing, sung sing, sat sit,
   slept sleep, stood stand, stuck stick, swept sweep, tore tear, torn tear, threw throw, thrown throw, woke wake,
   people person, children child, men man, women woman, feet foot, teeth tooth, knives knife, halves half, leaves leaf,
   shelves shelf, loaves loaf, heavier heavy, pics pic, mic microphone, mics microphone, vw volkswagen, tux tuxedo, champers champagne, veg vegetable`
    .split(/,\s*/)
    .map((pair) => {
      const [form = '', base = ''] = pair.split(' ')
      return [form, base] as const
    }),
)

/** Returns the stems of the English words of a text, with numbers in digits and without frequent words. */
export function stemsOf(text: string): string[] {
  return wordsOf(spellNumbers(text))
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => stem(IRREGULAR.get(word) ?? word, 'en'))
}

/** Returns the stems of all English words of a text, also of frequent words. */
export function allStemsOf(text: string): string[] {
  return wordsOf(spellNumbers(text)).map((word) => stem(word, 'en'))
}
