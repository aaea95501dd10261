import { randomBytes } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import { crearClaveApi } from '#servidor/acceso/index.ts';
import { abrirPool, conKysely } from '#servidor/db/db.ts';
import { SIN_PLAZOS } from '#servidor/db/plazos.ts';
import { type Arranque, medirArranques, primerArranque } from './arranques.ts';
import { abrirCliente } from './cliente.ts';
import { escribirConsultas } from './consultas.ts';
import { crearAzar } from './estadistica.ts';
import { type Exportacion, medirExportacion } from './exportacion.ts';
import { type Importacion, medirImportacion } from './importacion.ts';
import { crearCasos } from './lecturas/casos.ts';
import { type Lectura, medirLectura } from './lecturas/medir-lecturas.ts';
import type { Limpieza } from './limpieza.ts';
import { type LoteMedido, medirLote } from './lote-de-precios.ts';
import { describirMaquina, type Maquina } from './maquina.ts';
import { type Ciclo, medirNotas } from './notas.ts';
import type { Opciones } from './opciones.ts';
import { iniciarServidor, ordenar } from './procesos.ts';
import { crearTerreno, type Terreno } from './terreno.ts';

/** All that is measured with a catalogue of one size. */
export type Vuelta = {
  readonly articulos: number;
  readonly maquina: Maquina;
  /** Seconds that the demo company took to load. */
  readonly cargaSegundos: number;
  readonly arranques: {
    readonly primero: Arranque;
    readonly frio: Arranque | undefined;
    readonly caliente: Arranque;
  };
  readonly lecturas: readonly Lectura[];
  readonly notas: readonly Ciclo[];
  readonly lote: LoteMedido;
  readonly exportacion: Exportacion;
  readonly importacion: Importacion;
  /** The statements of the raw side, as Markdown. */
  readonly consultas: string;
  /** Resident memory of the server's process in MB; undefined where the system does not say. */
  readonly memoria: { readonly quieto: number | undefined; readonly conCarga: number | undefined };
};

const ADMIN = { email: 'bench@ejemplo.com', contrasena: randomBytes(18).toString('base64url') };
/** Requests a minute of the key: the most there is, so that it never holds anybody back. */
const CUOTA = 1_000_000;
const QUIETO_MS = 3_000;

type Medio = { readonly limpieza: Limpieza; readonly opciones: Opciones; readonly decir: (texto: string) => void };

export async function darVuelta(articulos: number, { limpieza, opciones, decir }: Medio): Promise<Vuelta> {
  decir(`Base nueva para ${articulos} artículos: primer arranque…`);
  const terreno = await crearTerreno(limpieza, String(articulos));
  const primero = await primerArranque(limpieza, terreno, ADMIN);
  await terreno.encender();
  decir('Cargando la empresa de demostración…');
  const inicio = performance.now();
  await ordenar(limpieza, ['demo', ...tamanos(articulos, opciones)], terreno.entorno);
  const cargaSegundos = (performance.now() - inicio) / 1000;
  await terreno.comoSuperusuario('vacuum analyze');
  await terreno.comoSuperusuario('checkpoint');
  const clave = await crearClave(terreno);
  decir(`Cargada en ${cargaSegundos.toFixed(0)} s. Midiendo arranques…`);
  const arranques = { primero, ...(await medirArranques(limpieza, terreno, clave)) };

  const pool = abrirPool({ url: terreno.url(), plazos: SIN_PLAZOS });
  const cerrarPool = limpieza.anotar(() => pool.end());
  const maquina = await describirMaquina(pool, terreno.embebido ? terreno.carpeta : undefined);
  const medido = await medirEnMarcha({ limpieza, opciones, decir, terreno, pool, clave, articulos });
  await cerrarPool();
  await terreno.borrar();
  return { articulos, maquina, cargaSegundos, arranques, ...medido };
}

const tamanos = (articulos: number, { clientes, notas, semilla }: Opciones): string[] =>
  Object.entries({ articulos, clientes, notas, semilla }).flatMap(([nombre, valor]) => [`--${nombre}`, String(valor)]);

async function crearClave({ url }: Terreno): Promise<string> {
  const pool = abrirPool({ url: url(), max: 1 });
  try {
    return await crearClaveApi(conKysely(pool), { email: ADMIN.email, cuota: CUOTA });
  } finally {
    await pool.end();
  }
}

type EnMarcha = Medio & {
  readonly terreno: Terreno;
  readonly pool: ReturnType<typeof abrirPool>;
  readonly clave: string;
  readonly articulos: number;
};

async function medirEnMarcha({ limpieza, opciones, decir, terreno, pool, clave, articulos }: EnMarcha) {
  const { muestras, segundos, semilla } = opciones;
  const servidor = await iniciarServidor(limpieza, terreno.entorno);
  const abrir = () => abrirCliente(servidor.url, clave);
  const cliente = await abrir();
  await cliente.leer('/api/articulos');
  cliente.cerrar();
  await esperar(QUIETO_MS);
  const quieto = servidor.memoria();
  const vigia = servidor.vigilarMemoria();
  const cerrarVigia = limpieza.anotar(() => {
    vigia.terminar();
  });
  const lecturas: Lectura[] = [];
  const casos = await crearCasos(pool, crearAzar(semilla));
  for (const caso of casos) {
    decir(`${caso.nombre}…`);
    lecturas.push(...(await medirLectura(caso, { abrir, pool, muestras, segundos })));
  }
  decir('Notas de diez renglones…');
  const { url } = servidor;
  const notas = await medirNotas({ pool, url, clave, semilla, articulos, segundos: segundos * 2 });
  decir('Aumento general de precios…');
  const lote = await medirLote({ pool, url, clave, semilla, articulos, segundos: segundos * 2 });
  const conCarga = vigia.terminar();
  await cerrarVigia();
  decir('Exportación…');
  const exportacion = await medirExportacion({ servidor, pool, clave });
  await servidor.detener();
  decir('Importación…');
  await terreno.comoSuperusuario('checkpoint');
  const { entorno, carpeta } = terreno;
  const importacion = await medirImportacion({ limpieza, pool, entorno, carpeta, semilla, filas: opciones.importar });
  return {
    lecturas,
    notas: notas.ciclos,
    lote,
    exportacion,
    importacion,
    consultas: escribirConsultas(casos, {
      nota: notas.consultas,
      lote: lote.consultas,
      exportacion: exportacion.consultas,
      importacion: importacion.consultas,
    }),
    memoria: { quieto, conCarga },
  };
}
