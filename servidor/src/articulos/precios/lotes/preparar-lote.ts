import type {
  CambioDeLote,
  FiltroDeLote,
  LoteDePrecio,
  LoteNuevo,
  ReglaDeLote,
  SeleccionDeArticulos,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { saleDelCosto } from '@trastienda/nucleo/articulos/precios/lotes/regla-de-lote.ts';
import { v7 as uuidv7 } from 'uuid';
import { leerElegidos } from '#articulos/edicion-en-lote/elegidos.query.ts';
import { leerConfiguracion } from '#articulos/precios/configuracion.ts';
import { leerListas } from '#articulos/precios/listas/listas.query.ts';
import { NO_EXISTE_LA_LISTA } from '#articulos/precios/listas/una-lista.query.ts';
import type { Tx } from '#db/db.ts';
import type { Orden, Usuario } from '#http/contexto.ts';
import { datosInvalidos, type Issue, rechazar } from '#http/regla-rota.ts';
import { leerAlcance } from './alcance.query.ts';
import { cambiosDeLote } from './decir-lote.ts';
import { leerLote } from './lotes.query.ts';
import {
  actualizarDichos,
  actualizarLote,
  type DatosDeLote,
  guardarElegidos,
  insertarLote,
  mueveLineas,
  tomar,
} from './lotes.repo.ts';

/** As many as one transaction of long work keeps. */
const TOPE_DE_ELEGIDOS = 1_000_000;

type Nuevo = LoteNuevo & { readonly seleccion?: SeleccionDeArticulos | undefined };

export async function crearLote(orden: Orden, { seleccion, ...pedido }: Nuevo): Promise<LoteDePrecio> {
  const { tx, usuario, auditar } = orden;
  exigirMismoArchivo(null, pedido.regla);
  exigirCostos(usuario, null, pedido.regla);
  exigirMismosElegidos(undefined, pedido.filtro);
  await exigirDatos(orden, pedido);
  const ids = seleccion && (await leerElegidos(tx, orden, seleccion, TOPE_DE_ELEGIDOS));
  if (ids?.length === 0) datosInvalidos([{ path: ['seleccion'], message: 'No hay ningún artículo elegido.' }]);
  const datos = ids ? { ...pedido, filtro: { ...pedido.filtro, elegidos: ids.length } } : pedido;
  const id = uuidv7();
  const { limiteDeVariacion } = await leerConfiguracion(tx);
  await insertarLote(tx, id, { ...datos, limiteDeVariacion, autorId: usuario.id });
  if (ids) await guardarElegidos(tx, id, ids);
  auditar({
    accion: 'lote.crear',
    entidad: 'lote_precio',
    id,
    motivo: datos.motivo,
    cambios: await cambiosDeLote(tx, null, datos),
  });
  return leerLote(tx, usuario, id);
}

/** Takes the batch back to the beginning with other data. What only says it otherwise, or until when, moves no line of it. */
export async function cambiarLote(
  orden: Orden,
  id: string,
  { version, ...cambio }: CambioDeLote,
): Promise<LoteDePrecio> {
  const { tx, usuario, auditar } = orden;
  const antes = await tomar(orden, id, { version, accion: 'cambiar' });
  const datos: DatosDeLote = {
    motivo: cambio.motivo ?? antes.motivo,
    filtro: cambio.filtro ?? antes.filtro,
    regla: cambio.regla ?? antes.regla,
    redondeo: cambio.redondeo ?? antes.redondeo,
    listaIds: cambio.listaIds ?? antes.listaIds,
    hasta: cambio.hasta === undefined ? antes.hasta : cambio.hasta,
  };
  exigirMismoArchivo(antes.regla, datos.regla);
  exigirCostos(usuario, antes.regla, datos.regla);
  exigirMismosElegidos(antes.filtro.elegidos, datos.filtro);
  await exigirDatos(orden, datos);
  const actualizar = (await mueveLineas(tx, id, datos)) ? actualizarLote : actualizarDichos;
  await actualizar(tx, id, datos, usuario.id);
  auditar({ accion: 'lote.cambiar', entidad: 'lote_precio', id, cambios: await cambiosDeLote(tx, antes, datos) });
  return leerLote(tx, usuario, id);
}

/** A batch lives by the file it came from: its prices are no other rule's, and no other batch has them, a new one (`null`) neither. */
function exigirMismoArchivo(antes: ReglaDeLote | null, despues: ReglaDeLote): void {
  const deArchivo = (regla: ReglaDeLote | null) => (regla?.tipo === 'ARCHIVO' ? regla.archivo : null);
  if (deArchivo(antes) === deArchivo(despues)) return;
  const message =
    antes?.tipo === 'ARCHIVO'
      ? 'Los precios de este lote son los de su archivo: para otra regla, armá otro lote.'
      : 'Esos precios se traen con una importación.';
  datosInvalidos([{ path: ['regla'], message }]);
}

/** The prices that come out of a cost tell it: only who may see it writes such a rule (INV-71). */
function exigirCostos(usuario: Usuario, antes: ReglaDeLote | null, despues: ReglaDeLote): void {
  if (despues !== antes && saleDelCosto(despues) && !usuario.puede('costo.ver')) rechazar('comun.sin_permiso', {});
}

/** Those chosen are kept with the batch: a filter may let go of them, and names no others. */
function exigirMismosElegidos(antes: number | undefined, { elegidos }: FiltroDeLote): void {
  if (elegidos === undefined || elegidos === antes) return;
  datosInvalidos([{ path: ['filtro', 'elegidos'], message: 'Elegilos de nuevo en la tabla de artículos.' }]);
}

/** Listas that may be written to, and a filter and a rule that name things that exist. */
async function exigirDatos(
  { tx, ahora }: Orden,
  { listaIds, filtro, regla, redondeo, hasta }: DatosDeLote,
): Promise<void> {
  const listas = new Map((await leerListas(tx)).map((lista) => [lista.id, lista]));
  const issues: Issue[] = listaIds.flatMap((id, i) => {
    const path = ['listaIds', i];
    const lista = listas.get(id);
    if (!lista) return [{ path, message: NO_EXISTE_LA_LISTA }];
    if (listaIds.indexOf(id) < i) return [{ path, message: 'Está repetida.' }];
    if (!lista.activa) return [{ path, message: `La lista ${lista.nombre} está inactiva.` }];
    if (lista.tipo === 'MANUAL') return [];
    return [{ path, message: `Los precios de ${lista.nombre} se calculan solos: cambiá su base o su fórmula.` }];
  });
  const monedas = new Set(listaIds.map((id) => listas.get(id)?.moneda).filter((moneda) => moneda !== undefined));
  if (monedas.size > 1 && esDeUnaMoneda(regla, redondeo)) issues.push({ path: ['listaIds'], message: VARIAS_MONEDAS });
  if (hasta != null && new Date(hasta) <= ahora) {
    issues.push({ path: ['hasta'], message: 'Ese día ya pasó. Elegí otro.' });
  }
  issues.push(...problemaDeBase(regla, new Set(listas.keys())), ...(await problemasDeFiltro(tx, filtro)));
  if (issues.length > 0) datosInvalidos(issues);
}

const VARIAS_MONEDAS =
  'Un importe o un redondeo no es lo mismo en pesos que en dólares: armá un lote para las listas de cada moneda.';

/** Three pesos are not three dollars, nor are steps of ten: what is said in an amount is said in one currency (UA-09). */
const esDeUnaMoneda = (regla: ReglaDeLote, { paso }: DatosDeLote['redondeo']): boolean =>
  regla.tipo === 'IMPORTE' || Number(paso) !== 0;

function problemaDeBase(regla: ReglaDeLote, listas: ReadonlySet<string>): Issue[] {
  if (regla.tipo !== 'COEFICIENTE') return [];
  const path = ['regla', 'listaBaseId'];
  if (regla.base !== 'LISTA') {
    return regla.listaBaseId === undefined ? [] : [{ path, message: 'Sólo va cuando la base es otra lista.' }];
  }
  if (regla.listaBaseId === undefined) return [{ path, message: 'Elegí de qué lista sale.' }];
  return listas.has(regla.listaBaseId) ? [] : [{ path, message: NO_EXISTE_LA_LISTA }];
}

async function problemasDeFiltro(tx: Tx, filtro: FiltroDeLote): Promise<Issue[]> {
  const encontrados = new Set((await leerAlcance(tx, filtro)).map(({ campo }) => campo));
  const pedidos = Object.entries(filtro).filter(([, valor]) => valor !== undefined);
  return pedidos.flatMap(([campo]) =>
    encontrados.has(campo as keyof FiltroDeLote)
      ? []
      : [{ path: ['filtro', campo], message: 'Eso no existe. Elegilo de nuevo.' }],
  );
}
