// Ways a file can fail in parsing; for tests.
export const echo = (value: unknown) => value
export async function* count(most: number) {
  for (let n = 1; n <= most; n++) yield n
}
export const forever = () => {
  for (;;);
}
/** In a thread this ends the whole process. */
export const hoard = () => 'a,'.repeat(60_000_000).split(',').length
export const buffers = () => {
  const all = []
  for (let n = 0; n < 60; n++) all.push(Buffer.alloc(100_000_000, 1))
  return all.length
}
const kept: Buffer[] = []
/** A library that keeps what it has read. */
export const keep = async (megabytes: number) => {
  kept.push(Buffer.alloc(megabytes * 1_048_576, 1))
  await new Promise(resolve => setTimeout(resolve, 300))
  return kept.length
}
export const broken = () => {
  throw new TypeError('secret of the file')
}
export const leave = () => process.exit(3)
/** As from a terminal or by npm, when the server is stopped. */
export const signal = async (name: 'SIGINT' | 'SIGTERM') => {
  process.kill(process.pid, name)
  await new Promise(resolve => setTimeout(resolve, 50))
  return name
}
