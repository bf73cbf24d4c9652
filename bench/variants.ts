import { cpus } from 'node:os'
import { parsePrompt, SAMPLE_PROMPTS, VARIANTS, variantsOf } from '@vowkit/illustrator'
import { createRasterPool, type RasterPool } from '@vowkit/illustrator/raster'
import { percentile } from './search/load.ts'

const PROMPTS = Number(process.env.PROMPTS ?? 5)
const WIDTH = Number(process.env.WIDTH ?? 1_536)
const MOST_SECONDS = 10

/** Returns the seconds of wall time and of CPU time that the work takes. */
async function time(work: () => Promise<unknown>): Promise<{ wall: number; cpu: number }> {
  const [start, before] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(before)
  return { wall: (performance.now() - start) / 1_000, cpu: (user + system) / 1_000_000 }
}

/** Draws the variants as the API does: the first image in one pool, then the others one by one in another pool. */
async function drawAll(prompt: string, [first, others]: readonly [RasterPool, RasterPool]): Promise<void> {
  const [scene, ...rest] = variantsOf(parsePrompt(prompt))
  if (scene) await first.draw({ spec: scene, width: WIDTH })
  for (const spec of rest) await others.draw({ spec, width: WIDTH })
}

const pools = [createRasterPool(), createRasterPool()] as const
try {
  // Starts the workers.
  await Promise.all(pools.map((pool) => pool.draw({ spec: parsePrompt('a garden'), width: 100 })))
  const times: Awaited<ReturnType<typeof time>>[] = []
  for (const prompt of SAMPLE_PROMPTS.slice(0, PROMPTS)) times.push(await time(() => drawAll(prompt, pools)))
  const sorted = (key: 'wall' | 'cpu') => times.map((each) => each[key]).sort((a, b) => a - b)
  const [median, slowest] = [percentile(sorted('wall'), 0.5), Math.max(...sorted('wall'))]
  const perImage = percentile(sorted('cpu'), 0.5) / VARIANTS
  console.log(
    [
      `${VARIANTS} variants of ${times.length} prompts, ${WIDTH} px wide, on ${cpus().length} cores`,
      '',
      '| seconds per prompt, median / most | budget | CPU seconds per image, median |',
      '|--:|--:|--:|',
      `| ${median.toFixed(1)} / ${slowest.toFixed(1)} ${median <= MOST_SECONDS ? '✓' : '✗'} | ${MOST_SECONDS} | ${perImage.toFixed(2)} |`,
    ].join('\n'),
  )
} finally {
  await Promise.all(pools.map((pool) => pool.close()))
}
