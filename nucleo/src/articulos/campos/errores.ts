import { plural } from '#comun/escribir-numero.ts';

export const erroresDeCampos = {
  'articulos.campo_repetido': {
    status: 409,
    mensaje: (d: { nombre: string }) => `Ya hay un campo «${d.nombre}». Pedilo también acá o usá otro nombre.`,
  },
  'articulos.campo_ya_pedido': {
    status: 409,
    mensaje: (d: { nombre: string; en: string }) => `«${d.nombre}» ya se pide en ${d.en}.`,
  },
  'articulos.campo_con_decimales': {
    status: 409,
    mensaje: (d: { nombre: string; cuantos: number }) =>
      `${plural(d.cuantos, 'artículo tiene', 'artículos tienen')} más decimales en «${d.nombre}». ` +
      'Corregilos antes o dejale los que tiene.',
  },
  'articulos.demasiados_campos': {
    status: 409,
    mensaje: (d: { maximo: number }) =>
      `Ya hay ${d.maximo} campos, que son todos los que puede haber. Usá uno de ellos.`,
  },
} as const;
