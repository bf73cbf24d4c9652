import type { Fact } from '@vowkit/understanding'
import { describe, expect, it } from 'vitest'
import { layOutTables } from './long-table-layout.ts'

const layOut = (...facts: Fact[]) => layOutTables({ facts, without: [] })
const seatsOf = (tables: ReturnType<typeof layOut>) => tables.map(({ seats: [left, right] }) => left + right)

describe('layOutTables', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('places exactly %i tables', (count) => {
    expect(layOut({ kind: 'table', name: 'long', count })).toHaveLength(count)
  })

  it.each([6, 10, 16, 20, 23, 24])('gives a single table exactly %i chairs', (count) => {
    const tables = layOut({ kind: 'table', name: 'long', count: 1 }, { kind: 'seat', name: 'white', count })
    expect(seatsOf(tables)).toEqual([count])
  })

  it('distributes the chairs of all tables', () => {
    const tables = layOut({ kind: 'table', name: 'long', count: 3 }, { kind: 'seat', name: 'white', count: 31 })
    expect(seatsOf(tables).toSorted()).toEqual([10, 10, 11])
  })

  it('gives each table its chairs if the number is too small for all tables', () => {
    const tables = layOut({ kind: 'table', name: 'long', count: 4 }, { kind: 'seat', name: 'white', count: 12 })
    expect(seatsOf(tables)).toEqual([12, 12, 12, 12])
  })

  it('keeps every table inside the frame', () => {
    for (const count of [1, 2, 3, 4, 6, 12]) {
      for (const { right, half, near } of layOut({ kind: 'table', name: 'long', count })) {
        expect((Math.abs(right) + half) * near).toBeLessThan(768)
      }
    }
  })
})
