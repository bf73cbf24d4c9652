import { expect, it } from 'vitest'
import { findPosition } from './position.ts'

const JSON_TEXT = `{
  "a": "{ \\"b\\": 1 ] } \\\\",
  "vendors": [
    { "name": "A", "tags": [1, [2, 3], {}], "off": true },
    {
      "na\\u006de" : "B", "more": { "deep": -1.5e3 } }
  ]
}`

it.each([
  [[], 1, 1],
  [['vendors'], 3, 14],
  [['vendors', 0], 4, 5],
  [['vendors', 0, 'tags', 1, 1], 4, 36],
  [['vendors', 0, 'off'], 4, 52],
  [['vendors', 1, 'name'], 6, 21],
  [['vendors', 1, 'more', 'deep'], 6, 44],
])('findPosition finds %j at line %i, column %i', (path, line, column) => {
  expect(findPosition(JSON_TEXT, path)).toEqual({ line, column })
})

it.each([
  [['vendors', 1, 'price'], 5, 5],
  [['vendors', 9], 3, 14],
  [['a', 'b'], 2, 8],
  [['nothing', 'at', 'all'], 1, 1],
])('findPosition returns the position of the parent of the missing value %j', (path, line, column) => {
  expect(findPosition(JSON_TEXT, path)).toEqual({ line, column })
})

it('findPosition finds a value in a long text', () => {
  const items = Array.from({ length: 50_000 }, (_, n) => ({ n, text: 'x'.repeat(200) }))
  const text = JSON.stringify([...items, { last: '"'.repeat(1_000_000) }], null, 1)
  expect(findPosition(text, [50_000, 'last']).line).toBe(50_000 * 4 + 3)
})
