export const SERVER: string
export function buildOutdated(): Promise<void>
export function bundleOutdated(): Promise<void>
