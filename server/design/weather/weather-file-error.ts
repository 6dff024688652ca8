/** A weather file that cannot be used, in one sentence for whoever chose it. */
export class WeatherFileError extends Error {
  override readonly name = 'WeatherFileError'
}
