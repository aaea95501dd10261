import { ACCIONES_DE_AJUSTE, PERMITIDAS_EN_AJUSTE } from './ajustes.ts';
import { ACCIONES_DE_NOTA, PERMITIDAS_EN_NOTA } from './ciclo.ts';
import type { Mundo } from './mundo.ts';
import type { Orden, Respuesta } from './ordenes.ts';

/** How many times each thing was seen: "nota CONFIRMADA anular sí", "nota PARCIAL→FINALIZADA finalizar", "409 …". */
export type Cobertura = Map<string, number>;

export const crearCobertura = (): Cobertura => new Map();

const sumar = (cobertura: Cobertura, que: string): void => {
  cobertura.set(que, (cobertura.get(que) ?? 0) + 1);
};

export function anotar(cobertura: Cobertura, antes: Mundo, despues: Mundo, orden: Orden, respuesta: Respuesta): void {
  sumar(cobertura, 'code' in respuesta ? `${respuesta.status} ${respuesta.code}` : `${respuesta.status}`);
  const [tipo, accion] = orden.que.split('.');
  if (tipo === 'articulo' || accion === 'crear') return;
  const [desde, hasta] = [antes, despues].map((mundo) =>
    'nota' in orden ? mundo.notas[orden.nota]?.estado : 'ajuste' in orden ? mundo.ajustes[orden.ajuste]?.estado : '',
  );
  if (!('code' in respuesta)) {
    sumar(cobertura, `${tipo} ${desde} ${accion} sí`);
    sumar(cobertura, `${tipo} ${desde}→${hasta} ${accion}`);
  } else if (respuesta.code === 'comun.transicion_invalida') sumar(cobertura, `${tipo} ${desde} ${accion} no`);
}

/** The ways an allowed action may lead, written down a second time and not taken from the rules that are tested. */
const RAMAS: readonly string[] = [
  'nota BORRADOR→BORRADOR editar',
  'nota BORRADOR→BORRADOR actualizar-precios',
  'nota BORRADOR→CONFIRMADA confirmar',
  'nota BORRADOR→ANULADA anular',
  'nota CONFIRMADA→EN_PREPARACION preparar',
  'nota CONFIRMADA→CONFIRMADA reservar',
  'nota CONFIRMADA→PARCIAL finalizar',
  'nota CONFIRMADA→FINALIZADA finalizar',
  'nota CONFIRMADA→CONFIRMADA cancelar-saldo',
  'nota CONFIRMADA→ANULADA anular',
  'nota EN_PREPARACION→EN_PREPARACION reservar',
  'nota EN_PREPARACION→PARCIAL finalizar',
  'nota EN_PREPARACION→FINALIZADA finalizar',
  'nota EN_PREPARACION→EN_PREPARACION cancelar-saldo',
  'nota EN_PREPARACION→ANULADA anular',
  'nota PARCIAL→PARCIAL reservar',
  'nota PARCIAL→PARCIAL finalizar',
  'nota PARCIAL→FINALIZADA finalizar',
  'nota PARCIAL→PARCIAL cancelar-saldo',
  'nota PARCIAL→FINALIZADA cancelar-saldo',
  'ajuste BORRADOR→BORRADOR cambiar',
  'ajuste BORRADOR→A_APROBAR pedir',
  'ajuste BORRADOR→APLICADO aplicar',
  'ajuste BORRADOR→ANULADO anular',
  'ajuste A_APROBAR→APLICADO aprobar',
  'ajuste A_APROBAR→BORRADOR devolver',
  'ajuste A_APROBAR→ANULADO anular',
  'ajuste APLICADO→REVERTIDO revertir',
];

/** Every refusal the commands of this campaign can give. */
const RECHAZOS: readonly string[] = [
  '400 comun.datos_invalidos',
  '403 comun.sin_permiso',
  '409 comun.version_vieja',
  '409 comun.transicion_invalida',
  '409 ventas.stock_insuficiente',
  '409 ventas.nada_por_reservar',
  '409 ventas.cantidad_excedida',
  '409 ventas.nada_entregado',
  '409 ventas.sin_precio',
  '403 ventas.precio_sin_permiso',
  '409 stock.insuficiente',
  '403 stock.negativo_sin_permiso',
  '409 stock.ajuste_propio',
];

type Maquina = {
  readonly tipo: string;
  readonly acciones: readonly string[];
  readonly permitidas: Readonly<Record<string, readonly string[]>>;
};

const MAQUINAS: readonly Maquina[] = [
  { tipo: 'nota', acciones: ACCIONES_DE_NOTA, permitidas: PERMITIDAS_EN_NOTA },
  { tipo: 'ajuste', acciones: ACCIONES_DE_AJUSTE, permitidas: PERMITIDAS_EN_AJUSTE },
];

type Celda = { readonly nombre: string; readonly veces: number };

const celdas = (cobertura: Cobertura): Celda[] =>
  MAQUINAS.flatMap(({ tipo, acciones, permitidas }) =>
    Object.entries(permitidas).flatMap(([estado, legales]) =>
      acciones.map((accion) => {
        const nombre = `${tipo} ${estado} ${accion} ${legales.includes(accion) ? 'sí' : 'no'}`;
        return { nombre, veces: cobertura.get(nombre) ?? 0 };
      }),
    ),
  );

/** "72/72": states by actions, allowed and forbidden; ways; refusals. `faltan` names what was never seen. */
export function resumir(cobertura: Cobertura) {
  const grupos = {
    pares: celdas(cobertura),
    ramas: RAMAS.map((nombre) => ({ nombre, veces: cobertura.get(nombre) ?? 0 })),
    rechazos: RECHAZOS.map((nombre) => ({ nombre, veces: cobertura.get(nombre) ?? 0 })),
  };
  const decir = (grupo: readonly Celda[]) => `${grupo.filter(({ veces }) => veces > 0).length}/${grupo.length}`;
  return {
    pares: decir(grupos.pares),
    ramas: decir(grupos.ramas),
    rechazos: decir(grupos.rechazos),
    faltan: Object.values(grupos).flatMap((grupo) => grupo.filter(({ veces }) => veces === 0).map((c) => c.nombre)),
  };
}

/** The table of states by actions for people: how many times it was done (✓) or refused (·). */
export const tabla = (cobertura: Cobertura): string[] =>
  MAQUINAS.flatMap(({ tipo, acciones, permitidas }) => {
    const ancho = Math.max(...acciones.map((accion) => accion.length), 8) + 1;
    const titulo = `${tipo.padEnd(16)}${acciones.map((accion) => accion.padStart(ancho)).join('')}`;
    const filas = Object.entries(permitidas).map(([estado, legales]) => {
      const cifras = acciones.map((accion) => {
        const si = legales.includes(accion);
        return `${si ? '✓' : '·'}${cobertura.get(`${tipo} ${estado} ${accion} ${si ? 'sí' : 'no'}`) ?? 0}`.padStart(
          ancho,
        );
      });
      return `${estado.padEnd(16)}${cifras.join('')}`;
    });
    return [titulo, ...filas];
  });
