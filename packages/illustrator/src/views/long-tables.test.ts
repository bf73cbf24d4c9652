import { expect, it } from 'vitest'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { measureScene } from '../selection/measure-scene.ts'

/** The part of the height of a table behind whose far edge somebody may stand. */
const FAR_EDGE = 0.2

it.each([
  'a vineyard with long tables, string lights and a photographer',
  'long tables in a garden, bride and groom, two bridesmaids and a photographer',
  'a barn with one long table and a photographer',
])('the people beside the couple stand clear of the tables of “%s”', (prompt) => {
  const located = measureScene(parsePrompt(prompt))?.located ?? []
  const people = located.filter(({ id }) => id === 'person:photographer' || id === 'person:bridesmaid')
  const tables = located.filter(({ id }) => id === 'table')
  expect(people.length).toBeGreaterThan(0)
  for (const person of people) {
    for (const table of tables) {
      const isBeside = person.x + person.width <= table.x || person.x >= table.x + table.width
      const isBehind = person.y + person.height <= table.y + table.height * FAR_EDGE
      expect.soft(isBeside || isBehind, `${person.id} and a table`).toBe(true)
    }
  }
})
