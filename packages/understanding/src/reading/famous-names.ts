import { fold } from '../text/tokenize.ts'

/** Names of stories and sights whose look a reader expects in the image. Other names belong to people and places. */
const FAMOUS = [
  ...['alhambra', 'avatar', 'barbie', 'batman', 'big ben', 'bridgerton', 'cinderella', 'colosseo', 'colosseum'],
  ...['coliseo', 'disney', 'eiffel', 'gatsby', 'golden gate', 'grinch', 'harry potter', 'hobbit', 'hogwarts'],
  ...['hollywood', 'kolosseum', 'louvre', 'marvel', 'mickey', 'minion', 'narnia', 'parthenon', 'pinocchio', 'pixar'],
  ...[
    'pokemon',
    'sagrada familia',
    'shrek',
    'simpsons',
    'spiderman',
    'star wars',
    'star trek',
    'stonehenge',
    'taj mahal',
  ],
  ...['titanic', 'tolkien', 'totoro', 'van gogh', 'wonderland', 'zelda'],
]

export function isFamous(phrase: string): boolean {
  const folded = fold(phrase)
  return FAMOUS.some((name) => folded.includes(name))
}
