import { describe, expect, it } from 'vitest'
import { Painter } from '../painter/painter.ts'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { Stage } from './stage.ts'

function setup() {
  return new Stage(new Painter(parsePrompt('garden')), { horizon: 500, eye: 1.75, focal: 1150 })
}

describe('Stage', () => {
  it('draws far objects before near objects', () => {
    const stage = setup()
    stage.add('near', { right: 0, away: 4 }, () => 'near')
    stage.add('far', { right: 0, away: 9 }, () => 'far ')
    expect(stage.render()).toBe('far near')
  })

  it('hides an object behind a nearer object in the same direction', () => {
    const stage = setup()
    stage.keepVisible({ right: 2, away: 6, half: 0.5 })
    expect(stage.hides({ right: 1.4, away: 4 }, 0.3)).toBe(true)
  })

  it('hides no object behind one that is farther away or to the side', () => {
    const stage = setup()
    stage.keepVisible({ right: 2, away: 6, half: 0.5 })
    expect(stage.hides({ right: 2, away: 7 }, 0.3)).toBe(false)
    expect(stage.hides({ right: -1.4, away: 4 }, 0.3)).toBe(false)
  })
})
