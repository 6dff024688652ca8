/** An unusable weather file, with one sentence for the user. */
export class WeatherFileError extends Error {
  override readonly name = 'WeatherFileError'
}
