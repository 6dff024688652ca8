import { createContext, useContext } from 'react'

/** The parameters of the address on screen, by name. */
export const Params = createContext<Record<string, string>>({})

/** A parameter of the address, such as the id of /projects/[id]. */
export const useParam = (name: string): string => useContext(Params)[name] ?? ''
