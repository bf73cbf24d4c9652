import type { Painter } from '../painter/painter.ts'
import { type BroadleafOptions, drawBroadleaf } from './foliage/broadleaf.ts'

export type TreeOptions = Pick<BroadleafOptions, 'x' | 'y' | 'width' | 'height' | 'colour' | 'depth'>

/** Draws a broad-leaved tree as it looks in the season of the scene, without leaves in winter. */
export function drawTree(painter: Painter, tree: TreeOptions): string {
  const { x, y, width, height } = tree
  painter.part('trees', { x: x - width / 2, y: y - height, width, height })
  return drawBroadleaf(painter, { ...tree, stem: 0.26, bare: painter.spec.season === 'winter' })
}
