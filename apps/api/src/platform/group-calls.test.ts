import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextLoop } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { groupCalls } from './group-calls.ts'

/** Creates a grouped function whose groups end when the test calls `end`. */
function setup(max = 10) {
  const groups: string[][] = []
  const ends: ((error?: Error) => void)[] = []
  const call = groupCalls<string, string>({
    max,
    async run(items) {
      groups.push([...items])
      await new Promise<void>((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve()))
      })
      return items.map((item) => item.toUpperCase())
    },
  })
  return {
    call,
    groups,
    async end(error?: Error) {
      ends.shift()?.(error)
      await nextLoop()
    },
  }
}

it('a call that finds no running group runs in the next turn of the event loop', async () => {
  const { call, groups, end } = setup()
  const result = call('a')
  await nextLoop()
  expect(groups).toEqual([['a']])
  await end()
  expect(await result).toBe('A')
})

it('calls of the same turn share a group, and calls that arrive while it runs share the next one', async () => {
  const { call, groups, end } = setup()
  const first = [call('a'), call('b')]
  await nextLoop()
  const second = [call('c'), call('d')]
  await nextLoop()
  expect(groups).toEqual([['a', 'b']])
  await end()
  await end()
  expect(groups).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(await Promise.all([...first, ...second])).toEqual(['A', 'B', 'C', 'D'])
})

it('a group contains at most the given number of calls, in order of arrival', async () => {
  const { call, groups, end } = setup(2)
  const all = ['a', 'b', 'c'].map(call)
  await nextLoop()
  await end()
  await end()
  expect(groups).toEqual([['a', 'b'], ['c']])
  expect(await Promise.all(all)).toEqual(['A', 'B', 'C'])
})

it('a failed group rejects its own calls, and the next group runs', async () => {
  const { call, end } = setup()
  const failed = Promise.allSettled([call('a'), call('b')])
  await nextLoop()
  const next = call('c')
  await end(new Error('away'))
  await end()
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await next).toBe('C')
})

it('a group runs in the asynchronous context of its first call', async () => {
  const context = new AsyncLocalStorage<string>()
  const seen: (string | undefined)[] = []
  const call = groupCalls<string, string>({
    max: 1,
    async run(items) {
      seen.push(context.getStore())
      return items
    },
  })
  await Promise.all([context.run('one', () => call('a')), context.run('two', () => call('b'))])
  expect(seen).toEqual(['one', 'two'])
})
