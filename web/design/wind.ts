import { words } from './words.ts'

const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

/** 180 is south. */
export const wind = (azimuth_deg: number) => words.wind[WINDS[Math.round(azimuth_deg / 45) % 8] ?? 'n']
