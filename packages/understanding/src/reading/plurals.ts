import type { ObjectName, PersonName } from '../concepts.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { fold, tokenize } from '../text/tokenize.ts'
import type { Words } from '../vocabulary.ts'
import type { Item } from './reading.ts'

/** Objects and people that are drawn once, unless the prompt names several of them. */
const SINGLE: ReadonlySet<ObjectName | PersonName> = new Set([
  ...(['dog', 'cat', 'horse', 'elephant', 'peacock', 'llama', 'cow', 'donkey', 'camel', 'deer', 'parrot'] as const),
  ...([
    'rabbit',
    'pig',
    'fox',
    'owl',
    'flamingo',
    'unicorn',
    'violinist',
    'cellist',
    'guitarist',
    'guitar',
    'harpist',
  ] as const),
  ...([
    'saxophonist',
    'trumpeter',
    'accordionist',
    'singer',
    'drummer',
    'dhol',
    'rug',
    'bicycle',
    'motorcycle',
  ] as const),
  ...(['boat', 'canoe', 'gondola', 'sailboat', 'hammock', 'swing', 'tree', 'apple-tree', 'cherry-tree'] as const),
  ...(['lemon-tree', 'maple-tree', 'statue', 'sofa', 'fire-pit', 'bonfire', 'mirror', 'surfboard'] as const),
  ...(['flower-girl', 'ring-bearer', 'waiter', 'photographer'] as const),
  ...(['rocking-chair', 'snowman', 'food-truck', 'tuk-tuk', 'taxi', 'car', 'carriage'] as const),
])

const SEVERAL = 2

/** Marks the objects that the text names in the plural without a number, such as "drummers". */
export function markPlurals(items: readonly Item[], text: string, { vocabulary, formsOf }: Lexicon): void {
  for (const { facts, start, end, isSingle } of items) {
    if (isSingle) continue
    const spoken = tokenize(text.slice(start, end)).map(({ word }) => word)
    for (const fact of facts) {
      if ((fact.kind !== 'object' && fact.kind !== 'person') || fact.count !== undefined || !SINGLE.has(fact.name))
        continue
      const table: Partial<Record<string, Words>> = vocabulary.concepts[fact.kind]
      const listed = (table[fact.name] ?? '').split(', ').map((words) => fold(words).split(' ').at(-1))
      if (spoken.some((word) => formsOf(word).some((form) => listed.includes(form)))) fact.many ??= SEVERAL
    }
  }
}
