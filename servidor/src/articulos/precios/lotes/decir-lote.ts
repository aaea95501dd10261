import type { FilaDeLote, FiltroDeLote, ReglaDeLote } from '@trastienda/nucleo/articulos/contrato.ts';
import {
  NOMBRES_DE_BASE,
  PARTES_DEL_ALCANCE,
  REGLAS_DE_LOTE,
} from '@trastienda/nucleo/articulos/precios/lotes/palabras-de-lote.ts';
import { saleDelCosto } from '@trastienda/nucleo/articulos/precios/lotes/regla-de-lote.ts';
import { escribirNumero } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import { leerListas } from '#articulos/precios/listas/listas.query.ts';
import type { Tx } from '#db/db.ts';
import { type Cambio, diferencias } from '#plataforma/auditoria.ts';
import type { ReservaDeActividad } from '#plataforma/reserva-de-actividad.ts';
import { leerAlcance } from './alcance.query.ts';
import type { DatosDeLote } from './lotes.repo.ts';

const CAMPOS: Readonly<Record<keyof FiltroDeLote, string>> = {
  ...PARTES_DEL_ALCANCE,
  articuloIds: 'Elegidos',
  elegidos: 'Elegidos',
};

/** Which artículos it is of. */
export const textoDeAlcance = (alcance: FilaDeLote['alcance']): string =>
  alcance.length === 0 ? 'Todos' : alcance.map(({ campo, texto }) => `${CAMPOS[campo]}: ${texto}`).join(' · ');

/** What the rule does. It never begins with a sign, which a spreadsheet would take for a formula. */
export function textoDeRegla(regla: FilaDeLote['regla'] | ReglaDeLote): string {
  if (regla.tipo === 'ARCHIVO') return `Precios de ${regla.archivo}`;
  const nombre = REGLAS_DE_LOTE[regla.tipo];
  switch (regla.tipo) {
    case 'PORCENTAJE':
      return `${nombre}: ${conSigno(regla.valor)} %`;
    case 'IMPORTE':
      return `${nombre}: ${conSigno(regla.valor)}`;
    case 'COEFICIENTE':
      return `${nombre}: ${escribirNumero(regla.valor, 0, 6)} sobre ${NOMBRES_DE_BASE[regla.base]}`;
    case 'MARGEN':
      return `${nombre}: ${escribirNumero(regla.valor, 0, 4)} % sobre ${NOMBRES_DE_BASE[regla.base]}`;
    case 'MARGEN_DE_CLASIFICACION':
      return `${nombre} sobre ${NOMBRES_DE_BASE[regla.base]}`;
    case 'MANTENER_MARGEN':
    case 'SEGUN_EL_COSTO':
      return nombre;
  }
}

const conSigno = (valor: string): string => `${Number(valor) > 0 ? '+' : ''}${escribirNumero(valor, 0, 4)}`;

/**
 * What became another of a batch, in words: all of it, of a new one, but for its reason, which goes with what is told. Who sees no
 * costs is not told what comes out of them (INV-71).
 */
export async function cambiosDeLote(tx: Tx, antes: DatosDeLote | null, despues: DatosDeLote): Promise<Cambio[]> {
  const nombres = new Map((await leerListas(tx)).map(({ id, nombre }) => [id, nombre]));
  const delCosto = [antes, despues].some((datos) => datos !== null && saleDelCosto(datos.regla));
  const decir = async ({ motivo, filtro, regla, redondeo, listaIds, hasta = null }: DatosDeLote) => ({
    ...(antes !== null && { motivo }),
    artículos: textoDeAlcance(await leerAlcance(tx, filtro)),
    [delCosto ? 'lo que hace con el costo' : 'lo que hace']: textoDeRegla(regla),
    redondea: textoDeRedondeo(redondeo),
    'en las listas': listaIds
      .map((id) => nombres.get(id) ?? id)
      .toSorted()
      .join(', '),
    hasta: hasta === null ? null : fechaHoraTexto(new Date(hasta)),
  });
  return diferencias(antes && (await decir(antes)), await decir(despues));
}

const MODOS = { CERCANO: 'al más cercano', ARRIBA: 'hacia arriba', ABAJO: 'hacia abajo' } as const;

function textoDeRedondeo({ paso, modo, terminacion }: DatosDeLote['redondeo']): string | null {
  if (Number(paso) === 0) return null;
  const multiplos = `a múltiplos de ${escribirNumero(paso, 0, 4)}, ${MODOS[modo]}`;
  return Number(terminacion) === 0 ? multiplos : `${multiplos}, terminado en ${escribirNumero(terminacion, 0, 4)}`;
}

/** What was kept of a batch as the tables have it, before it was kept in words. */
const SIN_PALABRAS: ReadonlySet<string> = new Set(['filtro', 'regla', 'redondeo', 'listas']);

export const reservaDeLotes: ReservaDeActividad = {
  entidad: 'lote_precio',
  callados: async () => (campo) => SIN_PALABRAS.has(campo),
};
