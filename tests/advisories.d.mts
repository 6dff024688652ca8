export function mendable(report: string): string[] | undefined
export function mendableAdvisories(): string[] | undefined
