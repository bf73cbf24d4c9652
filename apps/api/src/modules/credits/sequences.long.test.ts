import { it } from 'vitest'
import { checkCredits } from '../../testing/credits/check-credits.ts'

const RUNS = 400
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000_000)

it(`the balance of credits is correct in ${RUNS} random sequences (SEED=${seed})`, () => checkCredits(RUNS, seed))
