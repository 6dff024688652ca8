// Shared by the voices for parsing requests.
import type { FilePart, System } from '#machines/applications/lenders/lender-actions.ts'
import { type Arrived, DeskRefusal } from '../voice.ts'

export const fileOf = ({ file }: Arrived): FilePart => {
  if (!file) throw new DeskRefusal(400, 'invalid_request', 'A file is missing.')
  return file
}

/** Storage known only by its total capacity. */
export const storageOf = (usable_kwh: number): System['storage'] =>
  usable_kwh > 0 ? [{ manufacturer: '', model: '', count: 1, usable_kwh }] : []

/** A system known only by its size, and if it has storage. */
export const systemOfSize = (size_w: number, stores: boolean): System => ({
  size_w: Math.round(size_w),
  annual_kwh: 0,
  module: null,
  inverters: [],
  storage: stores ? [{ manufacturer: '', model: '', count: 1, usable_kwh: 0 }] : [],
})
