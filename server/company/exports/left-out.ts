// Tables excluded from archives. README.txt of an archive gives the reasons.
import { words } from './words.ts'

type Table = keyof typeof words.left_out
const isTable = (name: string): name is Table => name in words.left_out

export const leftOut = (): readonly Table[] => Object.keys(words.left_out).filter(isTable)
