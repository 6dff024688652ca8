export const TODAY: number
export function isTurn(nth: number, of?: number): boolean
export function ofToday<T>(all: readonly T[], days?: number): T[]
