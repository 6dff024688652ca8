export const SERVER: string
export function installMissing(): Promise<void>
export function buildOutdated(): Promise<void>
export function bundleOutdated(): Promise<void>
