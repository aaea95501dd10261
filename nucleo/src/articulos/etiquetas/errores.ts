import { escribirEntero } from '#comun/escribir-numero.ts';

export const erroresDeEtiquetas = {
  'articulos.demasiadas_etiquetas': {
    status: 409,
    mensaje: (d: { maximo: number }) =>
      `Son más de ${escribirEntero(d.maximo)} etiquetas. Elegí menos artículos, como los de un rubro o una marca, o imprimí menos copias.`,
  },
  'articulos.sin_etiquetas': {
    status: 409,
    mensaje: (_: object) =>
      'No hay ninguna etiqueta para imprimir con lo que elegiste. Elegí otros artículos u otra cantidad de copias.',
  },
  'articulos.formato_repetido': {
    status: 409,
    mensaje: (d: { nombre: string }) => `Ya hay un formato «${d.nombre}». Usá otro nombre.`,
  },
} as const;
