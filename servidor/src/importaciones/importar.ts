import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { MAXIMO_DE_ARCHIVO_MIB, type Opciones } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { camposQueFaltan } from '@trastienda/nucleo/importaciones/lectura/reconocer.ts';
import { tablaDe } from '@trastienda/nucleo/importaciones/lectura/tabla.ts';
import { perfilesDelProducto } from '@trastienda/nucleo/importaciones/perfiles.ts';
import { permisos } from '@trastienda/nucleo/permisos.ts';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { type Copiar, enTransaccionConCopia, type Hecha } from '#db/copia.ts';
import { conKysely, type Tx } from '#db/db.ts';
import { esReintentable } from '#http/comando.ts';
import { crearUsuario, type Usuario } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { asentarAuditoria, diferencias } from '#plataforma/auditoria.ts';
import { type Archivo, abrirArchivo, abrirLibro } from './archivo/archivo.ts';
import { reconocerArchivo } from './archivo/leer-como.ts';
import { leerRechazos } from './filas.query.ts';
import { crearImportacion, type Lectura, leerAnterior, marcarAplicada, type Totales } from './importaciones.repo.ts';
import { abrirPlanilla } from './planilla/hilo-de-planilla.ts';
import { esPlanilla, exigirPesoDePlanilla, exigirPlanillaDeAhora } from './planilla/nombres.ts';
import { elegirLista } from './precios/elegir-lista.ts';
import { elegirDeposito } from './stock/elegir-deposito.ts';
import type { RechazoDeFila } from './trabajo/mensajes.ts';
import type { ConteoDe } from './trabajo/mesas.ts';
import type { Avance } from './trabajo/obra.ts';
import { type Procesado, procesarArchivo } from './trabajo/procesar.ts';
import { tomarTurno } from './trabajo/tareas.repo.ts';
import { comodidades, seCruzo } from './trabajo/trabajo.ts';

/** The console has no server to keep busy. */
const MAXIMO_DE_FILAS = 5_000_000;
const INTENTOS = 3;

export type Pedido = {
  readonly entidad: Entidad;
  readonly ruta: string;
  readonly perfil?: string | undefined;
  /** Code of the depósito sales left from or opening stock goes to; the default one without it. */
  readonly deposito?: string | undefined;
  /** Name of the lista prices go to; the default one without it. */
  readonly lista?: string | undefined;
  readonly modo?: Opciones['modo'] | undefined;
  /** Why codes that are something else of another artículo are taken. */
  readonly motivoDeCruces?: string | undefined;
  /** Say what would happen and change nothing. */
  readonly simular: boolean;
  readonly ahora: Date;
  readonly autor: (tx: Tx) => Promise<{ readonly id: string; readonly nombre: string }>;
};

export type Avisos = {
  readonly avanzar: (avance: Avance) => void;
  /** Every reason, in the order of the file, before the transaction ends. */
  readonly informar: (rechazos: AsyncIterable<RechazoDeFila>) => Promise<void>;
};

export type Resumen = Totales & {
  readonly archivo: string;
  /** The title of the profile its header chose; null without one. */
  readonly perfil: string | null;
  /** False when it was a simulation, or there was nothing new. */
  readonly aplicada: boolean;
  /** When the very same file was taken before, ISO. */
  readonly anterior: string | undefined;
  readonly conteo: ConteoDe[Entidad];
};

type Taller = {
  readonly tx: Tx;
  readonly copiar: Copiar;
  readonly pedido: Pedido;
  readonly avisos: Avisos;
  readonly archivo: Archivo;
  readonly lectura: Lectura;
};

/**
 * Takes a file in by the console: one reading to know it, and then everything of it in one transaction: a broken file,
 * a refusal or a simulation changes nothing.
 */
export async function importarArchivo(pool: pg.Pool, pedido: Pedido, avisos: Avisos): Promise<Resumen> {
  exigirPlanillaDeAhora(pedido.ruta);
  if (!esPlanilla(pedido.ruta)) return importarTexto(pool, pedido, avisos);
  const carpeta = await mkdtemp(join(tmpdir(), 'planilla-'));
  try {
    return await importarLibro(pool, pedido, avisos, carpeta);
  } finally {
    await rm(carpeta, { recursive: true, force: true });
  }
}

async function importarTexto(pool: pg.Pool, pedido: Pedido, avisos: Avisos): Promise<Resumen> {
  const archivo = await abrirArchivo({ ruta: pedido.ruta, maximoMiB: MAXIMO_DE_ARCHIVO_MIB });
  return importarAbierto(pool, pedido, avisos, archivo);
}

async function importarLibro(pool: pg.Pool, pedido: Pedido, avisos: Avisos, destino: string): Promise<Resumen> {
  const nombre = basename(pedido.ruta);
  await exigirPesoDePlanilla(pedido.ruta, nombre);
  await abrirPlanilla({ ruta: pedido.ruta, destino });
  return importarAbierto(pool, pedido, avisos, await abrirLibro(destino, nombre));
}

