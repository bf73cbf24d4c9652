import remapping from '@jridgewell/remapping'
import type { Rollup } from 'vite'

/**
 * Replaces the code of a chunk; `map` leads from the new one to the old, and is JSON as a text. The source map that lies
 * beside the chunk, where one is made, goes on leading to the sources.
 */
export function rewriteChunk(
  bundle: Rollup.OutputBundle,
  chunk: Rollup.OutputChunk,
  { code, map }: { code: string; map: { toString(): string } },
): void {
  chunk.code = code
  const beside = bundle[`${chunk.fileName}.map`]
  if (beside?.type === 'asset') beside.source = String(remapping([String(map), String(beside.source)], () => null))
}
