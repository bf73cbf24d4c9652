import { readInspiration } from '../couple/readers.generated.ts'
import type { Wire } from '../shared/call.ts'
import {
  readBoardPin,
  readBoardPinList,
  readBoardShareLink,
  readInspirationBoard,
  readSharedInspirationBoard,
} from './readers.generated.ts'

const INSPIRATION = '/couple/couple-inspiration/{id}/'
const BOARD = '/couple/inspiration-board/'
const PINS = `${BOARD}pins/` as const
const SHARE = `${BOARD}share/` as const
const POST = { method: 'POST', auth: 'required', encoding: 'json' } as const

/** The calls of the inspiration board, beside the calls that list and create inspirations. */
export const inspirationBoardWire = {
  getInspirationBoard: { method: 'GET', path: BOARD, auth: 'required', read: readInspirationBoard },
  changeInspiration: {
    method: 'PATCH',
    path: INSPIRATION,
    auth: 'required',
    encoding: 'multipart',
    read: readInspiration,
  },
  deleteInspiration: { method: 'DELETE', path: INSPIRATION, auth: 'required' },
  orderInspirationBoard: { ...POST, path: `${BOARD}order/` },
  listBoardPins: { method: 'GET', path: PINS, auth: 'required', read: readBoardPinList },
  pinToBoard: { ...POST, path: PINS, read: readBoardPin },
  unpinFromBoard: { method: 'DELETE', path: `${PINS}{id}/`, auth: 'required' },
  shareInspirationBoard: { method: 'POST', path: SHARE, auth: 'required', read: readBoardShareLink },
  unshareInspirationBoard: { method: 'DELETE', path: SHARE, auth: 'required' },
  getSharedInspirationBoard: {
    method: 'GET',
    path: '/inspiration-board/shared/{slug}/',
    auth: 'none',
    read: readSharedInspirationBoard,
  },
} as const satisfies Record<string, Wire>
