import type { CambioDeTexto, Defecto } from './defecto.ts';

const SALDOS = 'servidor/src/stock/libro/saldos.repo.ts';

const sinLlave: CambioDeTexto = {
  modulo: SALDOS,
  busca: `    order by s.articulo_id, s.deposito_id
    for update of s
`,
  pone: '',
};

/** Ways to lose the row lock that all the others rest on. */
export const defectosDeC16: readonly Defecto[] = [
  {
    nombre: 'c16-sin-llave',
    que: 'los saldos se leen sin llave; quedan las condiciones de lo que se escribe',
    textos: [sinLlave],
  },
  {
    nombre: 'c16-sin-llave-ni-muro',
    que: 'los saldos se leen sin llave y se reserva sin mirar otra vez',
    textos: [
      sinLlave,
      { modulo: SALDOS, busca: 'and (c.cantidad < 0 or s.fisico - s.reservado >= c.cantidad)', pone: '' },
    ],
  },
  {
    nombre: 'c16-sin-orden',
    que: 'los saldos se toman en cualquier orden y nadie prueba de nuevo tras un interbloqueo',
    textos: [
      {
        modulo: SALDOS,
        busca: 'order by s.articulo_id, s.deposito_id\n    for update of s',
        pone: 'order by random() for update of s',
      },
      {
        modulo: 'servidor/src/http/comando.ts',
        busca: "new Set(['40001', '40P01'])",
        pone: "new Set(['40001'])",
      },
    ],
  },
];
