import type { Defecto } from './defecto.ts';

/** Limits that somebody lifted. */
export const defectosDeC12: readonly Defecto[] = [
  {
    nombre: 'c12-direccion-de-la-izquierda',
    que: 'se cree la dirección que el cliente escribe a la izquierda de X-Forwarded-For',
    textos: [
      {
        modulo: 'servidor/src/http/direccion.ts',
        busca: 'cuantos === 0 ? false : (_direccion, salto) => salto < cuantos;',
        pone: 'cuantos === 0 ? false : () => true;',
      },
    ],
  },
  {
    nombre: 'c12-cuerpo-sin-tope',
    que: 'un cuerpo puede pesar lo que quiera',
    textos: [
      {
        modulo: 'servidor/src/app.ts',
        busca: 'bodyLimit: limites.BODY_MAXIMO_KIB * 1024,',
        pone: 'bodyLimit: 2 ** 30,',
      },
    ],
  },
  {
    nombre: 'c12-ociosas-para-siempre',
    que: 'quien abre conexiones y no dice nada no deja lugar a nadie',
    textos: [
      {
        modulo: 'servidor/src/http/conexiones.ts',
        busca: 'if (masVieja && ociosas.size > maximo * PARTE_LLENA) masVieja.destroy();',
        pone: 'if (masVieja && ociosas.size > maximo * 2) masVieja.destroy();',
      },
    ],
  },
  {
    nombre: 'c12-registro-indiscreto',
    que: 'el registro repite lo que se mandó en cada pedido',
    textos: [
      {
        modulo: 'servidor/src/http/registro.ts',
        busca: 'ms: Math.round(reply.elapsedTime),',
        pone: 'ms: Math.round(reply.elapsedTime), cuerpo: JSON.stringify(request.body),',
      },
    ],
  },
];
