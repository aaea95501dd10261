import { type Entidad, type Perfil, perfilesDe } from '@trastienda/nucleo/importaciones/perfiles.ts';
import { reconocerTabla, type Tabla } from '@trastienda/nucleo/importaciones/tabla.ts';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { type Copiar, enTransaccionConCopia, type Hecha } from '#db/copia.ts';
import type { Tx } from '#db/db.ts';
import { esReintentable } from '#http/comando.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import { asentarAuditoria, diferencias } from '#plataforma/auditoria.ts';
import { aplicarLocalidades, type ConteoDeLocalidades } from './aplicar-localidades.ts';
import { aplicarVentas, type ConteoDeVentas } from './aplicar-ventas.ts';
import { type Archivo, abrirArchivo, exigirSinCambios } from './archivo.ts';
import { elegirDeposito } from './elegir-deposito.ts';
import {
  copiarLote,
  crearImportacion,
  insertarRechazos,
  leerAnterior,
  leerRechazos,
  marcarAplicada,
  marcarValidada,
  quitarDeStaging,
  type Totales,
  tomarTurno,
} from './importaciones.repo.ts';
import { leerLotes } from './lector.ts';
import type { RechazoDeFila } from './mensajes.ts';
import type { Avance, Obra } from './obra.ts';

export type Pedido = {
  readonly entidad: Entidad;
  readonly ruta: string;
  readonly perfil?: string | undefined;
  /** Code of the depósito sales left from; the default one without it. */
  readonly deposito?: string | undefined;
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
  /** The title of the profile its header chose. */
  readonly perfil: string;
  /** False when it was a simulation, or there was nothing new. */
  readonly aplicada: boolean;
  /** When the very same file was taken before, ISO. */
  readonly anterior: string | undefined;
  readonly conteo: ConteoDeLocalidades | ConteoDeVentas;
};

/**
 * Takes a file in: one reading to know it, one to validate it in a worker and stage it, and then its rows go through
 * the doors of the rooms. All in one transaction: a broken file, a refusal or a simulation changes nothing.
 */
export async function importarArchivo(pool: pg.Pool, pedido: Pedido, avisos: Avisos): Promise<Resumen> {
  const perfiles = exigir(perfilesDe(pedido.entidad, pedido.perfil));
  const archivo = await abrirArchivo(pedido.ruta);
  const tabla = exigir(reconocerTabla({ ...archivo, perfiles }));
  const perfil = tituloDePerfil(perfiles, tabla);
  for (let intento = 1; ; intento += 1) {
    try {
      return await enTransaccionConCopia(pool, (tx, copiar) =>
        enTransaccion({ tx, copiar, pedido, avisos, archivo, tabla, perfil }),
      );
    } catch (error) {
      // Sales go on meanwhile, and may cross an import that moves the stock of the same artículos.
      if (intento >= INTENTOS || !esReintentable(error)) throw error;
    }
  }
}

const INTENTOS = 3;

const tituloDePerfil = (perfiles: readonly Perfil[], tabla: Tabla): string =>
  perfiles.find(({ nombre }) => nombre === tabla.perfil)?.titulo ?? tabla.perfil;

type Taller = {
  readonly tx: Tx;
  readonly copiar: Copiar;
  readonly pedido: Pedido;
  readonly avisos: Avisos;
  readonly archivo: Archivo;
  readonly tabla: Tabla;
  readonly perfil: string;
};

async function enTransaccion(taller: Taller): Promise<Hecha<Resumen>> {
  const { tx, pedido, avisos, archivo, tabla, perfil } = taller;
  const { entidad, simular } = pedido;
  if (!(await tomarTurno(tx))) rechazar('importaciones.otra_en_curso', {});
  const autor = await pedido.autor(tx);
  const deposito = entidad === 'ventas' ? await elegirDeposito(tx, pedido.deposito) : null;
  const id = uuidv7();
  const { nombre, hash } = archivo;
  const anterior = await leerAnterior(tx, entidad, hash);
  const datos = { id, entidad, perfil: tabla.perfil, archivo: nombre, hash, depositoId: deposito?.id ?? null };
  await crearImportacion(tx, { ...datos, usuarioId: autor.id });

  const leidos = await preparar(taller, id);
  let rechazadas = leidos.rechazadas;
  let escritos = leidos.rechazos;
  const obra: Obra = {
    tx,
    importacionId: id,
    archivo: nombre,
    usuarioId: autor.id,
    ahora: pedido.ahora,
    tabla,
    simular,
    avanzar: avisos.avanzar,
    rechazar: async (rechazos) => {
      const filas = [...new Set(rechazos.map(({ fila }) => fila))];
      await insertarRechazos(tx, id, rechazos, escritos);
      await quitarDeStaging(tx, id, entidad, filas);
      escritos += rechazos.length;
      rechazadas += filas.length;
    },
  };
  const conteo = deposito
    ? await aplicarVentas(obra, deposito)
    : await aplicarLocalidades(obra, leidos.leidas - leidos.rechazadas);

  const totales = { leidas: leidos.leidas, rechazadas };
  const creadas = creadasEn(conteo);
  await marcarValidada(tx, id, totales);
  await marcarAplicada(tx, id, creadas);
  await avisos.informar(leerRechazos(tx, id));
  const aplicada = !simular && creadas > 0;
  if (aplicada) await auditar(taller, { id, autor, cambios: { archivo: nombre, ...totales, creadas } });
  return { resultado: { archivo: nombre, perfil, aplicada, anterior, conteo, ...totales }, confirmar: aplicada };
}

/** Reads the whole file into staging. Only then is it known to be sound. */
async function preparar({ tx, copiar, pedido, avisos, archivo, tabla }: Taller, id: string) {
  let leidas = 0;
  let rechazadas = 0;
  let rechazos = 0;
  for await (const lote of leerLotes(archivo, tabla, pedido.ahora)) {
    await copiarLote(copiar, id, pedido.entidad, lote);
    await insertarRechazos(tx, id, lote.rechazos, rechazos);
    leidas += lote.leidas;
    rechazadas += lote.rechazadas;
    rechazos += lote.rechazos.length;
    avisos.avanzar({ etapa: 'leer', hechos: lote.bytes, total: archivo.bytes });
  }
  await exigirSinCambios(archivo);
  return { leidas, rechazadas, rechazos };
}

const creadasEn = (conteo: ConteoDeLocalidades | ConteoDeVentas): number =>
  conteo.entidad === 'localidades' ? conteo.creadas : conteo.notas + conteo.devoluciones;

type Registro = {
  readonly id: string;
  readonly autor: { readonly id: string; readonly nombre: string };
  readonly cambios: Readonly<Record<string, string | number>>;
};

async function auditar({ tx }: Taller, { id, autor, cambios }: Registro): Promise<void> {
  await asentarAuditoria(
    tx,
    { usuarioId: autor.id, quien: autor.nombre, direccion: 'consola', pedidoId: uuidv7() },
    { accion: 'importacion.aplicar', entidad: 'importacion', id, cambios: diferencias(null, cambios) },
  );
}
