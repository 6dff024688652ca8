import { words } from './role-name-words.ts'

const isBuiltIn = (name: string): name is keyof typeof words.names => Object.hasOwn(words.names, name)

/** A built-in role in the reader's language, by the name every company has it under; a company's own as it was typed. */
export const roleName = (name: string): string => (isBuiltIn(name) ? words.names[name] : name)
