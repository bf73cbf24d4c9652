import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import type { SceneSpec } from '../spec.ts'
import { createRasterPool, type RasterPool, type RasterPoolDeps } from './create-raster-pool.ts'

const SPEC: SceneSpec = { ...parsePrompt('coast at midday'), comp: 'empty' }
const BROKEN = { ...SPEC, setting: 'nowhere' } as unknown as SceneSpec
const JOB = { spec: SPEC, width: 120 }
const TIMEOUT_MS = 20_000

const pools: RasterPool[] = []

function setup(options = {}, deps?: RasterPoolDeps): RasterPool {
  const pool = createRasterPool(options, deps)
  pools.push(pool)
  return pool
}

const startRealWorker = () => new Worker(new URL('./worker.ts', import.meta.url))

/** Runs the given script as the first worker of the pool, and real workers after that. */
function startWith(script: string): RasterPoolDeps & { started: number } {
  const deps = {
    started: 0,
    startWorker: () => (deps.started++ === 0 ? new Worker(script, { eval: true }) : startRealWorker()),
  }
  return deps
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

describe('createRasterPool', { timeout: TIMEOUT_MS }, () => {
  it('draws a PNG with an aspect ratio of 3:2', async () => {
    const png = await setup().draw({ spec: SPEC, width: 240 })
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 240, height: 160 })
  })

  it('returns identical bytes each time for the same scene', async () => {
    const pool = setup()
    expect(await pool.draw(JOB)).toEqual(await pool.draw(JOB))
  })

  it('draws the ceremony into a photo and keeps the ratio of the photo', async () => {
    const photo = await sharp({ create: { width: 90, height: 120, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const png = await setup().draw({ ...JOB, venue: { photo } })
    expect(await sharp(png).metadata()).toMatchObject({ width: 90, height: 120 })
    expect(png).not.toEqual(photo)
  })

  it('extracts a palette of three colours', async () => {
    const pool = setup()
    const { palette } = await pool.readReference(await pool.draw(JOB))
    expect(palette).toHaveLength(3)
  })

  it('rejects only the job that fails', async () => {
    const pool = setup()
    const [bad, unreadable, good] = await Promise.allSettled([
      pool.draw({ ...JOB, spec: BROKEN }),
      pool.readReference(new Uint8Array(9)),
      pool.draw(JOB),
    ])
    expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'raster_failed', isRetryable: false } })
    expect(unreadable).toMatchObject({ status: 'rejected', reason: { code: 'raster_failed' } })
    expect(good.status).toBe('fulfilled')
  })

  it('removes an aborted job from the queue', async () => {
    const pool = setup()
    const first = pool.draw(JOB)
    const waiting = new AbortController()
    const second = pool.draw(JOB, waiting.signal)
    waiting.abort(new Error('changed my mind'))
    await expect(second).rejects.toThrow('changed my mind')
    expect((await first).length).toBeGreaterThan(0)
  })

  it('rejects a running job immediately on abort, and continues with the next job', async () => {
    const pool = setup()
    await pool.draw(JOB)
    const running = new AbortController()
    const first = pool.draw({ ...JOB, width: 700 }, running.signal)
    const second = pool.draw(JOB)
    running.abort(new Error('no longer needed'))
    await expect(first).rejects.toThrow('no longer needed')
    expect((await second).length).toBeGreaterThan(0)
  })

  it('rejects a job whose signal has already been aborted', async () => {
    await expect(setup().draw(JOB, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late')
  })

  it('replaces a worker that exited', async () => {
    const deps = startWith('require("node:worker_threads").parentPort.on("message", () => process.exit(1))')
    const pool = setup({}, deps)
    await expect(pool.draw(JOB)).rejects.toMatchObject({ code: 'raster_crashed', isRetryable: true })
    expect((await pool.draw(JOB)).length).toBeGreaterThan(0)
    expect(deps.started).toBe(2)
  })

  it('replaces a worker that hangs', async () => {
    const deps = startWith('require("node:worker_threads").parentPort.on("message", () => { for (;;); })')
    const pool = setup({ timeoutMs: 300 }, deps)
    await expect(pool.draw(JOB)).rejects.toMatchObject({ code: 'raster_timeout', isRetryable: true })
    expect(deps.started).toBe(1)
  })

  it('runs as many jobs in parallel as it has workers', async () => {
    let started = 0
    const startWorker = () => {
      started++
      return startRealWorker()
    }
    const pool = setup({ size: 2 }, { startWorker })
    await Promise.all([pool.draw(JOB), pool.draw(JOB), pool.draw(JOB)])
    expect(started).toBe(2)
  })

  it('rejects running, queued and later jobs when the pool is closed', async () => {
    const pool = setup()
    const jobs = [pool.draw({ ...JOB, width: 500 }), pool.draw(JOB)].map((job) =>
      expect(job).rejects.toMatchObject({ code: 'raster_closed' }),
    )
    await pool.close()
    await Promise.all(jobs)
    await expect(pool.draw(JOB)).rejects.toMatchObject({ code: 'raster_closed' })
  })
})
