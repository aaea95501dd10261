import { definido } from '@trastienda/nucleo/comun/assert.ts';
import {
  type AccionDeImportacion,
  cicloDeImportacion,
  type Tarea,
} from '@trastienda/nucleo/importaciones/ciclo-de-importacion.ts';
import { type Importacion, MAXIMO_DE_ARCHIVO_MIB } from '@trastienda/nucleo/importaciones/contrato.ts';
import { type Entidad, esReversible } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { camposQueFaltan } from '@trastienda/nucleo/importaciones/lectura/reconocer.ts';
import { faltaElMultiplo } from '@trastienda/nucleo/importaciones/listas/reglas-de-lista.ts';
import { v7 as uuidv7 } from 'uuid';
import { type AlmacenDeAdjuntos, reservarLugar } from '#adjuntos/index.ts';
import type { Db, Tx } from '#db/db.ts';
import type { OrdenDeComando } from '#http/contexto.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { type Cambio, diferencias } from '#plataforma/auditoria.ts';
import type { Almacen } from './archivo/almacen.ts';
import { abrirArchivo, abrirLibro } from './archivo/archivo.ts';
import { type Cambio as CambioDeLectura, corregirLectura, reconocerArchivo } from './archivo/leer-como.ts';
import { leerMuestraDe } from './archivo/muestra.ts';
import type { Recibido } from './archivo/recibir.ts';
import { costosCallados, exigirQueSigaCallado } from './costos/costos-callados.ts';
import {
  bloquearImportacion,
  cambiarLectura,
  crearImportacion,
  exigirImportacion,
  type ImportacionGuardada,
  leerImportacion,
  marcarDescartada,
} from './importaciones.repo.ts';
import { abrirListaDe, exigirLista, exigirQueSeVea } from './listas/casos-de-lista.ts';
import { escribePrecios, exigirPermisos } from './permisos.ts';
import { hojasDe } from './planilla/carpeta.ts';
import type { Ejecutor } from './trabajo/ejecutor.ts';
import { leerConcedido } from './trabajo/quien-lo-pidio.query.ts';
import { marcarTarea } from './trabajo/tareas.repo.ts';
import { esDeSuSucursal, exigirDeSuSucursal } from './ventas/de-su-sucursal.query.ts';
import { leerVista } from './vistas.query.ts';

/** Whoever starts long work waits so long for its end; after that, it goes on by itself. */
const ESPERA_MS = 2_000;
const QUE = { que: 'la importación' };

export type Medios = {
  readonly db: Db;
  readonly almacen: Almacen;
  /** Whose files give way to one that comes in. */
  readonly adjuntos: AlmacenDeAdjuntos;
  readonly ejecutor: Ejecutor;
};

/** An importación as the wizard shows it. */
export async function ver(
  { almacen }: Medios,
  db: Db | Tx,
  id: string,
  { ahora, usuario }: Pick<OrdenDeComando, 'ahora' | 'usuario'>,
): Promise<Importacion> {
  const leida = (await leerVista(db, id)) ?? rechazar('comun.no_encontrado', QUE);
  await exigirDeSuSucursal(db, id, usuario);
  const { vista, guardado, campos } = leida;
  exigirQueSeVea(usuario, vista.entidad);
  const ruta = guardado === null ? undefined : almacen.rutaDe(guardado);
  const [muestra, hojas, conArchivo] = await Promise.all([
    leerMuestraDe(vista, ruta, ahora, campos),
    vista.formato.hoja === undefined || ruta === undefined ? [] : hojasDe(ruta),
    almacen.originales.hay(id),
  ]);
  const callados = costosCallados(usuario, { titulos: vista.columnas.map(({ titulo }) => titulo), mapeo: vista.mapeo });
  return {
    ...vista,
    muestra: callados ? callados.muestra(muestra) : muestra,
    hojas,
    conArchivo: conArchivo && callados === null,
  };
}

type Campos = {
  readonly entidad: Entidad;
  readonly perfil?: string | undefined;
  readonly proveedorId?: string | undefined;
};

