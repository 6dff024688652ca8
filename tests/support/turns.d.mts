export const TODAY: number
export function isTurn(nth: number, of?: number): boolean
export function ofToday<T>(all: readonly T[], days?: number): T[]
export const GROUPS: number
export const ROUND: number
export function isFreshDay(day?: number): boolean
export function groupOn(day: number): number | undefined
export function isGroupsTurn(nth: number): boolean
export function groupsOf(seconds: Record<string, number>): { names: string[]; seconds: number }[]
export function groupOfToday(seconds: Record<string, number>): string[]
