export function stage<T>(words: string, work: () => T | Promise<T>, detail?: () => string): Promise<T>
