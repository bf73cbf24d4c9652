import { cactus } from './cactus.ts'
import { hangingPlants } from './hanging-plants.ts'
import { moss, pottedPlants, topiary } from './pots.ts'
import { appleTree, cherryTree, cypresses, lemonTree, mapleTree, palmTrees, tree } from './trees.ts'

export const PLANTS = {
  'palm-trees': palmTrees,
  cypresses,
  tree,
  'apple-tree': appleTree,
  'maple-tree': mapleTree,
  'cherry-tree': cherryTree,
  'lemon-tree': lemonTree,
  cactus,
  'potted-plants': pottedPlants,
  'hanging-plants': hangingPlants,
  topiary,
  moss,
}
