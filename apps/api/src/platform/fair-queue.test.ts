import { afterEach, expect, it, vi } from 'vitest'
import { createFairQueue, type FairQueueRules, QueueBusy, type TaskOptions } from './fair-queue.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Creates a queue whose tasks end when the test calls `end` with their name. */
function setup(rules: FairQueueRules) {
  const run = createFairQueue(rules)
  const started: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  return {
    started,
    run: (name: string, options?: TaskOptions) =>
      run(async () => {
        started.push(name)
        await new Promise<void>((resolve, reject) => {
          ends.set(name, (error) => (error ? reject(error) : resolve()))
        })
        return name
      }, options),
    async end(name: string, error?: Error) {
      ends.get(name)?.(error)
      // Lets pending promise callbacks run.
      await new Promise(process.nextTick)
    },
  }
}

it('the fair queue starts as many tasks as allowed, and the next task when a running task ends', async () => {
  const { run, started, end } = setup({ concurrency: 2 })
  const tasks = ['a', 'b', 'c'].map((name) => run(name))
  expect(started).toEqual(['a', 'b'])
  await end('a')
  expect(started).toEqual(['a', 'b', 'c'])
  await end('b')
  await end('c')
  expect(await Promise.all(tasks)).toEqual(['a', 'b', 'c'])
})

it('the fair queue frees the slot of a failed task', async () => {
  const { run, started, end } = setup({ concurrency: 1 })
  const failing = run('a')
  failing.catch(() => {})
  run('b')
  await end('a', new Error('broken'))
  await expect(failing).rejects.toThrow('broken')
  expect(started).toEqual(['a', 'b'])
})

it('the fair queue does not give a slot reserved for a waiting task to a new task', async () => {
  const { run, started, end } = setup({ concurrency: 1 })
  const first = run('a')
  run('b')
  void first.then(() => run('c'))
  await end('a')
  await first
  await end('b')
  expect(started).toEqual(['a', 'b', 'c'])
})

it('the fair queue starts a second key’s task before the many waiting tasks of the first key', async () => {
  const { run, started, end } = setup({ concurrency: 2 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) run(name, { key: 'a' })
  run('b1', { key: 'b' })
  await end('a1')
  expect(started).toEqual(['a1', 'a2', 'b1'])
  await end('a2')
  await end('a3')
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
})

it('the fair queue serves keys in turn when each key has waiting tasks', async () => {
  const { run, started, end } = setup({ concurrency: 1 })
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) run(name, { key: name[0] })
  for (let n = 0; n < 5; n++) await end(started.at(-1) ?? '')
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

it('the fair queue rejects a task above the limit per key or the total limit', async () => {
  const { run, end } = setup({ concurrency: 1, max: 3, maxEach: 2, retrySeconds: 7 })
  run('a1', { key: 'a' })
  run('a2', { key: 'a' })
  await expect(run('a3', { key: 'a' })).rejects.toMatchObject({ name: 'QueueBusy', retrySeconds: 7 })
  run('b1', { key: 'b' })
  await expect(run('c1', { key: 'c' })).rejects.toThrow(QueueBusy)
  await end('a1')
  run('c1', { key: 'c' })
})

it('the fair queue removes a waiting task whose signal aborts, and starts the next task instead', async () => {
  const { run, started, end } = setup({ concurrency: 1, max: 3 })
  const leaving = new AbortController()
  run('a')
  const left = run('b', { signal: leaving.signal })
  run('c')
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  run('d')
  await end('a')
  expect(started).toEqual(['a', 'c'])
  await expect(run('e', { signal: leaving.signal })).rejects.toThrow('gone')
})

it('the fair queue rejects a waiting task after the maximum wait', async () => {
  vi.useFakeTimers()
  const { run, started, end } = setup({ concurrency: 1, maxWaitMs: 5_000, retrySeconds: 2 })
  run('a')
  const late = run('b')
  const refused = expect(late).rejects.toMatchObject({ retrySeconds: 2 })
  await vi.advanceTimersByTimeAsync(5_000)
  await refused
  await end('a')
  expect(started).toEqual(['a'])
})

it('the fair queue rejects a task immediately if its estimated wait is too long', async () => {
  vi.useFakeTimers()
  const { run, end } = setup({ concurrency: 1, maxWaitMs: 5_000 })
  run('a1', { key: 'a' })
  await vi.advanceTimersByTimeAsync(3_000)
  await end('a1')
  run('a2', { key: 'a' })
  run('a3', { key: 'a' })
  await expect(run('a4', { key: 'a' })).rejects.toMatchObject({ retrySeconds: 5 })
  // This task would start directly after the running task.
  run('b1', { key: 'b' })
  for (const name of ['a2', 'b1', 'a3']) await end(name)
})
