import remapping, { type SourceMapInput } from '@jridgewell/remapping'
import type { Rollup } from 'vite'

/** Replaces the code of a chunk. Its source map, where one is made, lies beside it and goes on leading to the sources. */
export function rewriteChunk(
  bundle: Rollup.OutputBundle,
  chunk: Rollup.OutputChunk,
  { code, map }: { code: string; map: SourceMapInput },
): void {
  chunk.code = code
  const beside = bundle[`${chunk.fileName}.map`]
  if (beside?.type === 'asset') beside.source = String(remapping([map, String(beside.source)], () => null))
}
