export function npmCommand(
  args: string[],
  from?: { execPath: string; env: Record<string, string | undefined> },
  exists?: (path: string) => boolean,
): [command: string, args: string[]]
