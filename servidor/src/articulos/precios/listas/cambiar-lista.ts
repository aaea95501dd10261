import type { CambioDeLista, ListaDePrecio, ListaNueva } from '@trastienda/nucleo/articulos/contrato.ts';
import { calculaOtraCosa } from '@trastienda/nucleo/articulos/precios/listas/lista-derivada.ts';
import { suenaIgual } from '@trastienda/nucleo/comun/texto.ts';
import { v7 as uuidv7 } from 'uuid';
import { tomarTurno } from '#articulos/precios/lotes/turno.repo.ts';
import type { Tx } from '#db/db.ts';
import type { Orden, OrdenDeComando } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { type Alcanzados, diferencias } from '#plataforma/auditoria.ts';
import { exigirRevisados } from './cambio-de-formula.query.ts';
import { type Cambio, conCambio, datosDe, exigirCostos, exigirDerivacion, SIN_COSTOS } from './formula-de-lista.ts';
import { contarClientes, contarSucursales, leerListas, leerUnaLista, quienesLaTienen } from './listas.query.ts';
import {
  actualizarLista,
  bloquearConSusBases,
  bloquearListas,
  type DatosDeLista,
  hacerDeOmision,
  insertarLista,
  ordenarLista,
  tienePrecios,
  vendioAlgo,
} from './listas.repo.ts';
import { contarEscritos, loteConPreciosSuyos, loteQueLaEscribe, terminarEscritos } from './pasar-a-formula.repo.ts';

const QUE = { que: 'la lista de precios' };

export async function crearLista({ tx, usuario, auditar }: Orden, alta: ListaNueva): Promise<ListaDePrecio> {
  const id = uuidv7();
  const datos: DatosDeLista = { ...alta, activa: true };
  exigirCostos(usuario, SIN_COSTOS, datos);
  await bloquearListas(tx);
  await exigirQueSirva(tx, id, datos, await leerListas(tx));
  await insertarLista(tx, id, datos);
  const lista = await leerUnaLista(tx, id);
  auditar({ accion: 'lista.crear', entidad: 'lista_precio', id, cambios: diferencias(null, campos(lista)) });
  return lista;
}

export async function cambiarLista(
  { tx, usuario, ahora, auditar, exigirReciente }: OrdenDeComando,
  id: string,
  { version, orden: lugar, omision, preciosEscritos, revisados, motivo, ...cambio }: CambioDeLista,
): Promise<ListaDePrecio> {
  await bloquearLasDelCambio(tx, id, { ...cambio, orden: lugar, omision });
  const listas = await leerListas(tx);
  const antes = listas.find((lista) => lista.id === id) ?? rechazar('comun.no_encontrado', QUE);
  await exigirVersion({ tx, entidad: 'lista_precio', id, actual: antes.version, pedida: version });
  const datos = conCambio(antes, cambio);
  exigirCostos(usuario, datosDe(antes), datos);
  // All its prices move at once (`seguridad.md` 3.2).
  const calculaOtra = calculaOtraCosa(antes, datos);
  if (calculaOtra) exigirReciente();
  await exigirQueSirva(tx, id, datos, listas);
  if (!datos.activa && antes.activa) await exigirSinUso(tx, antes, listas);
  if (omision && !datos.activa)
    datosInvalidos([{ path: ['omision'], message: 'Una lista inactiva no puede ser la de omisión.' }]);
  await exigirSuLado(tx, antes, datos);
  const escritos =
    antes.derivacion === null && datos.derivacion !== null ? await exigirFormula(tx, antes, ahora, preciosEscritos) : 0;
  const terminan = preciosEscritos === 'TERMINAN' && escritos > 0;
  if (calculaOtra) await exigirRevisados({ tx, usuario, ahora }, { antes, datos, preciosEscritos }, revisados);

  // What takes long goes first: writing a base makes every other one that does wait (INV-44).
  if (terminan) await terminarEscritos(tx, id, { ahora, usuarioId: usuario.id });
  await actualizarLista(tx, id, datos);
  if (omision) await hacerDeOmision(tx, id);
  if (lugar !== undefined) await ordenarLista(tx, id, lugar);
  const lista = await leerUnaLista(tx, id);
  auditar({
    accion: 'lista.cambiar',
    entidad: 'lista_precio',
    id,
    motivo,
    cambios: [
      ...diferencias(campos(antes), campos(lista)),
      ...(terminan ? [{ campo: 'precios escritos', antes: String(escritos), despues: '0' }] : []),
    ],
    ...(omision ? { alcanzados: dejaDeSerLaDeOmision(id, listas) } : {}),
  });
  return lista;
}

/** The one whose place it takes changes too: its history says since when it is not the default one. */
const dejaDeSerLaDeOmision = (id: string, listas: readonly ListaDePrecio[]): Alcanzados => ({
  accion: 'lista.cambiar',
  entidad: 'lista_precio',
  loteId: null,
  filas: listas
    .filter((otra) => otra.omision && otra.id !== id)
    .map((otra) => ({ id: otra.id, cambios: diferencias({ omision: true }, { omision: false }) })),
});

