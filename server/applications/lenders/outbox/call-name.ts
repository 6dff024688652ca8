// A pending call by name: 'the application'. Pure.
import { words } from '../words.ts'

export const callName = (action: string): string => words.call[isKnown(action) ? action : 'other']

const isKnown = (action: string): action is keyof typeof words.call => Object.hasOwn(words.call, action)
