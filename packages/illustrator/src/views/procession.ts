import type { PersonName } from '@vowkit/understanding'
import { createRandom } from '../base/random.ts'
import { castCouple, castOthers, drawFigure, type Figure } from '../figures/index.ts'
import type { Shape, Stage } from '../stage/stage.ts'

const ESCORTS: readonly PersonName[] = ['father', 'grandfather', 'mother', 'grandmother', 'parent', 'grandparent']
/** The distance of the people who walk along the aisle, and of those who wait at its end, in metres. */
const WALKING_AWAY = 4.9
const BESIDE = 0.4
/** Without an escort, the two stand on different sides, so that neither hides the other. */
const ASIDE = { walking: -0.5, waiting: 0.55 }
const PERSON: Shape = { id: 'couple', width: 0.75, height: 1.75 }

/** Whether a person with this role walks along the aisle with one of the couple. */
export function isEscort(role: PersonName): boolean {
  return ESCORTS.includes(role)
}

/** Places one of the couple in the aisle, seen from behind, with an escort. The other one waits at the altar. */
export function placeProcession(stage: Stage, altar: number): void {
  const { painter } = stage
  const { description, seed } = painter.spec
  const [walking, waiting] = castCouple(description, createRandom(`${seed}/couple`))
  const cast = castOthers(description, createRandom(`${seed}/party`)).filter(({ role }) => isEscort(role))
  const escort = cast.find(({ figure }) => figure.build === 'man') ?? cast[0]
  const put = (name: string, figure: Figure, right: number, away: number, pose: 'back' | 'front', shape = PERSON) =>
    stage.add(name, { right, away }, (spot) => drawFigure(painter, spot, figure, pose), shape)
  put('waiting', { ...waiting, bouquet: false }, escort ? 0 : ASIDE.waiting, altar, 'front')
  put('walking', walking, escort ? -BESIDE : ASIDE.walking, WALKING_AWAY, 'back')
  if (escort)
    put('escort', escort.figure, BESIDE, WALKING_AWAY + 0.02, 'back', { ...PERSON, id: `person:${escort.role}` })
}
