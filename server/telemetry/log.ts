// The server's log: JSON lines with IDs of requests, companies and operations, and no personal data.
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import { currentRequest } from './request.ts'

export function createLog(level: string, destination?: DestinationStream) {
  const options: LoggerOptions = {
    level,
    redact: ['*.token', '*.password', '*.email', '*.authorization'],
    mixin: () => ({ ...currentRequest() }),
  }
  return destination ? pino(options, destination) : pino(options)
}