async function importarAbierto(pool: pg.Pool, pedido: Pedido, avisos: Avisos, archivo: Archivo): Promise<Resumen> {
  const lectura = await reconocer(pool, pedido, archivo);
  for (let intento = 1; ; intento += 1) {
    try {
      return await enTransaccionConCopia(pool, (tx, copiar) =>
        enTransaccion({ tx, copiar, pedido, avisos, archivo, lectura }),
      );
    } catch (error) {
      // People go on working meanwhile: what they wrote in between is met on the second reading.
      if (intento >= INTENTOS || !(esReintentable(error) || seCruzo(error))) throw error;
      await esperar(200 * intento);
    }
  }
}

/** Nobody is there to correct a column: what the header does not say is said at once. */
async function reconocer(pool: pg.Pool, { entidad, perfil }: Pedido, archivo: Archivo): Promise<Lectura> {
  const { repetida, ...lectura } = await reconocerArchivo(conKysely(pool), archivo, { entidad, perfil });
  const faltan = camposQueFaltan(entidad, lectura.mapeo);
  if (faltan.length > 0) {
    rechazar('importaciones.encabezado', { entidad, faltan, leidas: lectura.titulos });
  }
  if (repetida !== undefined) rechazar('importaciones.columna_repetida', { columna: repetida });
  return lectura;
}

const tituloDe = (perfil: string | null): string | null =>
  perfilesDelProducto.find(({ nombre }) => nombre === perfil)?.titulo ?? perfil;

async function enTransaccion(taller: Taller): Promise<Hecha<Resumen>> {
  const { tx, copiar, pedido, avisos, archivo, lectura } = taller;
  const { entidad, simular, ahora } = pedido;
  if (!(await tomarTurno(tx))) rechazar('importaciones.otra_en_curso', {});
  await comodidades(tx);
  const autor = await pedido.autor(tx);
  const usuario = operador(autor);
  const opciones = await opcionesDe(taller);
  const id = uuidv7();
  const { nombre, hash, bytes, modificado, ruta } = archivo;
  const anterior = await leerAnterior(tx, { id, entidad, hash });
  await crearImportacion(tx, {
    ...lectura,
    id,
    entidad,
    archivo: nombre,
    hash,
    bytes,
    guardado: null,
    usuarioId: autor.id,
    opciones,
  });
  const procesado = await procesarArchivo(
    {
      tx,
      copiar,
      importacionId: id,
      archivo: nombre,
      usuario,
      ahora,
      tabla: tablaDe(lectura),
      opciones,
      simular,
      avanzar: avisos.avanzar,
    },
    entidad,
    {
      ruta,
      bytes,
      modificado,
      codificacion: archivo.codificacion,
      hoja: lectura.formato.hoja,
      encabezado: lectura.formato.encabezado,
      maximoDeFilas: MAXIMO_DE_FILAS,
    },
  );
  await marcarAplicada(tx, id, procesado, autor.id);
  await avisos.informar(leerRechazos(tx, id));
  const aplicada = !simular && procesado.crear + procesado.actualizar > 0;
  if (aplicada) await auditar(tx, { id, autor, archivo: nombre, procesado });
  const resumen = {
    archivo: nombre,
    perfil: tituloDe(lectura.perfil),
    aplicada,
    anterior: anterior?.aplicadaEn,
    ...procesado,
  };
  return { resultado: resumen, confirmar: aplicada };
}

async function opcionesDe({ tx, pedido, lectura }: Taller): Promise<Opciones> {
  const { entidad, deposito, lista, modo, motivoDeCruces } = pedido;
  const paraVender = entidad === 'ventas';
  return {
    ...lectura.opciones,
    ...(modo === undefined ? {} : { modo }),
    ...(motivoDeCruces === undefined ? {} : { motivoDeCruces }),
    ...(deposito === undefined ? {} : { depositoId: (await elegirDeposito(tx, { codigo: deposito, paraVender })).id }),
    ...(lista === undefined ? {} : { listaId: (await elegirLista(tx, lista)).id }),
  };
}

/** The operator of the machine may do everything, everywhere. */
const operador = ({ id, nombre }: { readonly id: string; readonly nombre: string }): Usuario =>
  crearUsuario(
    id,
    nombre,
    new Map(Object.keys(permisos).map((permiso) => [permiso as keyof typeof permisos, 'TODAS'])),
  );

type Registro = {
  readonly id: string;
  readonly autor: { readonly id: string; readonly nombre: string };
  readonly archivo: string;
  readonly procesado: Procesado;
};

async function auditar(tx: Tx, { id, autor, archivo, procesado }: Registro): Promise<void> {
  const { leidas, rechazadas, crear, actualizar } = procesado;
  await asentarAuditoria(
    tx,
    { usuarioId: autor.id, quien: autor.nombre, direccion: 'consola', pedidoId: uuidv7() },
    {
      accion: 'importacion.aplicar',
      entidad: 'importacion',
      id,
      cambios: diferencias(null, { archivo, leidas, rechazadas, creadas: crear, actualizadas: actualizar }),
    },
  );
}
