import type { ColourFact, Fact, SceneDescription } from '@vowkit/understanding'
import { ROOMS } from '../light/rooms.ts'
import { fitsSetting } from '../objects/index.ts'
import type { KeptParts, SceneSpec, SettingName } from '../spec.ts'
import { namesNight } from './choose-light.ts'

/** What a fact is about: its kind, or the thing that has a colour. */
export type Topic = Exclude<Fact['kind'], 'colour'> | `colour:${NonNullable<ColourFact['of']> | 'palette'}`

const PALETTE: readonly Topic[] = ['colour:palette', 'colour:flowers', 'flower', 'style', 'culture']

/** The topics that decide each part of a scene. An edit that names none of them keeps the part. */
const DECIDED_BY = {
  setting: ['venue'],
  lightName: ['time', 'weather', 'colour:sky'],
  season: ['season', 'weather', 'venue'],
  arch: ['structure', 'culture', 'style'],
  chair: ['seat', 'colour:seat', 'action', 'culture', 'style'],
  palette: PALETTE,
  florals: [...PALETTE, 'leaf', 'amount'],
  fabric: ['colour:fabric', 'colour:structure', 'style'],
  linen: ['colour:linen', ...PALETTE],
  napkin: ['colour:napkin', ...PALETTE],
} satisfies Record<Exclude<keyof KeptParts, 'comp'>, readonly Topic[]>

/** Returns the earlier value of a part if the edit keeps it. Otherwise chooses a new value. */
export type Keeper = <K extends keyof typeof DECIDED_BY>(
  field: K,
  choose: () => SceneSpec[K],
  mustChange?: boolean,
) => SceneSpec[K]

/** Returns a function that keeps what an edit of `before` does not name. Without `before`, everything is chosen. */
export function createKeeper(description: SceneDescription, before: SceneSpec | undefined): Keeper {
  if (!before) return (_field, choose) => choose()
  const named = changedTopics(before.description, description)
  return (field, choose, mustChange = false) => {
    const topics: readonly Topic[] = DECIDED_BY[field]
    return mustChange || topics.some((topic) => named.has(topic)) ? choose() : before[field]
  }
}

/** Whether an edit adds an object for which there is no place in the setting, such as a car in a chapel. */
export function needsOtherSetting(description: SceneDescription, before: SceneSpec | undefined): boolean {
  return addedFacts(description, before).some(
    ({ kind, name }) => kind === 'object' && before && !fitsSetting(name, before.setting),
  )
}

/** Whether an edit moves the scene into or out of a room, or adds something that only the dark shows. */
export function needsOtherLight(
  description: SceneDescription,
  setting: SettingName,
  before: SceneSpec | undefined,
): boolean {
  if (!before) return false
  const isMoved = ROOMS.includes(setting) !== ROOMS.includes(before.setting)
  return isMoved || namesNight({ facts: addedFacts(description, before), without: [] })
}

/** Returns the facts that an edit adds or changes. */
export function addedFacts({ facts }: SceneDescription, before: SceneSpec | undefined): Fact[] {
  const known = new Set(before?.description.facts.map((fact) => JSON.stringify(fact)))
  return facts.filter((fact) => !known.has(JSON.stringify(fact)))
}

/** Returns the topics of the facts that differ between two descriptions. */
export function changedTopics(before: SceneDescription, after: SceneDescription): ReadonlySet<Topic> {
  const [old, now] = [statementsOf(before), statementsOf(after)]
  const differs = (a: typeof old, b: typeof old) => [...a].filter(([text]) => !b.has(text)).map(([, topic]) => topic)
  return new Set([...differs(old, now), ...differs(now, old)])
}

/** Returns everything that a description states, as text, with its topic. */
function statementsOf({ facts, without, implied = [] }: SceneDescription): Map<string, Topic> {
  return new Map<string, Topic>([
    ...[...facts, ...implied].map((fact) => [JSON.stringify(fact), topicOf(fact)] as const),
    ...without.map((item) => [`without ${JSON.stringify(item)}`, topicOf(item)] as const),
  ])
}

function topicOf(fact: { kind: Fact['kind']; of?: unknown }): Topic {
  if (fact.kind !== 'colour') return fact.kind
  return `colour:${(fact.of as ColourFact['of']) ?? 'palette'}`
}
