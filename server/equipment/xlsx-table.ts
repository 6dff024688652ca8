// Moved; callers import it from there as they are touched.
export { readXlsx } from '../sheet-import/xlsx-table.ts'
