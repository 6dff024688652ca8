import { refuse } from '#machines/lib/refuse.ts'

/** The file can't be used, with the reason. */
export const unfit = (reason: string) => refuse(400, 'invalid_input', { file: reason })
