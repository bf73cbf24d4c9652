import { describe } from 'vitest'
import { testFanOut } from '../../testing/fan-out-contract.ts'
import { createInProcessTransport } from './in-process-transport.ts'

describe('the fan-out within one process', () => {
  testFanOut('the in-process transport', createInProcessTransport)
})
