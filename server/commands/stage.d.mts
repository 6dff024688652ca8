export function stage<T>(words: string, work: () => T | Promise<T>): Promise<T>
