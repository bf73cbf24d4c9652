import { parentPort, workerData } from 'node:worker_threads'
import { readBusyDays } from './busy-days.ts'

// An error ends the worker, which then sends no message.
parentPort?.postMessage(readBusyDays(workerData))
