import type { Defecto } from './defecto.ts';

const NUCLEO = 'nucleo/src';
const SERVIDOR = 'servidor/src';

/** Mutations of the rules: each is a mistake somebody could make. */
export const defectosDeC06: readonly Defecto[] = [
  {
    nombre: 'c06-confirma-sin-mirar',
    que: 'confirmar no mira si alcanza el stock',
    textos: [
      {
        modulo: `${NUCLEO}/ventas/reservar.ts`,
        busca: 'const faltantes = parcial ? [] : faltantesDe(',
        pone: 'const faltantes = parcial || demandas.length > 0 ? [] : faltantesDe(',
      },
    ],
  },
  {
    nombre: 'c06-entrega-lo-reservado',
    que: 'una entrega toma lo que otros reservaron',
    textos: [
      {
        modulo: `${NUCLEO}/ventas/entregar.ts`,
        busca: 'const libre = mayor(CERO, decimal(fisico).minus(reservado));',
        pone: 'const libre = mayor(CERO, decimal(fisico).minus(reservado).plus(reservado));',
      },
    ],
  },
  {
    nombre: 'c06-no-libera-sobrante',
    que: 'lo que un renglón ya no necesita queda reservado',
    textos: [
      {
        modulo: `${NUCLEO}/ventas/entregar.ts`,
        busca: 'if (sobra.lte(0)) return [];',
        pone: 'if (sobra.lte(0) || sobra.gt(0)) return [];',
      },
    ],
  },
  {
    nombre: 'c06-anula-sin-liberar',
    que: 'anular deja las reservas',
    textos: [
      {
        modulo: `${NUCLEO}/ventas/cerrar.ts`,
        busca: 'const cierres = reservas.map(',
        pone: 'const cierres = reservas.slice(1).map(',
      },
    ],
  },
  {
    nombre: 'c06-confirma-dos-veces',
    que: 'una nota confirmada se confirma otra vez y reserva de nuevo',
    textos: [
      {
        modulo: `${NUCLEO}/ventas/ciclo-de-nota.ts`,
        busca: "confirmar: { BORRADOR: ['CONFIRMADA'] },",
        pone: "confirmar: { BORRADOR: ['CONFIRMADA'], CONFIRMADA: ['CONFIRMADA'] },",
      },
    ],
  },
  {
    nombre: 'c06-cancela-todo',
    que: 'cancelar el saldo de todo sin entregas deja de mandar a anular',
    textos: [
      {
        modulo: `${NUCLEO}/ventas/cerrar.ts`,
        busca: 'if (sinSaldos && !estaEntregada(renglones)) {',
        pone: 'if (sinSaldos && !estaEntregada(renglones) && renglones.length > 1) {',
      },
      {
        modulo: `${NUCLEO}/ventas/cerrar.ts`,
        busca: "sinSaldos ? 'FINALIZADA' : nota.estado",
        pone: "sinSaldos && estaEntregada(renglones) ? 'FINALIZADA' : nota.estado",
      },
    ],
  },
  {
    nombre: 'c06-signo-del-ajuste',
    que: 'lo que un ajuste saca, entra',
    textos: [
      {
        modulo: `${NUCLEO}/stock/ajuste.ts`,
        busca: ': { ...comun, desde: depositoId, hacia: contraparteId };',
        pone: ': { ...comun, desde: contraparteId, hacia: depositoId };',
      },
    ],
  },
  {
    nombre: 'c06-reversion-al-derecho',
    que: 'revertir repite el movimiento en lugar de deshacerlo',
    textos: [
      {
        modulo: `${NUCLEO}/stock/reversion.ts`,
        busca: 'cantidad: asiento.cantidad.neg(),',
        pone: 'cantidad: asiento.cantidad.times(1),',
      },
    ],
  },
  {
    nombre: 'c06-negativo-sin-permiso',
    que: 'cualquiera deja stock negativo',
    textos: [
      {
        modulo: `${NUCLEO}/stock/faltante.ts`,
        busca: 'if (negativos.length > 0 && !puedeNegativo) {',
        pone: 'if (negativos.length > 99 && !puedeNegativo) {',
      },
    ],
  },
  {
    nombre: 'c06-aprueba-lo-suyo',
    que: 'quien pidió un ajuste lo aprueba',
    textos: [
      {
        modulo: `${NUCLEO}/stock/aprobacion-de-ajuste.ts`,
        busca: '[creadoPorId, cambiadoPorId, pedidoPorId].includes(usuarioId)',
        pone: '[creadoPorId, cambiadoPorId].includes(usuarioId)',
      },
    ],
  },
  {
    nombre: 'c06-version-vieja',
    que: 'se guarda sobre una versión que otro ya cambió',
    textos: [
      {
        modulo: `${SERVIDOR}/http/version.ts`,
        busca: 'if (actual === pedida) return;',
        pone: 'if (actual >= pedida) return;',
      },
    ],
  },
  {
    nombre: 'c06-precio-sin-permiso',
    que: 'cualquiera escribe un precio',
    textos: [
      {
        modulo: `${NUCLEO}/ventas/renglones.ts`,
        busca: 'if (aMano.length > 0 && !puedeCambiarPrecio) {',
        pone: 'if (aMano.length > 99 && !puedeCambiarPrecio) {',
      },
    ],
  },
  {
    nombre: 'c06-un-descuento',
    que: 'sólo cuenta el último descuento encadenado',
    textos: [
      {
        modulo: `${NUCLEO}/ventas/totales.ts`,
        busca: 'queda.times(decimal(100).minus(d)).div(100), bruto);',
        pone: 'bruto.times(decimal(100).minus(d)).div(100), bruto);',
      },
    ],
  },
  {
    nombre: 'c06-nota-sin-llave',
    que: 'dos personas trabajan a la vez sobre la misma nota',
    textos: [
      {
        modulo: `${SERVIDOR}/ventas/notas.repo.ts`,
        busca: '} for update',
        pone: '}',
      },
    ],
  },
];
