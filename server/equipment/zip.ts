// Moved; callers import it from there as they are touched.
export { isZip, namesIn, openZip, tooLarge } from '../sheet-import/zip.ts'
