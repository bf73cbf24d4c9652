import { expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

function setup(max: number) {
  const takeTurn = limitConcurrency(max)
  const started: number[] = []
  const finish: (() => void)[] = []
  const run = (id: number, error?: Error) =>
    takeTurn(async () => {
      started.push(id)
      await new Promise<void>((resolve) => finish.push(resolve))
      if (error) throw error
      return id
    })
  return { run, started, finish }
}

it('starts as many tasks as allowed and the next one when one ends', async () => {
  const { run, started, finish } = setup(2)
  const tasks = [run(1), run(2), run(3)]
  await Promise.resolve()
  expect(started).toEqual([1, 2])
  finish[0]?.()
  await tasks[0]
  await expect.poll(() => started).toEqual([1, 2, 3])
  finish[1]?.()
  finish[2]?.()
  expect(await Promise.all(tasks)).toEqual([1, 2, 3])
})

it('frees the place of a task that failed', async () => {
  const { run, finish } = setup(1)
  const failing = run(1, new Error('broken'))
  const next = run(2)
  finish[0]?.()
  await expect(failing).rejects.toThrow('broken')
  await expect.poll(() => finish.length).toBe(2)
  finish[1]?.()
  expect(await next).toBe(2)
})

it('keeps a newcomer from taking the place promised to one who waited', async () => {
  const { run, started, finish } = setup(1)
  const tasks = [run(1), run(2)]
  finish[0]?.()
  await tasks[0]
  tasks.push(run(3))
  await expect.poll(() => started).toEqual([1, 2])
  finish[1]?.()
  await expect.poll(() => finish.length).toBe(3)
  finish[2]?.()
  await Promise.all(tasks)
  expect(started).toEqual([1, 2, 3])
})
