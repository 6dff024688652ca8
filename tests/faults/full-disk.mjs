// Loaded before a server: from when the file FULL_DISK is there, the log of the embedded database meets a full disk.
import fs from 'node:fs'

const { writeSync } = fs
fs.writeSync = (fd, ...rest) => {
  if (fs.existsSync(process.env.FULL_DISK) && fs.readlinkSync(`/proc/self/fd/${fd}`).includes('/pg_wal/'))
    throw Object.assign(new Error('No space left on device'), { code: 'ENOSPC' })
  return writeSync(fd, ...rest)
}
