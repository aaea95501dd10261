/** «lista de marzo.xlsx» → «lista de marzo», to name after it what comes of it. */
export const sinExtension = (archivo: string): string => archivo.replace(/\.\w+$/, '');
