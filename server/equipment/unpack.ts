// Moved; callers import it from there as they are touched.
export { unpacked } from '../sheet-import/unpack.ts'
