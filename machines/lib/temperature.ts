/** '100 °F (38 °C)': Fahrenheit first, for whoever reads in the US. */
export const temperature = (celsius: number) => `${whole((celsius * 9) / 5 + 32)} °F (${whole(celsius)} °C)`

// Not '-0'.
const whole = (degrees: number) => Math.round(degrees) + 0
