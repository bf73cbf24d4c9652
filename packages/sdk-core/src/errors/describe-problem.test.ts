import { describe, expect, it } from 'vitest'
import { describeProblem, nearestName } from './describe-problem.ts'
import { explainProblem } from './explain-problem.lazy.ts'

describe('describeProblem', () => {
  it('names the value, the nearest accepted value, all accepted values and the page that explains it', () => {
    const problem = { code: 'unknown_list', subject: 'list', value: 'favorites', allowed: ['favourites', 'active'] }
    expect(describeProblem(problem)).toBe(
      'list is "favorites". Did you mean "favourites"? Accepted: "favourites", "active". ' +
        'See docs/troubleshooting.md#unknown_list',
    )
  })

  it('names the expected form if the accepted values cannot be listed', () => {
    const problem = { code: 'invalid_value', subject: 'accent', value: 'green', expected: 'a hex colour' }
    expect(describeProblem(problem)).toContain('accent is "green". Expected: a hex colour.')
  })

  it.each([undefined, null, ''])('reports %j as missing', (value) => {
    expect(describeProblem({ code: 'code_missing', subject: 'code', value })).toContain('code is missing.')
  })

  it('lists at most 24 accepted values', () => {
    const allowed = Array.from({ length: 30 }, (_, index) => `name-${index}`)
    expect(describeProblem({ code: 'x', subject: 'x', value: 'z', allowed })).toContain('"name-23", ….')
  })
})

describe('nearestName', () => {
  it.each([
    ['florist', 'florists'],
    ['HAIR-MAKEUP', 'hair-makeup'],
    ['getConfg', 'getConfig'],
  ])('finds the nearest name of %s', (given, nearest) => {
    expect(nearestName(given, ['florists', 'hair-makeup', 'getConfig'])).toBe(nearest)
  })

  it('returns no name if none is similar', () => {
    expect(nearestName('sepia', ['light', 'dark', 'auto', 'host'])).toBeUndefined()
  })
})

it('explainProblem resolves to the message of describeProblem', async () => {
  const problem = { code: 'unknown_list', subject: 'list', value: 'saved', allowed: ['active'] }
  expect(await explainProblem(problem)).toBe(describeProblem(problem))
})
