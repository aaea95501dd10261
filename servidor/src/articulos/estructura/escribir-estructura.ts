import type { CambioDeEstructura, Estructura, EstructuraNueva } from '@trastienda/nucleo/articulos/contrato.ts';
import { tipoDeEstructura } from '@trastienda/nucleo/articulos/estructura/ciclo-de-estructura.ts';
import { compararLineas, fraseDeLinea } from '@trastienda/nucleo/articulos/estructura/comparar.ts';
import { componentesPosibles, type Linea } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import { type LineaPedida, reparoDelConjunto } from '@trastienda/nucleo/articulos/estructura/lineas.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import type { Cambio } from '#plataforma/auditoria.ts';
import {
  bloquearEstructura,
  bloquearGrafo,
  borrarEstructura,
  type EstructuraBloqueada,
  guardarEstructura,
  insertarEstructura,
  marcarValidada,
} from './estructuras.repo.ts';
import { leerLineas } from './grafo.query.ts';
import { type ArticuloNombrado, leerNombrados } from './nombrados.query.ts';
import { lineasParaGuardar } from './revisar.ts';
import { exigirSinBorrador, verEstructura } from './ver-estructura.query.ts';

type Nueva = Omit<EstructuraNueva, 'lineas'> & { readonly lineas: readonly LineaPedida[] };

/** A new version of an artículo's estructura, as a draft: nothing follows from it until it is put in force. */
export async function crearEstructura(orden: Orden, nueva: Nueva): Promise<Estructura> {
  await bloquearGrafo(orden.tx);
  return crearBorrador(orden, nueva);
}

/** The same with the lines of another version, to change a few of them. */
export async function versionarEstructura(orden: Orden, id: string): Promise<Estructura> {
  await bloquearGrafo(orden.tx);
  const { articuloId, nota } = await bloquearEstructura(orden.tx, id, 'usar');
  return crearBorrador(orden, { articuloId, nota, lineas: await leerLineas(orden.tx, id) });
}

/** The graph is held by the caller. */
async function crearBorrador(orden: Orden, { articuloId, nota, lineas }: Nueva): Promise<Estructura> {
  const { tx, usuario } = orden;
  const articulo = await exigirArmable(tx, articuloId);
  await exigirSinBorrador(tx, { articuloId, codigo: articulo.codigo });
  const guardadas = await lineasParaGuardar(tx, articuloId, lineas);
  const id = uuidv7();
  await insertarEstructura(tx, {
    id,
    articuloId,
    tipo: tipoDeEstructura(articulo.tipo),
    nota,
    lineas: guardadas,
    usuarioId: usuario.id,
  });
  orden.auditar({
    accion: 'estructura.crear',
    entidad: 'estructura',
    id,
    cambios: await cambiosDeLineas(tx, [], guardadas),
  });
  return verEstructura(tx, id);
}

export async function cambiarEstructura(
  orden: Orden,
  id: string,
  { version, nota, lineas }: CambioDeEstructura,
): Promise<Estructura> {
  const { tx, usuario } = orden;
  await bloquearGrafo(tx);
  const antes = await abrirBorrador(tx, id, version);
  const previas = await leerLineas(tx, id);
  const guardadas = lineas ? await lineasParaGuardar(tx, antes.articuloId, lineas) : null;
  await guardarEstructura(tx, { id, nota: nota ?? antes.nota, lineas: guardadas, usuarioId: usuario.id });
  orden.auditar({
    accion: 'estructura.cambiar',
    entidad: 'estructura',
    id,
    cambios: [
      ...(nota !== undefined && nota !== antes.nota ? [{ campo: 'nota', antes: antes.nota, despues: nota }] : []),
      ...(guardadas ? await cambiosDeLineas(tx, previas, guardadas) : []),
    ],
  });
  return verEstructura(tx, id);
}

/** Somebody looked at the lines and they are right; the mark goes with the first change of them (EST-12). */
export async function validarEstructura(orden: Orden, id: string, version: number): Promise<Estructura> {
  const { tx, usuario } = orden;
  const { version: actual } = await bloquearEstructura(tx, id);
  await exigirVersion({ tx, entidad: 'estructura', id, actual, pedida: version });
  await marcarValidada(tx, id, usuario.id);
  orden.auditar({ accion: 'estructura.validar', entidad: 'estructura', id });
  return verEstructura(tx, id);
}

export async function descartarEstructura(orden: Orden, id: string, version: number): Promise<{ id: string }> {
  const { tx } = orden;
  const { numero, articuloId } = await abrirBorrador(tx, id, version);
  const lineas = await leerLineas(tx, id);
  await borrarEstructura(tx, id);
  orden.auditar({
    accion: 'estructura.descartar',
    entidad: 'articulo',
    id: articuloId,
    cambios: [
      { campo: 'estructura', antes: `Versión ${numero}`, despues: null },
      ...(await cambiosDeLineas(tx, lineas, [])),
    ],
  });
  return { id };
}

async function abrirBorrador(tx: Tx, id: string, version: number): Promise<EstructuraBloqueada> {
  const estructura = await bloquearEstructura(tx, id);
  const { estado, numero } = estructura;
  if (estado === 'PROGRAMADA') rechazar('articulos.estructura_programada', { numero });
  if (estado !== 'BORRADOR') rechazar('articulos.estructura_fija', { numero });
  await exigirVersion({ tx, entidad: 'estructura', id, actual: estructura.version, pedida: version });
  return estructura;
}

async function exigirArmable(tx: Tx, articuloId: string): Promise<ArticuloNombrado> {
  const articulo = (await leerNombrados(tx, [articuloId])).get(articuloId);
  const reparo = reparoDelConjunto(articulo);
  if (!articulo || reparo !== null) return datosInvalidos([{ path: ['articuloId'], message: reparo ?? '' }]);
  return articulo;
}

/** What changed of the lines, told by the codes of their components. */
async function cambiosDeLineas(tx: Tx, antes: readonly Linea[], despues: readonly Linea[]): Promise<Cambio[]> {
  const nombrados = await leerNombrados(tx, [...antes, ...despues].flatMap(componentesPosibles));
  const codigo = (id: string) => nombrados.get(id)?.codigo ?? id;
  const frase = (linea: Linea | null) => linea && fraseDeLinea({ ...linea, sustitutos: linea.sustitutos.map(codigo) });
  return compararLineas(antes, despues)
    .filter(({ cambio }) => cambio !== 'igual')
    .map((diferencia) => ({
      campo: codigo(diferencia.componenteId),
      antes: frase(diferencia.antes),
      despues: frase(diferencia.despues),
    }));
}
