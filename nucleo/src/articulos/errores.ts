export const erroresDeArticulos = {} as const;