/** Its place, its name, which is the default and what is in use are decided over all of them. */
async function bloquearLasDelCambio(
  tx: Tx,
  id: string,
  { orden, omision, nombre, activa, derivacion }: Pick<CambioDeLista, 'orden' | 'omision'> & Cambio,
): Promise<void> {
  const antes = (await leerListas(tx)).find((lista) => lista.id === id);
  const otroNombre = nombre !== undefined && nombre !== antes?.nombre;
  const otroUso = activa !== undefined && activa !== antes?.activa;
  if (orden !== undefined || omision || otroNombre || otroUso) await bloquearListas(tx);
  else await bloquearConSusBases(tx, [id, ...(derivacion?.listaBaseId === undefined ? [] : [derivacion.listaBaseId])]);
}

/** What says its prices, or is about to, says them in its currency and on its side of IVA. */
async function exigirSuLado(
  tx: Tx,
  { id, nombre, moneda, incluyeIva }: ListaDePrecio,
  despues: DatosDeLista,
): Promise<void> {
  const otraMoneda = despues.moneda !== moneda;
  if (!otraMoneda && despues.incluyeIva === incluyeIva) return;
  // What was sold by it is in the currency it has.
  const yaDice = (await tienePrecios(tx, id)) || (otraMoneda && (await vendioAlgo(tx, id)));
  if (yaDice) rechazar('articulos.lista_con_precios', { nombre });
  const numero = await loteConPreciosSuyos(tx, id);
  if (numero !== undefined) rechazar('articulos.lista_en_lote', { nombre, numero });
}

/** Nothing is about to write prices of it, and what becomes of those it has is said. Answers how many it has. */
async function exigirFormula(
  tx: Tx,
  { id, nombre }: ListaDePrecio,
  ahora: Date,
  preciosEscritos: CambioDeLista['preciosEscritos'],
): Promise<number> {
  // One that ends meanwhile, or is taken back, would write over them the prices it found.
  if (preciosEscritos === 'TERMINAN' && !(await tomarTurno(tx))) rechazar('articulos.lote_en_curso', {});
  const numero = await loteQueLaEscribe(tx, id);
  if (numero !== undefined) rechazar('articulos.lista_en_lote', { nombre, numero });
  const cuantos = await contarEscritos(tx, id, ahora);
  if (cuantos > 0 && preciosEscritos === undefined) rechazar('articulos.lista_con_escritos', { nombre, cuantos });
  return cuantos;
}

/** A name of its own, sucursales that exist, and a base from which it does not come itself (INV-44). */
async function exigirQueSirva(
  tx: Tx,
  id: string,
  { nombre, derivacion, sucursales }: DatosDeLista,
  listas: readonly ListaDePrecio[],
): Promise<void> {
  // One that was let in before is not in the way of another change of it.
  const seLlamaba = listas.find((lista) => lista.id === id)?.nombre;
  const repetida = listas.find((otra) => otra.id !== id && suenaIgual(otra.nombre, nombre));
  if (repetida && nombre !== seLlamaba) rechazar('articulos.lista_repetida', { nombre: repetida.nombre });
  await exigirSucursales(tx, sucursales);
  if (derivacion !== null) exigirDerivacion({ id, nombre, derivacion }, listas);
}

async function exigirSucursales(tx: Tx, sucursales: readonly string[]): Promise<void> {
  const hay = await contarSucursales(tx, sucursales);
  if (new Set(sucursales).size !== sucursales.length || hay !== sucursales.length) {
    datosInvalidos([{ path: ['sucursales'], message: 'Alguna de esas sucursales no existe o está repetida.' }]);
  }
}

async function exigirSinUso(
  tx: Tx,
  { id, nombre, omision }: ListaDePrecio,
  listas: readonly ListaDePrecio[],
): Promise<void> {
  const derivadas = listas.filter((otra) => otra.activa && otra.derivacion?.listaBaseId === id);
  const clientes = await contarClientes(tx, id);
  const otros = await quienesLaTienen(tx, id);
  if (!omision && derivadas.length === 0 && clientes === 0 && otros.length === 0) return;
  rechazar('articulos.lista_en_uso', {
    nombre,
    omision,
    listas: derivadas.map((otra) => otra.nombre),
    clientes,
    otros,
  });
}

function campos({ derivacion, sucursales, ...lista }: ListaDePrecio) {
  const { nombre, moneda, incluyeIva, activa, omision, margenMinimo } = lista;
  return {
    nombre,
    moneda,
    incluyeIva,
    activa,
    omision,
    margenMinimo,
    base: derivacion && (derivacion.listaBase ?? derivacion.base),
    coeficiente: derivacion?.coeficiente,
    paso: derivacion?.paso,
    modo: derivacion?.modo,
    adicional: derivacion?.adicional,
    sucursales: sucursales.map((sucursal) => sucursal.nombre).join(', '),
  };
}
