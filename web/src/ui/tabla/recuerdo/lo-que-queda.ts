import { MODOS_DE_TEXTO } from '@trastienda/nucleo/comun/filtros.ts';
import type { Vista } from '@trastienda/nucleo/vistas/contrato.ts';
import { muestraLaVista } from '@trastienda/nucleo/vistas/vista.ts';
import { CAMPO_DE_VISTA } from '#ui/tabla/vistas/conocidas.ts';

type Busqueda = Readonly<Record<string, unknown>>;

/** What is known of a list: its fields of the address, the view it opens with and the one that is on, as it is kept. */
export type DeLaLista = {
  readonly campos: readonly string[];
  /** Which of those fields say what it is about. */
  readonly asunto: readonly string[];
  readonly inicial: string | null;
  readonly puesta: Pick<Vista, 'id' | 'contenido'> | undefined;
};

/** Where in the list, and how much of it: neither is found again. */
const DE_LA_PAGINA: readonly string[] = ['pagina', 'porPagina', 'contar'];
/** Which tab or side of its screen the list stands on: without it, what is asked of one would be asked of another. */
const LUGARES = ['pestana', 'vista'];
const ALREDEDOR: readonly string[] = [...LUGARES, CAMPO_DE_VISTA];

/**
 * What of an address is worth finding again: what its list is asked for, and nothing else that the address says. Of a view
 * that was not changed, its name, for by then it may keep something else; of the one the list opens with, nothing. What
 * the list is about goes along with all of that, and by itself.
 */
export function loQueQueda(busqueda: Busqueda, { campos, asunto, inicial, puesta }: DeLaLista): Busqueda | undefined {
  const deQue = soloDe(busqueda, (campo) => asunto.includes(campo));
  const noSePide = [...DE_LA_PAGINA, ...asunto];
  const pedido = soloDe(busqueda, (campo) => campos.includes(campo) && !noSePide.includes(campo));
  const alrededor = soloDe(busqueda, (campo) => ALREDEDOR.includes(campo) && !campos.includes(campo));
  if (puesta !== undefined && puesta.id === busqueda[CAMPO_DE_VISTA] && muestra(puesta.contenido, pedido)) {
    return puesta.id === inicial ? oNada(deQue) : { ...alrededor, ...deQue };
  }
  return Object.keys(pedido).length === 0 ? oNada(deQue) : { ...alrededor, ...deQue, ...pedido };
}

const oNada = (busqueda: Busqueda): Busqueda | undefined => (Object.keys(busqueda).length === 0 ? undefined : busqueda);

/** The same for what outlives the page: without what somebody wrote, which may be the name of a customer. */
export function loQueSeGuarda(busqueda: Busqueda, lista: DeLaLista): Busqueda | undefined {
  const queda = loQueQueda(busqueda, lista);
  const nadaEscrito = [...ALREDEDOR, ...lista.asunto];
  const esVista = queda !== undefined && Object.keys(queda).every((campo) => nadaEscrito.includes(campo));
  return queda === undefined || esVista ? queda : loQueQueda(sinLoEscrito(busqueda), lista);
}

function sinLoEscrito({ buscar: _, filtros, ...resto }: Busqueda): Busqueda {
  const elegidos = String(filtros ?? '')
    .split(';')
    .filter((condicion) => condicion !== '' && !ESCRITOS.includes(condicion.split(':')[1] ?? ''));
  return { ...resto, ...(elegidos.length > 0 && { filtros: elegidos.join(';') }) };
}

const ESCRITOS: readonly string[] = MODOS_DE_TEXTO;

/** Whether an address asks what a view does. Searching in a view does not change it, but is worth finding again. */
const muestra = (contenido: Vista['contenido'], busqueda: Busqueda): boolean =>
  busqueda.buscar === contenido.busqueda.buscar && muestraLaVista(contenido, { ...contenido, busqueda });

/** Where a link leads instead: to the list as it was left, if the link asks for nothing and comes from somewhere else. */
export function comoQuedo(
  destino: string,
  desde: string,
  quedaDe: (ruta: string) => string | undefined,
): string | undefined {
  if (/[?#]/.test(destino) || destino === desde) return undefined;
  const queda = quedaDe(destino);
  return queda === undefined ? undefined : `${destino}${queda}`;
}

const soloDe = (busqueda: Busqueda, va: (campo: string) => boolean): Busqueda =>
  Object.fromEntries(Object.entries(busqueda).filter(([campo]) => va(campo)));