/** Keeps a file that came in, with what it says of itself. Nothing of the business changes yet. */
export async function cargar(
  medios: Medios,
  orden: OrdenDeComando,
  { campos, nombre, guardado, original, esLibro }: Recibido,
): Promise<Importacion> {
  const { tx, usuario, auditar } = orden;
  const { entidad, perfil, proveedorId } = campos as Campos;
  const lista = await abrirListaDe(tx, usuario, { entidad, proveedorId });
  const ruta = medios.almacen.rutaDe(guardado);
  const archivo = esLibro
    ? await abrirLibro(ruta, nombre)
    : await abrirArchivo({ ruta, nombre, maximoMiB: MAXIMO_DE_ARCHIVO_MIB });
  const lectura = await reconocerArchivo(tx, archivo, { entidad, perfil, lista });
  const id = uuidv7();
  const { hash, bytes } = archivo;
  await reservarLugar(orden, bytes, medios.adjuntos);
  await crearImportacion(tx, {
    id,
    entidad,
    archivo: nombre,
    hash,
    bytes,
    guardado,
    usuarioId: usuario.id,
    proveedorId,
    ...lectura,
  });
  // Kept before it is committed: what nobody knows of is swept up, what is known is always there.
  await medios.almacen.originales.conservar(id, original);
  auditar({
    accion: 'importacion.cargar',
    entidad: 'importacion',
    id,
    cambios: diferencias(null, { archivo: nombre, entidad }),
  });
  return ver(medios, tx, id, orden);
}

export async function cambiar(
  medios: Medios,
  orden: OrdenDeComando,
  id: string,
  { version, ...cambio }: CambioDeLectura & { readonly version: number },
): Promise<Importacion> {
  const { tx, usuario, auditar } = orden;
  const actual = await abrir(orden, id, version, 'cambiar');
  const guardado = definido(actual.guardado, 'the file of an importación that may still change');
  const lectura = await corregirLectura(tx, actual, medios.almacen.rutaDe(guardado), cambio);
  exigirQueSigaCallado(usuario, actual, lectura);
  await cambiarLectura(tx, id, lectura);
  // Said to be of a sucursal where they may not bring files, it would be gone from their sight.
  if (!(await esDeSuSucursal(tx, id, usuario))) rechazar('comun.sin_permiso', {});
  auditar({ accion: 'importacion.cambiar', entidad: 'importacion', id, cambios: cambios(actual, lectura) });
  return ver(medios, tx, id, orden);
}

const cambios = (antes: object, despues: object): Cambio[] => diferencias(enTexto(antes), enTexto(despues));

const enTexto = (lectura: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(lectura).flatMap(([campo, valor]) =>
      ['perfil', 'formato', 'mapeo', 'opciones'].includes(campo) ? [[campo, JSON.stringify(valor)]] : [],
    ),
  );

type Pedido = {
  readonly version: number;
  readonly tarea: Tarea;
  readonly proponerPrecios?: boolean | undefined;
};

