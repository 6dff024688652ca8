// How a browser on the same machine reaches this server, wherever it listens and by whatever address people do.
type Listening = { address: string; family: string; port: number } | string | null

export function ownOrigin(listening: Listening): string | undefined {
  if (listening === null || typeof listening === 'string') return undefined
  const { address, port, family } = listening
  const host = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`
}