/** Leaves long work marked; it starts once that is committed, and whoever asked waits a little for it. */
export async function empezar(
  medios: Medios,
  orden: OrdenDeComando,
  id: string,
  { version, tarea, proponerPrecios }: Pedido,
): Promise<Importacion> {
  const { tx, usuario, auditar, alConfirmar, exigirReciente, ahora, pedidoId, direccion } = orden;
  const { db, almacen, ejecutor } = medios;
  const actual = await abrir(orden, id, version, tarea);
  const { entidad, mapeo, guardado, archivo } = actual;
  if (tarea === 'revertir' && !esReversible(entidad)) rechazar('importaciones.no_reversible', { entidad });
  const faltan = tarea === 'revertir' ? [] : camposQueFaltan(entidad, mapeo);
  if (faltan.length > 0) rechazar('importaciones.faltan_columnas', { faltan });
  if (tarea !== 'revertir' && faltaElMultiplo(actual.opciones.lista, mapeo)) {
    rechazar('importaciones.bulto_sin_multiplo', {});
  }
  if (tarea !== 'validar') {
    exigirPermisos(usuario, entidad, actual);
    // A batch is of who may prepare one.
    if (proponerPrecios && !usuario.puede('precio.modificar')) rechazar('comun.sin_permiso', {});
    // As for any other change of many prices (`seguridad.md` 3.2).
    if (escribePrecios(entidad, mapeo)) exigirReciente();
  }
  if (tarea === 'aplicar') await exigirLista(tx, actual);
  const concedido = await leerConcedido(tx, usuario.id);
  await marcarTarea(tx, id, tarea, await ejecutor.presentarse());
  auditar({
    accion: `importacion.empezar_${tarea}`,
    entidad: 'importacion',
    id,
    motivo: tarea === 'aplicar' ? (actual.opciones.motivoDeCruces ?? undefined) : undefined,
    cambios: diferencias(null, { archivo }),
  });
  alConfirmar(async () => {
    const fin = ejecutor.encargar({
      importacionId: id,
      tarea,
      autor: { usuarioId: usuario.id, quien: usuario.nombre, direccion, pedidoId },
      permisos: [...usuario.permisos],
      concedido,
      ruta: guardado === null ? null : almacen.rutaDe(guardado),
      ahora: ahora.toISOString(),
      proponerPrecios,
    });
    if (guardado !== null) fin.then(() => soltarArchivo(medios, id, guardado)).catch(() => {});
    await ejecutor.esperar(id, ESPERA_MS);
    return ver(medios, db, id, orden);
  });
  return ver(medios, tx, id, orden);
}

/** What an applied file brought is in the rows of its importación: the file goes. One that stays is swept up later. */
async function soltarArchivo({ db, almacen }: Medios, id: string, guardado: string): Promise<void> {
  const importacion = await leerImportacion(db, id);
  if (importacion?.estado === 'APLICADA') await almacen.borrar(guardado);
}

export async function descartar(
  medios: Medios,
  orden: OrdenDeComando,
  id: string,
  version: number,
): Promise<Importacion> {
  const { tx, auditar, alConfirmar } = orden;
  const { guardado, archivo } = await abrir(orden, id, version, 'descartar');
  await marcarDescartada(tx, id);
  auditar({
    accion: 'importacion.descartar',
    entidad: 'importacion',
    id,
    cambios: diferencias({ archivo }, { archivo: null }),
  });
  alConfirmar(async () => {
    if (guardado !== null) await medios.almacen.borrar(guardado);
    await medios.almacen.originales.borrar(id);
  });
  return ver(medios, tx, id, orden);
}

/** Stops the work in course, wherever it is done. */
export async function cancelar(medios: Medios, orden: OrdenDeComando, id: string): Promise<Importacion> {
  const { tx, usuario, auditar, alConfirmar } = orden;
  const { ocupada, archivo } = await exigirImportacion(tx, id);
  await exigirDeSuSucursal(tx, id, usuario);
  if (!ocupada) rechazar('importaciones.sin_tarea', {});
  auditar({ accion: 'importacion.cancelar', entidad: 'importacion', id, cambios: diferencias(null, { archivo }) });
  alConfirmar(async () => {
    await medios.ejecutor.cancelar(id);
    return ver(medios, medios.db, id, orden);
  });
  return ver(medios, tx, id, orden);
}

async function abrir(
  { tx, usuario }: OrdenDeComando,
  id: string,
  version: number,
  accion: AccionDeImportacion,
): Promise<ImportacionGuardada> {
  const actual = (await bloquearImportacion(tx, id)) ?? rechazar('comun.no_encontrado', QUE);
  await exigirDeSuSucursal(tx, id, usuario);
  if (actual.ocupada) rechazar('importaciones.tarea_en_curso', {});
  await exigirVersion({ tx, entidad: 'importacion', id, actual: actual.version, pedida: version });
  exigir(cicloDeImportacion.mover(actual.estado, accion));
  return actual;
}
